import { type Draft, draftOfTransaction, outsideLinks } from "../../draft/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { deletionHindrance, type Transaction, transactionId } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import { isSameForm } from "../kinds/stored-form.ts";
import { draftSchema } from "../schemas.ts";
import type { CorrectionLink } from "./correction-link.ts";
import { idOf, type TransactionsFacts } from "./transactions-facts.ts";

/** Removals are checked from the end of each series, so that one commit can remove several. Lowers `highest`. */
export function removedTransactions(
  intent: ChangeIntent,
  remove: readonly string[],
  highest: Map<string, number>,
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  const removed: Transaction[] = [];
  for (const item of remove) {
    const transaction = facts.existing.get(item);
    if (transaction === undefined) return err({ code: "missing-item", item });
    removed.push(transaction);
  }
  if (intent === "convert") return convertedTransactions(removed, facts);
  const leaving = new Set(remove);
  for (const transaction of removed.toSorted((a, b) => b.number - a.number)) {
    const { correctedBy, ...rest } = transaction;
    const isAlone = correctedBy !== undefined && !leavesToo(correctedBy, leaving, facts);
    const hindrance = deletionHindrance(isAlone ? transaction : rest, { ...facts, highest });
    if (hindrance !== undefined) return err({ code: "not-deletable", item: idOf(transaction), hindrance });
    highest.set(transaction.series, transaction.number - 1);
  }
  return ok(removed);
}

/** Convert removes all unlocked transactions, none of them on a closed day, and puts a draft of each (CH9). */
function convertedTransactions(
  removed: readonly Transaction[],
  facts: TransactionsFacts,
): Result<readonly Transaction[], ChangeRefusal> {
  for (const { correctedBy: _, ...transaction } of removed) {
    const highest = new Map([[transaction.series, transaction.number]]);
    const hindrance = deletionHindrance(transaction, { ...facts, highest });
    if (hindrance !== undefined) return err({ code: "not-deletable", item: idOf(transaction), hindrance });
  }
  const { unlockedBefore: unlocked, draftsPut: drafts } = facts;
  if (removed.length !== unlocked)
    return err({ code: "convert-incomplete", unlocked, removed: removed.length });
  const links = outsideLinks(removed, facts.fiscalYear.id);
  if (links.length > 0) return err({ code: "convert-linked", links });
  if (removed.length !== drafts.length) {
    return err({ code: "convert-drafts", drafts: drafts.length, removed: removed.length });
  }
  const lost = transactionWithoutDraft(removed, drafts);
  return lost === undefined ? ok(removed) : err({ code: "convert-content", item: idOf(lost) });
}

/** The first one of which no draft has all that it may have; its number, in the note, says which draft is whose. */
function transactionWithoutDraft(
  removed: readonly Transaction[],
  drafts: readonly Draft[],
): Transaction | undefined {
  const byNote = new Map(drafts.map((draft) => [draft.annotation, draft]));
  return removed.find((transaction) => {
    const wanted = draftOfTransaction(transaction, idOf(transaction));
    const draft = byNote.get(wanted.annotation);
    return draft === undefined || !isSameForm(draftSchema, { ...draft, id: wanted.id }, wanted);
  });
}

/** A removed correction clears its mark on what it corrected, unless that is removed as well. */
export function droppedLinks(
  removed: readonly Transaction[],
  facts: Pick<TransactionsFacts, "fiscalYear">,
): CorrectionLink[] {
  const leaving = new Set(removed.map(idOf));
  return removed.flatMap(({ corrects, series, number }) =>
    corrects === undefined || leavesToo(corrects, leaving, facts)
      ? []
      : [
          {
            corrected: corrects,
            correctedBy: undefined,
            removed: { fiscalYearId: facts.fiscalYear.id, series, number },
          },
        ],
  );
}

function leavesToo(
  link: NonNullable<Transaction["corrects"]>,
  leaving: ReadonlySet<string>,
  { fiscalYear }: Pick<TransactionsFacts, "fiscalYear">,
): boolean {
  return link.fiscalYearId === fiscalYear.id && leaving.has(transactionId(link.series, link.number));
}
