import type { Role } from "@huvudbok/core/company";
import type { CorrectionLink } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import type { PreparedCommit, PreparedItem } from "./prepared-change.ts";
import type { ComparedChange } from "./resolved-change.ts";
import type { Actor, Refusal } from "./store.ts";

/** What a call wants to do with a company's data. */
export type Access = "read" | "write" | "own";

/** Who may do what. The store asks before it gives away or writes anything of a company; the guard decides. */
export interface Guard {
  /**
   * Undefined when the actor may do it. A company that does not exist and one of somebody else give the same refusal,
   * so that nothing can be learned from it. Company 0 is the actor's own documents.
   */
  accessRefusal(
    tx: Kysely<Tables>,
    actor: Actor,
    companyId: number,
    access: Access,
  ): Promise<Refusal | undefined>;
  /** The same when it has been read what the actor is in the company. */
  roleRefusal(companyId: number, role: Role | undefined, access: Access): Refusal | undefined;
  /** Undefined when the company has the feature, or none is needed. `config` is its stored configuration. */
  featureRefusal(config: string, feature: number | undefined): Refusal | undefined;
  /**
   * Asked when the documents of a commit are locked and before anything is written. The answer holds its changes to
   * the rules, one by one in the order they are written, and throws a RefusedWrite.
   */
  judge(
    tx: Kysely<Tables>,
    actor: Actor,
    commit: PreparedCommit,
    now: number,
  ): Promise<(change: ComparedChange) => Promise<CheckedChange>>;
}

/** A change as the rules have accepted it. */
export interface CheckedChange {
  readonly put: readonly PreparedItem[];
  readonly remove: readonly string[];
  /** Those among `put` that were appended, in the order they were sent. */
  readonly appended: readonly PreparedItem[];
  /** The marks 'Rättad av' that it moves, in whichever year's document they are. */
  readonly corrections: readonly CorrectionLink[];
}

/** What every call of the store runs on. */
export interface StoreParts {
  readonly database: Database;
  readonly guard: Guard;
}

/** What a call that only reads runs on. */
export interface ReadParts {
  readonly database: Pick<Database, "db" | "read">;
  readonly guard: Pick<Guard, "accessRefusal" | "roleRefusal">;
}
