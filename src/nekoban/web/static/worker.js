/** The worker of the installed app: without a connection it shows the page that says so. It keeps nothing else. */
const language = location.search.slice(1), KEPT = `nekoban-offline-2-${language}`, OFFLINE = "/offline";
const PARTS = [OFFLINE, "/static/style.css", "/static/tokens.css", "/static/theme.js", "/static/icon.svg", "/static/offline.js",
  "/static/page.js", "/static/words.js", `/static/messages/${language}.json`];
const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PARTS))));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(caches.keys().then((names) =>
  Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, path = new URL(request.url).pathname;
  const kept = () => caches.match(request.mode === "navigate" ? OFFLINE : path).then((found) => found ?? Response.error());
  if (request.method === "GET" && (request.mode === "navigate" || PARTS.includes(path))) event.respondWith(fetch(request).catch(kept));
});

// A call by the push service: it is somebody's turn. What it says was encrypted for this browser alone.
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { table, title, text } = event.data.json(), icon = "/static/icon-192.png";
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: table, icon, data: { table } }));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const path = `/table/${encodeURIComponent(event.notification.data.table)}`;
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ pages) =>
    pages.find(({ url }) => new URL(url).pathname === path)?.focus() ?? worker.clients.openWindow(path)));
});
