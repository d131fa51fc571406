import type { StoreParts } from "../access/guard-interface.ts";
import type { StoreEvent } from "../store.ts";
import type { LoggedWrite } from "../watermark/watermark.ts";

/** What a call runs on: the open database, the guard, and the time at which the call was made. */
export interface CallContext extends StoreParts {
  readonly now: number;
  /** Called for each write that is on disk, before its call is answered. */
  readonly onWritten: (write: LoggedWrite) => void;
  /** Called with the new revisions of such a write. */
  readonly onEvents: (events: readonly StoreEvent[]) => void;
}
