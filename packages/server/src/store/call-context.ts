import type { StoreParts } from "./guard-face.ts";

/** What a call runs on: the open database, and the time at which the call was made. */
export interface CallContext extends StoreParts {
  readonly now: number;
}
