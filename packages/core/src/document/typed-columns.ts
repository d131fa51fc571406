import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { NewTransaction } from "../transaction/index.ts";
import type { ChangeIntent } from "./commit-intent.ts";
import { DOCUMENT_KINDS, type DocumentKind, type HeadOf, type ItemOf } from "./document-kind.ts";
import type { HandCodec } from "./hand-codecs/hand-codec.ts";
import type { ChangeEvent, MadeChange } from "./kinds/change-event.ts";
import type { Change, Questions, Rule, RuleFacts } from "./kinds/rule.ts";
import type { JsonObject } from "./migrate-document.ts";

interface TypedColumns<Head, Item> {
  readonly codec?: HandCodec<Item, JsonObject>;
  readonly rule?: Rule<Head, Item>;
  readonly readsFacts?: (change: Change<Head, Item>, facts: RuleFacts<Head, Item>) => Partial<Questions>;
  readonly follows?: {
    readonly field: string;
    readonly years: (item: Item | NewTransaction, intent: ChangeIntent) => readonly FiscalYearId[];
  };
  readonly events?: (change: MadeChange<Head, Item>) => readonly ChangeEvent[];
}

/** The columns of each row that depend on the type of its head and items. */
export const TYPED_COLUMNS: {
  readonly [Kind in DocumentKind]: TypedColumns<HeadOf<Kind>, ItemOf<Kind>>;
} = DOCUMENT_KINDS;
