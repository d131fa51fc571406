import type { DatabasePlace } from "./database.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";
import type { LoadedHead } from "./readable-document.ts";
import type { Actor, Refusal } from "./store.ts";
import type { CallArguments, CallName } from "./store-calls.ts";

/** What a worker is started with. */
export interface WorkerStart {
  /** Undefined: a thread without a database, which only prepares. */
  readonly place: DatabasePlace | undefined;
  readonly featureNames: ReadonlyMap<number, string>;
  /** Bring the database up to date before the first call. */
  readonly migrates: boolean;
}

/** From the main thread to a worker. `now` is the time of the call: workers have no clock of their own. */
export type WorkerRequest =
  | {
      readonly type: "call";
      readonly id: number;
      readonly now: number;
      readonly name: CallName;
      readonly args: CallArguments<CallName>;
    }
  | { readonly type: "load"; readonly id: number; readonly actor: Actor; readonly key: string }
  /** So many parts of a load have been taken. */
  | { readonly type: "taken"; readonly id: number; readonly count: number }
  /** Nobody wants the rest of a load. */
  | { readonly type: "leave"; readonly id: number }
  | { readonly type: "close" };

/** From a worker to the main thread. A load answers `whole`, or `begin`, any number of parts, and `answer`. */
export type WorkerReply =
  | { readonly type: "ready" }
  /** A write is on the disk. */
  | { readonly type: "written"; readonly write: LoggedWrite }
  | { readonly type: "answer"; readonly id: number; readonly value: unknown }
  | { readonly type: "whole"; readonly id: number; readonly head: LoadedHead; readonly bytes: Uint8Array }
  | { readonly type: "begin"; readonly id: number; readonly head: LoadedHead }
  | { readonly type: "part"; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: "refused"; readonly id: number; readonly refusal: Refusal }
  /** Copied between threads, an error loses its code. */
  | {
      readonly type: "failed";
      readonly id: number;
      readonly error: Error;
      readonly code: string | undefined;
    };
