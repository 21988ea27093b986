// Before the first paint, so that a dark page never flashes white.
const kept = { theme: "auto", size: "normal", ...JSON.parse(localStorage.getItem("nekoban") ?? "{}") };
for (const name of ["theme", "size"]) document.documentElement.dataset[name] = String(kept[name]);
