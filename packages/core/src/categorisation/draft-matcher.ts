import { type Draft, type DraftAction, DraftTwins } from "../draft/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { addToCategorisation } from "./add-to-categorisation.ts";
import { BookedDrafts } from "./booked-drafts.ts";
import { type CategorisationIndex, newCategorisationIndex } from "./categorisation-index.ts";
import { asBooked, type KnownMoney, noteDraft } from "./known-money.ts";
import { MoneyRows } from "./money-rows.ts";
import type { SuggestedAccounts } from "./suggestions-for.ts";
import { DraftsByText } from "./transfer/drafts-by-text.ts";
import { transferPairs } from "./transfer/transfer-pairs.ts";
import { nameTwoPayees } from "./transfer/two-payees.ts";

/** A transfer on one day, and what each day between takes from it, in percent. */
const [TRANSFER, LESS_EACH_DAY] = [95, 2];
/** Of two that name two payees, at most: offered, and never chosen by itself. */
const OF_TWO_PAYEES = 0.75;

/** The transfer that a draft may be one side of. */
interface Transfer {
  readonly action: Extract<DraftAction, { kind: "transfer" }>;
  readonly other: Draft;
  readonly days: number;
}

/** What the drafts of a year are analysed with. It grows by each of them at the cost of that one. */
export interface DraftMatcher extends KnownMoney {
  readonly index: CategorisationIndex;
  /** What the drafts that balance teach, of payees that the books do not have. */
  readonly ofDrafts: CategorisationIndex;
  readonly chart: SuggestedAccounts;
  /** The drafts of one row by the size of its amount: the sides of transfers are among those of one. */
  readonly ofOneRow: Map<number, Draft[]>;
  /** The transfers among those of an amount, by the id of each side; filled when it is asked for. */
  readonly transfers: Map<number, ReadonlyMap<string, Transfer>>;
  /** The drafts of one row by their texts. */
  readonly texts: DraftsByText;
}

/** A matcher of no drafts, to be added to. Only accounts of the chart are suggested. */
export function newDraftMatcher(index: CategorisationIndex, chart: SuggestedAccounts): DraftMatcher {
  return {
    index,
    ofDrafts: newCategorisationIndex(),
    chart,
    ofOneRow: new Map(),
    transfers: new Map(),
    texts: new DraftsByText(),
    money: new MoneyRows(),
    twins: new DraftTwins(),
    booked: new BookedDrafts(index.rows, []),
  };
}

/**
 * Adds drafts, each of them once, in place and in the order of the list: all of the year are to be known before one is
 * analysed, since it is seen then what they are to one another.
 */
export function addToDraftMatcher(matcher: DraftMatcher, drafts: Iterable<Draft>): void {
  for (const draft of drafts) {
    addToCategorisation(matcher.ofDrafts, asBooked(draft));
    addSide(matcher, draft);
    noteDraft(matcher, draft);
    matcher.booked.add(draft);
  }
}

/**
 * The transfer that a draft is one side of, if any is (CT8). Two payees who happen to have moved the same amount some days
 * apart are less likely one.
 */
export function transferOf(matcher: DraftMatcher, draft: Draft): Transfer | undefined {
  const transfer = pairOf(matcher, draft);
  if (transfer === undefined || transfer.days === 0) return transfer;
  const { index, ofDrafts, texts } = matcher;
  const isSide = (other: Draft) => pairOf(matcher, other) !== undefined;
  if (!nameTwoPayees({ index, ofDrafts, texts, isSide }, draft, transfer.other)) return transfer;
  return { ...transfer, action: { ...transfer.action, probability: OF_TWO_PAYEES } };
}

function pairOf({ ofOneRow, transfers }: DraftMatcher, draft: Draft): Transfer | undefined {
  const size = sizeOf(draft);
  const known = transfers.get(size) ?? transfersAmong(ofOneRow.get(size) ?? []);
  transfers.set(size, known);
  return known.get(draft.id);
}

/** The drafts that balance, by id: each is booked as well as any transaction is. */
export function bookingsOfDrafts(drafts: readonly Draft[]): ReadonlyMap<string, Transaction> {
  return new Map(drafts.flatMap((draft) => asBooked(draft).map((booked) => [draft.id, booked] as const)));
}

function addSide({ ofOneRow, transfers, texts }: DraftMatcher, draft: Draft): void {
  if (draft.entries.length !== 1) return;
  texts.add(draft);
  const size = sizeOf(draft);
  const alike = ofOneRow.get(size);
  if (alike === undefined) ofOneRow.set(size, [draft]);
  else alike.push(draft);
  transfers.delete(size);
}

function sizeOf({ entries }: Draft): number {
  return Math.abs(entries[0]?.amount ?? 0);
}

function transfersAmong(alike: readonly Draft[]): ReadonlyMap<string, Transfer> {
  const transfers = transferPairs(alike).flatMap(({ outgoing, incoming, days }) => {
    const probability = (TRANSFER - LESS_EACH_DAY * days) / 100;
    const to = (other: Draft): Transfer => ({
      action: { kind: "transfer", draftId: other.id, probability },
      other,
      days,
    });
    return [[outgoing.id, to(incoming)] as const, [incoming.id, to(outgoing)] as const];
  });
  return new Map(transfers);
}
