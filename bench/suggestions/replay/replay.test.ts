import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { EXACT_TEXT } from "../peers/exact-text.ts";
import { THREE_OF_FIVE } from "../peers/three-of-five.ts";
import { isSameWithoutVat } from "./pattern.ts";
import { replay } from "./replay.ts";
import type { BookedRow } from "./statement-row.ts";

const BANK = accountNo(1930);

function row(
  text: string,
  kronor: number,
  ...entries: readonly (readonly [account: number, kronor: number])[]
) {
  return {
    account: BANK,
    date: isoDate("2026-03-01"),
    text,
    amount: ore(kronor * 100),
    payee: text,
    entries: entries.map(([account, amount]) => ({
      accountId: accountNo(account),
      amount: ore(amount * 100),
    })),
  } satisfies BookedRow;
}

test("a row is guessed by those before it alone, and its VAT counts", () => {
  const rows = [
    row("Kontor", -125, [6110, 100], [2641, 25]),
    row("Kontor", -250, [6110, 200], [2641, 50]),
    row("Kontor", -112, [6110, 100], [2641, 12]),
    row("Kontor", 125, [6110, -100], [2641, -25]),
  ];
  const outcomes = replay(EXACT_TEXT, { name: "", rows });
  expect(outcomes.map(({ isRight }) => isRight)).toEqual([false, true, false, true]);
  expect(outcomes.map(({ hasRightAccounts }) => hasRightAccounts)).toEqual([false, true, true, true]);
  expect(outcomes.map(({ isUnseen }) => isUnseen)).toEqual([true, false, false, false]);
  expect(outcomes.map(({ probability }) => probability)).toEqual([0, 1, 1, 2 / 3]);
});

test("where VAT is left out the accounts beside it count", () => {
  const rows = [row("Kontor", -125, [6110, 100], [2641, 25]), row("Kontor", -112, [6110, 112])];
  expect(replay(EXACT_TEXT, { name: "", rows }, isSameWithoutVat)[1]?.isRight).toBe(true);
});

test("three of five: the third row makes the rule, which stands until three have gone elsewhere", () => {
  const rows = [6110, 6110, 6110, 5410, 5410, 5410, 5410].map((account) =>
    row("Kontor 12", -100, [account, 100]),
  );
  const outcomes = replay(THREE_OF_FIVE, { name: "", rows });
  expect(outcomes.map(({ probability }) => probability)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(outcomes.map(({ isRight }) => isRight)).toEqual([false, false, false, false, false, false, true]);
});
