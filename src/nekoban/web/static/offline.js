/** What is shown when the server cannot be reached; it goes on by itself. */
import { begin } from "./page.js";

await begin();
addEventListener("online", () => location.reload());
