import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DEVELOPMENT_COMPANY } from "./development/company.ts";
import { DEVELOPMENT_HOUSEHOLD } from "./development/household.ts";
import { makeBooks } from "./made-books/make-books.ts";
import type { Profile } from "./made-books/payee.ts";
import { renamed } from "./made-books/renamed.ts";
import { heldOutSets, sieSet } from "./measured-sets.ts";
import { EXACT_TEXT } from "./peers/exact-text.ts";
import { askedOfRefunds, withShuffledBookings } from "./replay/altered-rows.ts";
import { replayFigures } from "./replay/figures.ts";
import { HUVUDBOK } from "./replay/huvudbok.ts";
import { figuresAfter, outcomesOf } from "./replay/measure-set.ts";
import type { Method } from "./replay/method.ts";
import { replay } from "./replay/replay.ts";
import type { BookedRows } from "./replay/statement-row.ts";

const WARM_UP = 200;

function figuresOf(books: BookedRows, method: Method = HUVUDBOK) {
  return replayFigures(replay(method, books).slice(WARM_UP));
}

describe("bars of the suggestions", () => {
  test("held-out companies and households, after 200 rows", () => {
    const [heldOut] = heldOutSets();
    const own = figuresAfter(outcomesOf(HUVUDBOK, heldOut!), WARM_UP);
    const plain = figuresAfter(outcomesOf(EXACT_TEXT, heldOut!), WARM_UP);
    expect(own.precision).toBeGreaterThanOrEqual(0.95);
    expect(own.coverage).toBeGreaterThanOrEqual(0.85);
    expect(own.calibrationError).toBeLessThanOrEqual(0.05);
    expect(own.unseenWrong).toBeLessThanOrEqual(0.01);
    expect(own.precision).toBeGreaterThan(plain.precision);
    expect(own.right).toBeGreaterThan(2 * plain.right);
  });

  test("sample SIE files, from a cold start", () => {
    const own = figuresAfter(outcomesOf(HUVUDBOK, sieSet()), 0);
    const plain = figuresAfter(outcomesOf(EXACT_TEXT, sieSet()), 0);
    expect(own.precision).toBeGreaterThanOrEqual(0.88);
    expect(own.coverage).toBeGreaterThanOrEqual(0.6);
    expect(own.calibrationError).toBeLessThanOrEqual(0.05);
    expect(own.right).toBeGreaterThan(plain.right);
  });
});

describe.each([
  ["company", DEVELOPMENT_COMPANY],
  ["household", DEVELOPMENT_HOUSEHOLD],
] as const)("what the figures of a %s rest on", (_kind, profile: Profile) => {
  const books = makeBooks(profile, profile.seeds[0] ?? 0, 0);

  test("bookings that say nothing of their texts are hardly ever chosen beforehand", () => {
    const { coverage, amongThree } = figuresOf(withShuffledBookings(books, 7));
    expect(coverage).toBeLessThan(0.05);
    expect(amongThree).toBeLessThan(0.3);
  });

  test("other names for everything change nothing", () => {
    const [before, after] = [
      figuresOf(books),
      figuresOf(makeBooks(renamed(profile), profile.seeds[0] ?? 0, 0)),
    ];
    expect(Math.abs(after.precision - before.precision)).toBeLessThan(0.02);
    expect(Math.abs(after.coverage - before.coverage)).toBeLessThan(0.03);
  });

  test("money that goes the other way finds the accounts, and is chosen beforehand less often", () => {
    const [before, after] = [figuresOf(books), figuresOf(books, askedOfRefunds(HUVUDBOK))];
    expect(after.amongThree).toBeGreaterThan(0.7);
    expect(after.coverage).toBeLessThan(before.coverage / 2);
  });
});

test("the held-out books are those that were fixed before the matcher was first run on them", () => {
  const [heldOut] = heldOutSets();
  const digest = createHash("sha256").update(JSON.stringify(heldOut?.books)).digest("hex");
  expect(digest).toBe("beb7b24b1e284ed080730e8e82be89ca0bd84e331fb662e888ec81f08ed6d11a");
});
