import type * as z from "zod/mini";
import { COMING_KINDS } from "./kinds/coming-kinds.ts";
import { COMPANY_KINDS } from "./kinds/company-kinds.ts";
import type { AnyKind } from "./kinds/kind-row.ts";
import type { Known } from "./kinds/known.ts";
import { YEAR_KINDS } from "./kinds/year-kinds.ts";

/** Every kind of stored document (design of the documents: docs/architecture.md). A new kind is a new row. */
export const DOCUMENT_KINDS = { ...COMPANY_KINDS, ...YEAR_KINDS, ...COMING_KINDS } as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** The row of a kind, for code that treats all kinds alike. */
export function anyKind(kind: DocumentKind): AnyKind {
  return DOCUMENT_KINDS[kind];
}

/** Whether documents of the kind may be written (CH22). */
export function isInUse(kind: DocumentKind): boolean {
  return anyKind(kind).inUse !== false;
}

/** The head of a kind in the form that core works with. */
export type HeadOf<Kind extends DocumentKind> = Known<(typeof DOCUMENT_KINDS)[Kind]["head"]>;
/** An item of a kind in the form that core works with; never for kinds without items. */
export type ItemOf<Kind extends DocumentKind> = Known<
  NonNullable<(typeof DOCUMENT_KINDS)[Kind]["item"]> & z.core.$ZodType
>;

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(DOCUMENT_KINDS, text);
}

export function documentKinds(): readonly DocumentKind[] {
  return Object.keys(DOCUMENT_KINDS).filter(isDocumentKind);
}

/** The kinds that hold what the rules of every kind need: the store looks them up by these names. */
export const BOOKS = {
  settings: "userSettings",
  years: "accountSettings",
  chart: "accountPlan",
  openingBalances: "accountBalance",
  vouchers: "transactions",
} as const satisfies Readonly<Record<string, DocumentKind>>;
