/** The worker of the installed app: without a connection it shows the page that says so. It keeps nothing else. */
const KEPT = "nekoban-offline-1", OFFLINE = "/offline";
const PARTS = [OFFLINE, "/static/style.css", "/static/tokens.css", "/static/theme.js", "/static/icon.svg", "/static/offline.js",
  "/static/page.js", "/static/words.js", "/static/messages/en.json"];
const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PARTS))));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(caches.keys().then((names) =>
  Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, path = new URL(request.url).pathname;
  const kept = () => caches.match(request.mode === "navigate" ? OFFLINE : path).then((found) => found ?? Response.error());
  if (request.method === "GET" && (request.mode === "navigate" || PARTS.includes(path))) event.respondWith(fetch(request).catch(kept));
});
