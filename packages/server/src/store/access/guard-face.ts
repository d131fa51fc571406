import type { Access, Role } from "@huvudbok/core/company";
import type { DocumentKind, FollowingChange, ItemOf } from "@huvudbok/core/document";
import type { FeatureId } from "@huvudbok/core/feature";
import type { Kysely } from "kysely";
import type { CommitGround } from "../commit/commit-ground.ts";
import type { PreparedCommit, PreparedItem } from "../commit/prepared-change.ts";
import type { ComparedChange } from "../commit/resolved-change.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";

/** What an operator decides of what a guard allows. */
export interface GuardSettings {
  /** The names of features as they stand in refusals. */
  readonly featureNames: ReadonlyMap<number, string>;
  /** Largest head of a document in bytes. */
  readonly headLimit: number;
}

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
  /** Undefined when the company has the feature now, or none is needed. `config` is its stored configuration. */
  featureRefusal(config: string, feature: FeatureId | undefined, now: number): Refusal | undefined;
  /**
   * Asked when the documents of a commit are locked and before anything is written, with what has been read of them. The
   * answer holds its changes to the rules, one by one in the order they are written, and throws a RefusedWrite.
   */
  judge(
    tx: Kysely<Tables>,
    actor: Actor,
    commit: PreparedCommit,
    ground: CommitGround,
    now: number,
  ): Promise<(change: ComparedChange) => Promise<CheckedChange>>;
}

/** A change as the rules have accepted it. */
export interface CheckedChange {
  readonly put: readonly PreparedItem[];
  readonly remove: readonly string[];
  /** Those among `put` that were appended, in the order they were sent. */
  readonly appended: readonly PreparedItem[];
  /** What it leads to in other items of its kind, in whichever year's document they are. */
  readonly follows: readonly FollowingChange<ItemOf<DocumentKind>>[];
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
