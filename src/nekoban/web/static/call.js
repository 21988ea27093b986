/** Being called: the browser tells when it is one's turn, also when the page is closed. Off until somebody wants it. */
import { button, tell } from "./page.js";
import { ask } from "./server.js";
import { say } from "./words.js";

/** @param {ArrayBuffer | null} bytes in base64 for addresses */
const coded = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const wanted = () => JSON.parse(localStorage.getItem("nekoban-called") ?? "[]");
/** @param {string} table @param {boolean} on */
const want = (table, on) => localStorage.setItem("nekoban-called", JSON.stringify([...wanted().filter((/** @type {string} */ id) => id !== table), ...(on ? [table] : [])].slice(-500)));

/** @param {string} table @param {string} key of the server */
async function begin(table, key) {
  if (await Notification.requestPermission() !== "granted") return tell(say("call.forbidden"));
  const given = await (await navigator.serviceWorker.ready).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await ask(`/api/tables/${table}/calls`, { endpoint: given.endpoint, key: coded(given.getKey("p256dh")), secret: coded(given.getKey("auth")) });
  want(table, true);
  tell(say("call.begun"));
}

/** The button that begins or ends it; none where browser or server cannot. @param {() => void} changed */
export async function calling(changed) {
  const can = isSecureContext && "PushManager" in window, { key } = can ? await ask("/api/push") : { key: null };
  return (/** @type {string} */ table) => key && (wanted().includes(table)
    ? button("call.stop", () => void ask(`/api/tables/${table}/calls/stop`, {}).then(() => want(table, false)).then(changed, tell))
    : button("call.begin", () => void begin(table, key).then(changed, tell)));
}
