// Before the first paint, so that a dark page never flashes white.
const kept = { theme: "auto", size: "normal", patterns: false, ...JSON.parse(localStorage.getItem("nekoban") ?? "{}") };
for (const name of ["theme", "size", "patterns"]) document.documentElement.dataset[name] = String(kept[name]);
