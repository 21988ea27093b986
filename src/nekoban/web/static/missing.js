/** The page for an address that leads nowhere. */
import { begin, entitle } from "./page.js";
import { say } from "./words.js";

await begin();
entitle(say("missing.title"));
