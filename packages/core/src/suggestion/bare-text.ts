import { plainLine } from "../text/index.ts";

/** Words that a number belongs to and that stay without it: "Kundfaktura 12" is a "Kundfaktura". */
const NUMBERED = /(faktura|fakt|kvitto|order|avi|följesedel|verifikat|verifikation)\.?:?$/i;
/** Words that only announce a number, and go with it. */
const ANNOUNCING =
  /^(nr|no|nummer|fakturanr|fakturanummer|ordernr|kvittonr|ocr|ref|vecka|v|kv|kvartal)\.?:?$/i;
const DIGIT = /\d/;
const NUMBER = /^#?\d+[.,;:]?$/;
/** Four digits or more, with what stands between the parts of a date or a number, and some letters before them. */
const LONG_NUMBER = /^[(#]?(\p{L}{1,4}[-:.]?)?\d(?:[-/:.]?\d){3,}[).,;:]?$/u;
/** Day and month: 12/5. */
const SHORT_DATE = /^\(?\d{1,2}\/\d{1,2}[).,;:]?$/;
const MONTHS = new Set(
  (
    "januari februari mars april maj juni juli augusti september oktober november december " +
    "jan feb mar apr jun jul aug sep sept okt nov dec"
  ).split(" "),
);

/**
 * The text of a booking without what belongs to that one alone: numbers of invoices and receipts, dates, and the month
 * at the end, and as it is seen. "Faktura 200422" is "Faktura". Empty when there is nothing else.
 */
export function bareText(whole: string): string {
  const text = plainLine(whole);
  const words = text.trim().split(/\s+/);
  const kept = DIGIT.test(text) ? words.filter((word, index) => !isOfThisOne(word, index, words)) : words;
  const last = kept.findLastIndex((word, index) => index === 0 || !isMonth(word));
  return kept
    .slice(0, last + 1)
    .join(" ")
    .replace(/[\s,;:(–-]+$/u, "");
}

/** A number or date, or a word that only announces one. */
function isOfThisOne(word: string, index: number, words: readonly string[]): boolean {
  const [before = "", after = ""] = [words[index - 1], words[index + 1]];
  if (DIGIT.test(word)) return isOwnNumber(word, before) || (NUMBER.test(word) && isMonth(after));
  return (ANNOUNCING.test(word) && isNumber(after)) || (isMonth(word) && NUMBER.test(before));
}

/** A number that is long enough to be one of its own, or that the word before it is about. */
function isOwnNumber(word: string, before: string): boolean {
  if (LONG_NUMBER.test(word) || SHORT_DATE.test(word)) return true;
  return NUMBER.test(word) && (ANNOUNCING.test(before) || NUMBERED.test(before));
}

function isNumber(word: string): boolean {
  return NUMBER.test(word) || LONG_NUMBER.test(word) || SHORT_DATE.test(word);
}

function isMonth(word: string): boolean {
  return MONTHS.has(word.toLowerCase().replace(/[.,;:]$/, ""));
}
