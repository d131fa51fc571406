import type { GuessKind, Question } from "./categorisation-index.ts";
import type { Booked, BookedView } from "./known-booking.ts";
import { CUSTOMER } from "./words/compared-text.ts";

/** What is known of all words of a text (3), of its first two (2) or of one (1): their latest bookings. */
export interface KnownLevel {
  readonly level: 1 | 2 | 3;
  readonly words: readonly string[];
  readonly seen: readonly BookedView[];
}

/** Words with so many different texts are a name by themselves, such as a chain of shops in many towns: one, or two. */
const [MANY_TEXTS, MANY_OF_TWO] = [4, 2];
/** So are words that have been booked so many times. */
const MANY_BOOKINGS = 6;

/** What a guess rests on that is made by the bookings of this level (CT4). */
export function guessKind(question: Question, best: KnownLevel): GuessKind {
  const { words, known, marks } = question;
  const strangeMarks = marks.filter((mark) => !best.seen.some(({ booked }) => booked.marks.includes(mark)));
  if (strangeMarks.includes(CUSTOMER)) return "partly";
  if (hasStranger(question, best)) return isNameByItself(best) ? "similar" : "partly";
  if (strangeMarks.length > 0 || words.some((word, place) => word !== known[place])) return "similar";
  if (!best.seen.some(({ booked }) => hasNoMore(question, booked))) return "similar";
  return best.seen.length === 1 ? "once" : "known";
}

/** Whether a booking has no word beside those of the text. Numbers are none, since those of payments differ every time. */
function hasNoMore({ known, cut }: Question, { words }: Booked): boolean {
  return words.every((word) => word === cut || word.startsWith("n:") || known.includes(word));
}

/**
 * Whether a word of the text has never come with those that are known: another payee often shares a word, and two names
 * may be cut to the same one. Numbers are no strangers, since those of payments differ every time.
 */
function hasStranger({ known, cut }: Question, { seen }: KnownLevel): boolean {
  const isStranger = (word: string) => !seen.some(({ booked }) => booked.words.includes(word));
  return (cut !== "" && isStranger(cut)) || known.some((word) => !word.startsWith("n:") && isStranger(word));
}

function isNameByItself({ level, seen }: KnownLevel): boolean {
  if (seen.length >= MANY_BOOKINGS) return true;
  const texts = new Set(seen.map(({ booked }) => booked.words.toSorted().join(" ")));
  return texts.size >= (level === 1 ? MANY_TEXTS : MANY_OF_TWO);
}
