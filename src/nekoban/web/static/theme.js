// Before the first paint, so that a dark page never flashes white.
document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("nekoban") ?? "{}").theme ?? "auto";
