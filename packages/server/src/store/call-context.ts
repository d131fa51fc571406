import type { StoreParts } from "./guard-face.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";

/** What a call runs on: the open database, and the time at which the call was made. */
export interface CallContext extends StoreParts {
  readonly now: number;
  /** Is told of each write that is on the disk, before its call is answered. */
  readonly onWritten: (write: LoggedWrite) => void;
}
