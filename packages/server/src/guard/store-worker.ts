import { serveThread } from "../store/threads/serve-thread.ts";
import { createGuard } from "./create-guard.ts";

/*
 * A thread of the store with its guard. Reading a big document, checking a big commit and waiting for the disk happen
 * here, never in the thread that answers HTTP.
 */
await serveThread(createGuard);
