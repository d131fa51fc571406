import { foldText } from "../../text/index.ts";

/** Words of banks and books that say nothing of who was paid. */
const FILLERS = new Set(
  (
    "kortkop kop kopt betalning betalt betala inbetalning utbetalning bet bgbet pgbet bg pg bankgiro plusgiro " +
    "internet via autogiro ag faktura fakturanr efaktura swish till fran av for och i pa med overforing overf insattning uttag " +
    "reserverat reservation belopp ocr ref referens meddelande nr kort kortnr kund kundnr " +
    "januari februari mars april maj juni juli augusti september oktober november december " +
    "jan feb mar apr jun jul aug sep sept okt nov dec " +
    "ab hb kb aktiebolag publ handelsbolag se swe sverige sweden fi dk no de gb us ie nl lu kr sek eur usd"
  ).split(" "),
);

/** The mark of a text that names a customer: who has the same name otherwise is hardly the same. */
export const CUSTOMER = "kund";

/** Of those words the ones that belong to a name, each as it is compared. */
const MARKS: ReadonlyMap<string, string> = new Map([
  [CUSTOMER, CUSTOMER],
  ["ab", "ab"],
  ["aktiebolag", "ab"],
  ["hb", "hb"],
  ["handelsbolag", "hb"],
  ["kb", "kb"],
]);

/** What a card's terminal adds: "/26-07-16", "))))". */
const MARKERS = /\/\d{2}-?\d{2}-?\d{2}\b|\)+|\*+/g;
const DATES = /\b(?:19|20)\d{2}[-/.]?(?:0[1-9]|1[0-2])[-/.]?(?:0[1-9]|[12]\d|3[01])\b|\b\d{2}-\d{2}-\d{2}\b/g;
const SHORT_DATES = /\b(?:\d{1,2}\/\d{1,2}|\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))\b/g;
const TIMES = /\b(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d)?\b/g;
const AMOUNTS = /\b\d{1,3}(?:[ .]?\d{3})*(?:[,.]\d{2})? ?(?:kr|sek|eur|usd|nok|dkk|gbp)\b/g;

/** What all of these have, one or another. */
const NOT_LETTERS = /[\d)*]/;

/** A number as it is written in parts: +46 70-123 45 67, 123-4567. */
const NUMBER = /\+?\d[\d -]*\d/g;
/** Numbers of phones, bankgiro and customers are the best keys of all; longer and shorter ones differ every time. */
const [SHORTEST_NUMBER, LONGEST_NUMBER] = [7, 12];
const COUNTRY_CODE = /^(?:\+46|0046)/;

/** What is left of a word where a bank cuts the text. */
const CUT_WORD = /\p{L} (\p{L}) *$/u;
const WORD = /[\p{L}\p{N}&]*\p{L}[\p{L}\p{N}&]*/gu;

/** A text as it is compared with earlier ones. */
export interface ComparedText {
  /**
   * Its words (CT1): folded, without dates, amounts and words that every bank writes; a number of 7 to 12 digits is one
   * word, `n:` before its digits. A text of nothing else is one word as a whole.
   */
  readonly words: readonly string[];
  /**
   * The one letter that a bank has left of the last word: that of "ANDERSSONS B/24-05-28"; "" for none. It is no word to
   * look up, but tells Anderssons Bageri from Anderssons Foto.
   */
  readonly cut: string;
  /**
   * What stands beside a name and is none itself: that it is a customer, and the form of a company. "Kund Svensson AB" has the
   * words of "Svensson", and may be somebody else.
   */
  readonly marks: readonly string[];
}

export function comparedText(text: string): ComparedText {
  const folded = foldText(text);
  const numbers: string[] = [];
  const letters = withoutNumbers(folded, numbers);
  const words: string[] = [];
  const marks: string[] = [];
  for (const word of letters.match(WORD) ?? []) {
    const mark = MARKS.get(word);
    if (mark !== undefined) addOnce(marks, mark);
    if (word.length > 1 && !FILLERS.has(word)) addOnce(words, word);
  }
  for (const number of numbers) addOnce(words, number);
  // An index keeps the copy, which takes no more room than it needs.
  if (words.length > 0) return { words: [...words], cut: CUT_WORD.exec(letters)?.[1] ?? "", marks };
  const whole = folded.replace(/\s+/g, " ").trim();
  return { words: whole === "" ? [] : [whole], cut: "", marks: [] };
}

/** The text without dates, amounts and numbers; those numbers that are words are added to `numbers`. */
function withoutNumbers(folded: string, numbers: string[]): string {
  // Many texts have nothing to take away.
  if (!NOT_LETTERS.test(folded)) return folded;
  const bare = folded
    .replace(MARKERS, " ")
    .replace(DATES, " ")
    .replace(AMOUNTS, " ")
    .replace(TIMES, " ")
    .replace(SHORT_DATES, " ");
  return bare.replace(NUMBER, (written) => {
    const digits = written.replace(COUNTRY_CODE, "0").replace(/\D/g, "");
    if (digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER) numbers.push(`n:${digits}`);
    return " ";
  });
}

function addOnce(words: string[], word: string): void {
  if (!words.includes(word)) words.push(word);
}

/** Whether the words of a compared text name nobody: they are none, or a text of nothing but what every bank writes. */
export function namesNobody(words: readonly string[]): boolean {
  return words.every((word) => word.includes(" ") || FILLERS.has(word) || !/\p{L}/u.test(word));
}
