import type * as z from "zod/mini";
import type { Role } from "../../company/index.ts";
import type { FeatureId } from "../../feature/index.ts";
import type { HandCodec } from "../hand-codecs/hand-codec.ts";
import type { JsonObject, Migration } from "../migrate-document.ts";
import type { Known } from "./known.ts";

/** What a document belongs to: there is one per user, per company, or per fiscal year of a company. */
export type DocumentScope = "user" | "company" | "fiscalYear";

/**
 * What the ids in a field refer to: a file of the company; a file or an entry in its lists of files, which in turn
 * refers to a file; or, as in older versions, a file that may be anywhere.
 */
export type NamedFile = "file" | "file-or-entry" | "any-file";

/** The columns that do not depend on the form of head and items: code that treats all kinds alike reads these. */
export interface AnyKind {
  readonly scope: DocumentScope;
  /** What a document of the kind holds, in the words of the user. */
  readonly title: string;
  /** The most characters of a text (CH34); absent: `LONGEST_TEXT`. */
  readonly longestText?: number;
  /** The version that this program reads and writes; older ones are migrated, newer ones refused (CH1). */
  readonly version: number;
  /** The step at index n lifts a document from version n + 1 to n + 2; absent while there is only version 1. */
  readonly migrations?: readonly Migration[];
  readonly head: z.core.$ZodType;
  /** The field of the whole document that holds the items; absent for a document that is all head. */
  readonly itemsField?: string;
  readonly item?: z.core.$ZodType;
  /** The fields whose values, joined by a hyphen, are the id of an item. */
  readonly idFields?: readonly string[];
  /** The feature without which the document can be read but not written (CH29). */
  readonly feature?: FeatureId;
  /** Made with its fiscal year in one commit, also by a company without the feature: what there is is rolled on (CH31). */
  readonly comesWithYear?: true;
  /** False while no page uses the kind: what is stored can be read, and nothing is written (CH22). Absent: true. */
  readonly inUse?: boolean;
  /** The lowest role that may write it; rules may require more (CH27). */
  readonly writeRole: Exclude<Role, "reader">;
  /**
   * Fields of an item that may be emptied at a person's request, which is recorded; never what the law counts as
   * bookkeeping.
   */
  readonly erasable: readonly string[];
  /** A commit writes documents of these kinds first: the rules of this kind see them as they are then. */
  readonly writtenAfter: readonly string[];
  /**
   * The kinds whose documents, of the same fiscal year, the rule reads: they are locked until the commit is done. The
   * list of fiscal years is, for every document of a year.
   */
  readonly readsDocuments?: readonly string[];
  /** Its items are the fiscal years of the company. */
  readonly listsYears?: boolean;
  /** Whether a conversion of transactions to drafts changes it. */
  readonly isConverted?: boolean;
  /** The rule itself decides which changes a locked year allows; absent: none. */
  readonly judgesLockedYear?: boolean;
  /** Items can be removed only while their fiscal year exists. */
  readonly needsItsYear?: boolean;
  /** The server numbers appended items and sets these other fields. */
  readonly numbering?: { readonly given: readonly string[] };
  /** The fields that name files. */
  readonly files?: Readonly<Record<string, NamedFile>>;
  /** Its items are entries that other items refer to in place of a file. */
  readonly isFileList?: boolean;
  /** The files of its items are kept unchanged: the items are registered. */
  readonly bindsFiles?: boolean;
}

export interface KindRow<Head extends z.core.$ZodType, Item extends z.core.$ZodType> extends AnyKind {
  readonly head: Head;
  readonly item?: Item;
  readonly idFields?: readonly (keyof z.input<Item> & string)[];
  readonly erasable: readonly (keyof z.input<Item> & string)[];
  /** Reads and writes an item faster than its schema. The schema is used to explain a refused item. */
  readonly codec?: HandCodec<Known<Item>, JsonObject>;
}

export function kindRow<Head extends z.core.$ZodType, Item extends z.core.$ZodType = z.core.$ZodNever>(
  kind: KindRow<Head, Item>,
): KindRow<Head, Item> {
  return kind;
}
