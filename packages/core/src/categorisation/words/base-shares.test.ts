import fc from "fast-check";
import { expect, test } from "vitest";
import { type KnownPattern, newKnownPattern } from "../known-booking.ts";
import { BaseShares } from "./base-shares.ts";
import { type KnownWord, newKnownWord } from "./known-word.ts";

const pattern = (accounts: string) => newKnownPattern({ accounts, shares: [1] });

/** Shares of bookings by the words themselves. */
function newBase() {
  const base = new BaseShares("out");
  const known = new Map<string, KnownWord>();
  const wordsOf = (words: readonly string[]) =>
    words.map((word) => {
      const itself = known.get(word) ?? newKnownWord();
      known.set(word, itself);
      return itself;
    });
  return {
    add: (words: readonly string[], as: KnownPattern) => base.add(wordsOf(words), as),
    of: (words: readonly string[]) => base.of(wordsOf(words)),
  };
}

test("a word that came with one pattern speaks for it, and something is left for what was never seen", () => {
  const [PHONE, RENT, NEVER] = [pattern("6212+"), pattern("5010+"), pattern("9999+")];
  const base = newBase();
  for (let time = 0; time < 3; time += 1) {
    base.add(["telia"], PHONE);
    base.add(["hyra", "lokal"], RENT);
  }
  base.add(["hyra"], PHONE);
  const [byWord, byNothing] = [base.of(["hyra"]), base.of(["okand"])];
  expect(byWord(RENT)).toBeGreaterThan(byWord(PHONE));
  expect(byWord(RENT) + byWord(PHONE)).toBeCloseTo(0.75);
  expect(byNothing(PHONE)).toBeGreaterThan(byNothing(RENT));
  expect(byNothing(PHONE) + byNothing(RENT)).toBeCloseTo(0.75);
  expect(byWord(NEVER)).toBe(0);
});

test("a word that came with everything tells nothing", () => {
  const PHONE = pattern("6212+");
  const base = newBase();
  for (let account = 0; account < 201; account += 1) base.add(["faktura"], pattern(`${account}`));
  base.add([], PHONE);
  expect(base.of(["faktura"])(PHONE)).toBe(base.of([])(PHONE));
});

const WORDS = ["hyra", "telia", "lokal", "lund"] as const;
const ACCOUNTS = ["6212+", "5010+", "4010+", "9999+"] as const;
const booking = fc.tuple(fc.subarray([...WORDS]), fc.constantFrom(...ACCOUNTS));

test("a share is what naive Bayes with smoothing says of every pattern, tempered", () => {
  fc.assert(
    fc.property(fc.array(booking, { minLength: 1 }), fc.subarray([...WORDS, "okand"]), (made, asked) => {
      const base = newBase();
      const patterns = new Map(ACCOUNTS.map((accounts) => [accounts, pattern(accounts)]));
      const bookings = made.map(([words, as]) => [words, patterns.get(as) ?? pattern(as)] as const);
      for (const [words, as] of bookings) {
        base.add(words, as);
        // What is asked in between leaves nothing behind.
        base.of(asked)(as);
      }
      const share = base.of(asked);
      const vocabulary = new Set<string>(bookings.flatMap(([words]) => words));
      const scores = new Map([...new Set(bookings.map(([, as]) => as))].map((one) => [one, score(one)]));
      const sum = [...scores.values()].reduce((a, b) => a + b, 0);
      for (const [one, its] of scores) expect(share(one)).toBeCloseTo((0.75 * its) / sum, 10);

      function score(one: KnownPattern): number {
        const own = bookings.filter(([, as]) => as === one);
        const known = asked.filter((word) => vocabulary.has(word));
        const ofWords = known.map((word) => {
          const count = own.filter(([words]) => words.some((other) => other === word)).length;
          return (count + 0.1) / (own.length + 0.1 * vocabulary.size);
        });
        return Math.sqrt(ofWords.reduce((product, of) => product * of, own.length / bookings.length));
      }
    }),
  );
});
