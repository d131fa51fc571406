import type { Access, Role } from "@huvudbok/core/company";
import type { DocumentKind, FollowingChange, ItemOf } from "@huvudbok/core/document";
import type { FeatureId } from "@huvudbok/core/feature";
import type { Kysely } from "kysely";
import type { CommitContext } from "../commit/commit-context.ts";
import type { PreparedCommit, PreparedItem } from "../commit/prepared-change.ts";
import type { ComparedChange } from "../commit/resolved-change.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";

/** Settings of the operator that a guard uses. */
export interface GuardSettings {
  /** The names of features, for refusals. */
  readonly featureNames: ReadonlyMap<number, string>;
  /** Largest head of a document in bytes. */
  readonly headLimit: number;
  /** Companies that one person may own. */
  readonly companiesPerPerson: number;
  /** Bytes of the files of one company. */
  readonly filesLimit: number;
}

/** How much anybody may have, where it takes a transaction to know it. */
export type CountedLimits = Pick<GuardSettings, "companiesPerPerson" | "filesLimit">;

/** Decides who may do what. The store calls it before it reads or writes anything of a company. */
export interface Guard {
  readonly limits: CountedLimits;
  /**
   * Undefined when the actor may do it. A company that does not exist and one of somebody else give the same refusal,
   * so that it reveals nothing (ST6). Company 0 stands for the actor's own documents.
   */
  accessRefusal(
    tx: Kysely<Tables>,
    actor: Actor,
    companyId: number,
    access: Access,
  ): Promise<Refusal | undefined>;
  /** The same when the role of the actor has been read already. */
  roleRefusal(companyId: number, role: Role | undefined, access: Access): Refusal | undefined;
  /** Undefined when the company has the feature now, or none is needed. `config` is its stored configuration. */
  featureRefusal(config: string, feature: FeatureId | undefined, now: number): Refusal | undefined;
  /**
   * Called when the documents of a commit are locked and before anything is written, with what has been read of them.
   * Returns a function that checks each change against the rules, in the order of writing, and throws a RefusedWrite.
   */
  judge(
    tx: Kysely<Tables>,
    actor: Actor,
    commit: PreparedCommit,
    context: CommitContext,
    now: number,
  ): Promise<(change: ComparedChange) => Promise<CheckedChange>>;
}

/** A change that the rules have accepted. */
export interface CheckedChange {
  readonly put: readonly PreparedItem[];
  readonly remove: readonly string[];
  /** Those among `put` that were appended, in the order they were sent. */
  readonly appended: readonly PreparedItem[];
  /** Changes that it causes in other items of its kind, in the documents of any year. */
  readonly follows: readonly FollowingChange<ItemOf<DocumentKind>>[];
}

/** What every call of the store uses. */
export interface StoreParts {
  readonly database: Database;
  readonly guard: Guard;
}

/** What a call that only reads uses. */
export interface ReadParts {
  readonly database: Pick<Database, "db" | "read">;
  readonly guard: Pick<Guard, "accessRefusal" | "roleRefusal">;
}
