import type { Draft } from "../../draft/index.ts";
import { bookingsOfAll, type CategorisationIndex } from "../categorisation-index.ts";
import { isTransferOfRows } from "../money-rows.ts";
import { comparedText, namesNobody } from "../words/compared-text.ts";
import type { DraftsByText } from "./drafts-by-text.ts";

/** What is known of texts: what was booked, in the books and as drafts, and the drafts of one row. */
interface KnownTexts {
  readonly index: CategorisationIndex;
  readonly ofDrafts: CategorisationIndex;
  readonly texts: DraftsByText;
  /** Whether a draft is one side of what looks like a transfer. */
  readonly isSide: (draft: Draft) => boolean;
}

/** Who has been paid so often, and never by a transfer, is a payee and no own account. */
const LEAST_PAID = 3;
/** Of more drafts with one text the first say enough. */
const MOST_COMPARED = 60;

interface TextUse {
  readonly isTransfer: boolean;
  readonly isPayee: boolean;
}

/**
 * Whether the two sides of what looks like a transfer name two payees (CT8): a shop that was paid and another that paid
 * the same back some days later. Both texts name somebody, they share no word, neither has been a transfer, and at least
 * one has been booked, or stands in other drafts, so often that it would have been.
 */
export function nameTwoPayees(known: KnownTexts, one: Draft, other: Draft): boolean {
  const texts = [one, other].map(({ text }) => comparedText(text).words);
  const [words = [], others = []] = texts;
  if (texts.some(namesNobody) || words.some((word) => others.includes(word))) return false;
  const ids = new Set([one.id, other.id]);
  const uses = texts.map((each) => useOf(known, each, ids));
  return uses.every(({ isTransfer }) => !isTransfer) && uses.some(({ isPayee }) => isPayee);
}

function useOf(
  { index, ofDrafts, texts, isSide }: KnownTexts,
  words: readonly string[],
  ids: ReadonlySet<string>,
): TextUse {
  const booked = [index, ofDrafts].flatMap((known) => bookingsOfAll(known, words));
  const alike = texts.withWords(words).slice(0, MOST_COMPARED);
  const drafts = alike.filter(({ id }) => !ids.has(id));
  const isTransfer = booked.some(({ rows }) => isTransferOfRows(rows)) || drafts.some(isSide);
  return { isTransfer, isPayee: !isTransfer && booked.length + drafts.length >= LEAST_PAID };
}
