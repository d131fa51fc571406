import type { FiscalYearId } from "../../fiscal-year/index.ts";
import { err, invariant, ok } from "../../shared/index.ts";
import { type NewTransaction, type TransactionLink, transactionId } from "../../transaction/index.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { Known } from "../kinds/known.ts";
import type {
  AcceptedChange,
  Change as ChangeOf,
  FollowingChange,
  Questions,
  Rule,
  RuleFacts,
} from "../kinds/rule.ts";
import type { draftSchema, emptyHeadSchema } from "../schemas.ts";
import type { transactionSchema } from "../transaction-schema.ts";
import { type CorrectionLink, withCorrectionLink } from "../transactions/correction-link.ts";
import { droppedLinks } from "../transactions/removed-transactions.ts";
import { checkTransactionsChange } from "../transactions/transactions-change.ts";
import { importFeatures } from "./import-features.ts";

type Head = Known<typeof emptyHeadSchema>;
type Item = Known<typeof transactionSchema>;
type Change = ChangeOf<Head, Item>;
type Facts = RuleFacts<Head, Item>;

/** CH3 to CH11 and CH32; the marks 'Rättad av' follow in the transactions that are corrected. */
export const transactionsRule: Rule<Head, Item> = (change, facts) => {
  const { fiscalYear, knownAccounts, highestNumber } = facts;
  invariant(
    fiscalYear !== undefined && knownAccounts !== undefined && highestNumber !== undefined,
    "transactions are judged by their year, its chart and its numbers",
  );
  const feature = importFeatures(change, facts).find((needed) => facts.features?.has(needed) !== true);
  if (feature !== undefined) return err({ code: "feature-missing", feature });
  const accepted = checkTransactionsChange(change, {
    ...facts,
    fiscalYear,
    knownAccounts,
    highestNumber,
    isYearNew: facts.isYearNew === true,
    isYearLocked: facts.isYearLocked === true,
    allowTransactionEdit: facts.allowTransactionEdit === true,
    isEmptyBefore: facts.isEmptyBefore === true,
    unlockedBefore: facts.unlockedBefore ?? 0,
    corrections: facts.corrections ?? new Map(),
    draftsPut: (facts.putInYear?.get("transactionDrafts") ?? []).filter(isDraft),
  });
  if (!accepted.ok) return accepted;
  const { corrections, ...rest } = accepted.value;
  return ok<AcceptedChange<Item>>({ ...rest, follows: corrections.map(following) });
};

/** Whether an item is what it is called: its schema has been passed before any rule is asked. */
function isDraft(item: unknown): item is Known<typeof draftSchema> {
  return item !== undefined;
}

/** The corrections that go with their year leave no mark on what they corrected in another (CH11). */
export function leavingTransactions(
  { remove }: Change,
  { existing, leavingYear }: Facts,
): readonly FollowingChange<Item>[] {
  if (leavingYear === undefined) return [];
  const removed = remove.flatMap((id) => existing.get(id) ?? []);
  return droppedLinks(removed, { fiscalYear: leavingYear }).map(following);
}

function following(link: CorrectionLink): FollowingChange<Item> {
  const { corrected, correctedBy, isPutBack } = link;
  return {
    fiscalYearId: corrected.fiscalYearId,
    item: transactionId(corrected.series, corrected.number),
    // What was corrected may have gone with a year of its own.
    isOptional: correctedBy === undefined || isPutBack === true,
    apply: (before) => withCorrectionLink(before, link),
  };
}

export function transactionsReads(change: Change, facts: Facts): Partial<Questions> {
  const { put, append, remove } = change;
  const { intent, existing } = facts;
  const coming = [...put, ...append];
  const leaving = remove.flatMap((id) => existing.get(id) ?? []);
  return {
    knownAccounts: new Set(coming.flatMap(({ entries }) => entries.map(({ accountId }) => accountId))),
    highestNumber: new Set([...coming, ...leaving].map(({ series }) => series)),
    unlockedBefore: intent === "convert",
    corrections: intent === "undo" && facts.isYearNew === true ? marksOfOthers(put, facts) : [],
    features: new Set(importFeatures(change, facts)),
  };
}

/** The transactions of other years that the marks of these name. */
function marksOfOthers(put: Change["put"], { fiscalYear }: Facts): readonly TransactionLink[] {
  return put.flatMap(({ correctedBy }) =>
    correctedBy === undefined || correctedBy.fiscalYearId === fiscalYear?.id ? [] : [correctedBy],
  );
}

/**
 * What a registered transaction corrects never changes, so it can be read before any lock is taken. What has corrected
 * the transactions of a deleted year is read when they come back.
 */
export function linkedYears(
  { corrects, ...transaction }: Item | NewTransaction,
  intent: ChangeIntent,
): readonly FiscalYearId[] {
  if (intent === "import") return [];
  const links = [corrects, ...(intent === "undo" ? [transaction.correctedBy] : [])];
  return links.flatMap((link) => (link === undefined ? [] : [link.fiscalYearId]));
}
