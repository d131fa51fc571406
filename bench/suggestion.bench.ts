// What is suggested while a person types a voucher, from 50,000 vouchers of which every second has a text of its own:
// the index is extended one voucher at a time, as the page does it in stretches, against parsing the same vouchers as
// JSON; one key in the text field and one in the account field against the simplest search of all texts, and against
// the time of a frame.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AccountSynonym, accountWords, suggestAccounts } from "@huvudbok/core/account-plan";
import { accountUse, addToSuggestions, knownTexts, newSuggestionIndex } from "@huvudbok/core/suggestion";
import { foldText } from "@huvudbok/core/text";
import type { Transaction } from "@huvudbok/core/transaction";
import { generateBooks } from "./support/books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";
import { madeUpName } from "./support/made-up-name.ts";
import { seededRandom } from "./support/random.ts";
import { storedVoucher } from "./support/stored-books.ts";

const VOUCHERS = 50_000;
const SMALL = 1000;
const ROUNDS = 9;
/** Milliseconds: a key is answered in the frame in which it comes. */
const FRAME = 16;
/** Milliseconds: the longest that the page may be held up by one voucher. */
const TASK = 50;

const random = seededRandom(1);

const { plan, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const named = transactions.map(
  (transaction, index): Transaction =>
    index % 2 === 0
      ? transaction
      : {
          ...transaction,
          text: `${transaction.text} ${madeUpName(random)} ${madeUpName(random)} ${String(index)}`,
        },
);
const json = JSON.stringify(named.map(storedVoucher));
const folded = named.map(({ text }) => foldText(text));
const parsed: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, "../packages/resources/public/account-synonyms.json"), "utf8"),
);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the product, which its tests hold to its form
const synonyms = parsed as readonly AccountSynonym[];

/** The longest time that one voucher took in each building of the index; the least of them is that of an idle machine. */
const longest: number[] = [];
const index = build(named);
const words = accountWords(synonyms, "AB", plan.accounts2);
const use = ({ id }: Pick<(typeof plan.accounts2)[number], "id">) => accountUse(index, id);
const more = named.slice(0, SMALL).map((each) => ({ ...each, number: each.number + VOUCHERS }));

const [
  parsing = 0,
  whole = 0,
  smallAdd = 0,
  largeAdd = 0,
  plain = 0,
  frequent = 0,
  rare = 0,
  letters = 0,
  digits = 0,
] = await mediansInTurns(ROUNDS, [
  () => JSON.parse(json),
  () => build(named),
  () => addAll(build(named.slice(0, SMALL))),
  () => addAll(index),
  () => folded.filter((text) => text.includes("tagra")),
  () => knownTexts(index, "ku"),
  () => knownTexts(index, "tågra"),
  () => suggestAccounts("mo", plan, { use, words }),
  () => suggestAccounts("26", plan, { use, words }),
]);
const frame = { reference: FRAME, against: "a frame", unit: "ms" } as const;
reportFigure({
  name: "the index of 50,000 vouchers, one by one",
  measured: whole,
  reference: parsing,
  against: "parsing them as JSON",
  unit: "ms",
  target: { of: "ratio", atMost: 8 },
});
reportFigure({
  name: "the longest time that one voucher takes",
  measured: Math.min(...longest),
  reference: TASK,
  against: "a task",
  unit: "ms",
  target: { of: "ratio", atMost: 1 },
});
reportFigure({
  name: "1,000 vouchers added to 50,000",
  measured: largeAdd,
  reference: smallAdd,
  against: "added to 1,000",
  unit: "ms",
  target: { of: "ratio", atMost: 3 },
});
for (const [key, measured] of [
  ["a key in the text field, of which half the texts have the letters", frequent],
  ["a key in the text field, few texts", rare],
] as const) {
  reportFigure({
    name: key,
    measured,
    reference: plain,
    against: "looking through all texts",
    unit: "ms",
    target: { of: "ratio", atMost: 2 },
  });
  reportFigure({ ...frame, name: key, measured, target: { of: "measured", atMost: FRAME } });
}
reportFigure({
  ...frame,
  name: "letters in an account field",
  measured: letters,
  target: { of: "measured", atMost: FRAME },
});
reportFigure({
  ...frame,
  name: "digits in an account field",
  measured: digits,
  target: { of: "measured", atMost: FRAME },
});
if (knownTexts(index, "ku").length === 0 || suggestAccounts("mo", plan, { use, words }).length === 0) {
  reportFailure("texts and accounts are found");
}

function build(vouchers: readonly Transaction[]) {
  const made = newSuggestionIndex();
  let slowest = 0;
  for (const voucher of vouchers) {
    const from = performance.now();
    addToSuggestions(made, [voucher]);
    slowest = Math.max(slowest, performance.now() - from);
  }
  if (vouchers.length === VOUCHERS) longest.push(slowest);
  return made;
}

/** Returns the time that adding alone takes. */
function addAll(to: ReturnType<typeof newSuggestionIndex>): number {
  const from = performance.now();
  for (const voucher of more) addToSuggestions(to, [voucher]);
  return performance.now() - from;
}
