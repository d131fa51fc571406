import { expect, test } from "vitest";
import type { Account } from "./account-plan.ts";
import { newAccount } from "./new-account.ts";
import { resetPlan } from "./reset-plan.ts";
import { resetSruTexts } from "./reset-sru.ts";

const account = (id: number, name: string, sru?: number): Account => ({
  ...newAccount(id, name),
  ...(sru === undefined ? {} : { sru }),
});
const texts = (current: readonly Account[], next: readonly Account[], unticked: readonly number[] = []) =>
  resetSruTexts(resetPlan(current, next, new Set([1999])), new Set(unticked));

test("AP15: what becomes of the codes of the chart is told, by account", () => {
  const current = [
    account(1510, "Kunder", 7251),
    account(1910, "Kassa", 7281),
    account(1930, "Bank", 7281),
    account(1940, "Bank 2"),
    account(1999, "Eget", 7281),
    account(3001, "Varor", 7410),
  ];
  const next = [
    account(1510, "Kundfordringar", 7252),
    account(1910, "Kassan"),
    account(1930, "Bank", 7282),
    account(1940, "Bank 2", 7281),
    account(3001, "Varor", 7410),
    account(5010, "Hyra", 7513),
  ];
  expect(texts(current, next)).toEqual([
    "1 konto får ett annat SRU-nummer: 1510.",
    "1 konto blir av med sitt SRU-nummer: 1910.",
    "1 konto behåller sitt SRU-nummer, fast den nya kontoplanen har ett annat eller inget: 1930.",
    "1 konto är fortfarande utan SRU-nummer, fast den nya kontoplanen har ett: 1940.",
  ]);
  // What is left out of the reset keeps what it has.
  expect(texts(current, next, [1510, 1910])).toEqual([
    "3 konton behåller sitt SRU-nummer, fast den nya kontoplanen har ett annat eller inget: 1510, 1910, 1930.",
    "1 konto är fortfarande utan SRU-nummer, fast den nya kontoplanen har ett: 1940.",
  ]);
});

test("AP15: of many accounts the first ten are named", () => {
  const numbers = Array.from({ length: 12 }, (_, place) => 3000 + place);
  const old = numbers.map((id) => account(id, "Varor", 7410));
  expect(
    texts(
      old,
      old.map(({ id }) => account(id, "Varor", 7411)),
    ),
  ).toEqual([
    "12 konton behåller sitt SRU-nummer, fast den nya kontoplanen har ett annat eller inget: 3000, 3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 3009 och 2 till.",
  ]);
});

test("AP15: an account that gets its first code, as the chart is renamed, has lost none", () => {
  expect(texts([account(1930, "Bank")], [account(1930, "Företagskonto", 7281)])).toEqual([]);
});

test("AP15: where every code stays as it is, and in the new chart, nothing is told", () => {
  const own = [account(1930, "Bank", 7281), account(3001, "Varor")];
  expect(texts(own, [account(1930, "Företagskonto", 7281), account(3001, "Varor")])).toEqual([]);
});
