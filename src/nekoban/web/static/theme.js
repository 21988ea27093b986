// Before the first paint, so that a dark page never flashes white.
(() => {
  const theme = JSON.parse(localStorage.getItem("nekoban") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
