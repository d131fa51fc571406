import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { Intent } from "../store/prepared-change.ts";
import type { ResolvedChange } from "../store/resolved-change.ts";
import type { Actor, Refusal } from "../store/store.ts";

/** A commit with everything that core's rules may want to know of it. */
export interface CommitToCheck {
  readonly actor: Actor;
  readonly now: number;
  readonly intent: Intent;
  readonly changes: readonly ResolvedChange[];
  /** For `undo`: the changes are the exact inverse of a commit of the same user. */
  readonly isInverseOfOwnCommit: boolean;
}

/** Holds a commit to the rules of core; undefined when it may be made. Asked when the changes are already written. */
export type CheckCommit = (tx: Kysely<Tables>, commit: CommitToCheck) => Promise<Refusal | undefined>;
