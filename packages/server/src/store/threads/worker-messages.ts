import type { GuardSettings } from "../access/guard-interface.ts";
import type { DatabasePlace } from "../database/database.ts";
import type { StoreEvent } from "../store.ts";
import type { LoggedWrite } from "../watermark/watermark.ts";

/** What a worker is started with. */
export interface WorkerStart {
  /** Undefined: a thread without a database, which only prepares. */
  readonly place: DatabasePlace | undefined;
  readonly guarded: GuardSettings;
  /** Migrate the database before the first call. */
  readonly migrates: boolean;
}

/** A call of the table, or one of the two halves of a call with a large body. */
export interface ThreadCall {
  readonly group: string;
  readonly name: string;
  readonly step: "run" | "prepare" | "finish";
  /** The time of the call: workers have no clock of their own. */
  readonly now: number;
  readonly args: readonly unknown[];
}

/** From the main thread to a worker. */
export type WorkerRequest =
  | { readonly type: "call"; readonly id: number; readonly call: ThreadCall }
  /** This many more parts of an answer have been read. */
  | { readonly type: "ack"; readonly id: number; readonly count: number }
  /** Nobody wants the rest of an answer. */
  | { readonly type: "leave"; readonly id: number }
  | { readonly type: "close" };

/**
 * From a worker to the main thread. A call is answered by `answer` or `failed`; before that, one that answers in parts
 * may send `begin` and any number of parts.
 */
export type WorkerReply = { readonly type: "ready" } | ThreadAnswer;

/** What a call has written, for others than its caller. */
export interface CallNotices {
  /** The writes that are on disk. */
  readonly writes: readonly LoggedWrite[];
  readonly events: readonly StoreEvent[];
}

export type ThreadAnswer =
  /** In one message with its notices: each message wakes the main thread. */
  | {
      readonly type: "answer";
      readonly id: number;
      readonly value: unknown;
      readonly notices: CallNotices;
    }
  | { readonly type: "begin"; readonly id: number; readonly head: object }
  | { readonly type: "part"; readonly id: number; readonly bytes: Uint8Array }
  /** Sent separately, because an error that is copied between threads loses its code. */
  | {
      readonly type: "failed";
      readonly id: number;
      readonly error: Error;
      readonly code: string | undefined;
      readonly notices: CallNotices;
    };
