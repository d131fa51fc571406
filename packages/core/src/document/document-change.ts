import { type FiscalYear, fiscalYearRangeErrors } from "../fiscal-year/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { ChangeRefusal } from "./change-refusal.ts";
import type { DecodedChange } from "./decoded-change.ts";
import { DOCUMENT_KINDS, type DocumentKind, type HeadOf, type ItemOf } from "./document-kind.ts";
import { encodeHead, encodeItem } from "./encode.ts";

/** Every kind whose changes are judged here; transactions have `checkTransactionsChange`. */
export type PlainKind = Exclude<DocumentKind, "transactions">;

/** What the server knows when it judges a change. What a kind's rules do not look at may be left out. */
export interface DocumentFacts<Kind extends PlainKind> {
  /** Whether the document's fiscal year was locked before the commit (clarification B8). */
  readonly isYearLocked?: boolean;
  /** The stored head; absent when the document does not exist yet. */
  readonly headBefore?: HeadOf<Kind>;
  /** By id, the stored state of every item that the change puts or removes; of accountSettings every year. */
  readonly existing: ReadonlyMap<string, ItemOf<Kind>>;
  /** The year that the user works in, for accountSettings. */
  readonly activeFiscalYearId?: string;
  /** The accounts in use in the fiscal year (clarification B9), for accountPlan. */
  readonly usedAccounts?: ReadonlySet<number>;
  /** The files that a registered transaction refers to, for attachmentData. */
  readonly boundAttachments?: ReadonlySet<string>;
}

type Rule<Kind extends PlainKind> = (
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
) => ChangeRefusal | undefined;

const RULES: { readonly [Kind in PlainKind]?: Rule<Kind> } = {
  accountSettings: fiscalYearsRule,
  accountPlan: accountPlanRule,
  attachmentData: attachmentRule,
};

/**
 * Holds a change of any document but transactions to the rules of its kind. The intent decides nothing here; what is
 * accepted is stored as it was sent.
 */
export function checkDocumentChange<Kind extends PlainKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  facts: DocumentFacts<Kind>,
): Result<DecodedChange<Kind>, ChangeRefusal> {
  const rule: Rule<Kind> | undefined = RULES[kind];
  const refusal = lockedYear(kind, change, facts) ?? rule?.(change, facts);
  return refusal === undefined ? ok(change) : err(refusal);
}

/** In a locked year nothing changes but that files are added, and what is made of a file for showing. */
function lockedYear<Kind extends PlainKind>(
  kind: Kind,
  change: DecodedChange<Kind>,
  { isYearLocked }: DocumentFacts<Kind>,
): ChangeRefusal | undefined {
  if (isYearLocked !== true || DOCUMENT_KINDS[kind].scope !== "fiscalYear") return undefined;
  const addsFiles = kind === "attachmentData" && change.remove.length === 0;
  return addsFiles ? undefined : { code: "year-locked" };
}

/**
 * The bytes a registered transaction rests on stay as they came (Bookkeeping Act, chapter 7); so does every file of a
 * locked year.
 */
function attachmentRule(
  { put, remove }: DecodedChange<"attachmentData">,
  { boundAttachments, existing, isYearLocked }: DocumentFacts<"attachmentData">,
): ChangeRefusal | undefined {
  const bound = remove.find((item) => boundAttachments?.has(item));
  if (bound !== undefined) return { code: "attachment-bound", item: bound };
  const replaced = put.find(({ id, fileId }) => {
    const before = existing.get(id);
    return (
      before !== undefined && before.fileId !== fileId && (isYearLocked === true || boundAttachments?.has(id))
    );
  });
  return replaced === undefined ? undefined : { code: "attachment-bound", item: replaced.id };
}

function accountPlanRule(
  { remove }: DecodedChange<"accountPlan">,
  { usedAccounts }: DocumentFacts<"accountPlan">,
): ChangeRefusal | undefined {
  const item = remove.find((id) => usedAccounts?.has(Number(id)));
  return item === undefined ? undefined : { code: "account-used", item };
}

function fiscalYearsRule(
  change: DecodedChange<"accountSettings">,
  facts: DocumentFacts<"accountSettings">,
): ChangeRefusal | undefined {
  return closedThroughAlone(change, facts) ?? removedYear(change, facts) ?? putYears(change, facts);
}

/** A change of the closed date is logged on its own: nothing else moves with it (clarification B47). */
function closedThroughAlone(
  { head, put, remove }: DecodedChange<"accountSettings">,
  { headBefore = {} }: DocumentFacts<"accountSettings">,
): ChangeRefusal | undefined {
  if (head === undefined || head.closedThrough === headBefore.closedThrough) return undefined;
  const { closedThrough: _before, ...before } = headBefore;
  const { closedThrough: _after, ...after } = head;
  const isAlone = put.length === 0 && remove.length === 0 && isSameHead(before, after);
  return isAlone ? undefined : { code: "closed-through-alone" };
}

function isSameHead(a: HeadOf<"accountSettings">, b: HeadOf<"accountSettings">): boolean {
  return (
    JSON.stringify(encodeHead("accountSettings", a)) === JSON.stringify(encodeHead("accountSettings", b))
  );
}

function removedYear(
  { head, remove }: DecodedChange<"accountSettings">,
  { headBefore, existing, activeFiscalYearId }: DocumentFacts<"accountSettings">,
): ChangeRefusal | undefined {
  const current = (head ?? headBefore)?.currentFiscalYearId2;
  for (const item of remove) {
    if (item === activeFiscalYearId || item === current) return { code: "fiscal-year-active", item };
    if (existing.get(item)?.locked === true) return { code: "year-locked" };
  }
  return undefined;
}

function putYears(
  { put, remove }: DecodedChange<"accountSettings">,
  { existing }: DocumentFacts<"accountSettings">,
): ChangeRefusal | undefined {
  const after = new Map<string, FiscalYear>(existing);
  for (const id of remove) after.delete(id);
  for (const year of put) after.set(year.id, year);
  for (const year of put) {
    const before = existing.get(year.id);
    const refusal = before === undefined ? newYear(year, after) : changedYear(before, year);
    const [series] = repeatedSeries(year);
    if (refusal !== undefined) return refusal;
    if (series !== undefined) return { code: "fiscal-year-series", item: year.id, series };
  }
  return undefined;
}

function newYear(year: FiscalYear, after: ReadonlyMap<string, FiscalYear>): ChangeRefusal | undefined {
  const others = [...after.values()].filter(({ id }) => id !== year.id);
  const [error] = fiscalYearRangeErrors(year, others);
  return error === undefined ? undefined : { code: "invalid-fiscal-year", item: year.id, error };
}

/** A year keeps its dates, and while it is locked everything but the lock. */
function changedYear(before: FiscalYear, after: FiscalYear): ChangeRefusal | undefined {
  if (before.from !== after.from || before.to !== after.to)
    return { code: "fiscal-year-dates", item: after.id };
  const unlocked = encodeItem("accountSettings", { ...before, locked: after.locked });
  const isOnlyLock = JSON.stringify(unlocked) === JSON.stringify(encodeItem("accountSettings", after));
  return before.locked && !isOnlyLock ? { code: "year-locked" } : undefined;
}

function repeatedSeries({ transactionSeries }: FiscalYear): string[] {
  const names = transactionSeries.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
