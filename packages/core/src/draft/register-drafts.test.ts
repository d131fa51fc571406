import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { negateOre, ore } from "../money/index.ts";
import { entriesBalance, transactionErrorText, validateTransaction } from "../transaction/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import type { Draft } from "./draft.ts";
import { draftStatus } from "./draft-status.ts";
import {
  countAfterTick,
  type DraftToRegister,
  registerErrors,
  registrableCount,
  transactionOfDraft,
} from "./register-drafts.ts";
import { registerProgress } from "./register-progress.ts";

const RULES = {
  year: { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") },
  closedThrough: isoDate("2026-03-31"),
  knownAccounts: new Set([1930, 2641, 3001, 5410]),
};

const READY: Draft = {
  id: "a",
  date: isoDate("2026-05-04"),
  text: " Papper ",
  entries: [
    { accountId: accountNo(5410), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(-100) },
  ],
};
const rows = (...amounts: readonly (readonly [number | undefined, number])[]) => ({
  entries: amounts.map(([account, amount]) => ({
    ...(account === undefined ? {} : { accountId: accountNo(account) }),
    amount: ore(amount),
  })),
});
const { date: _, ...UNDATED } = READY;

describe("DR9: what keeps a draft from being registered, and what the list says of it", () => {
  test.each<[string, Draft, readonly string[], string]>([
    ["nothing", READY, [], "Balanserat"],
    ["its date", UNDATED, ["Datum måste anges"], "Datum måste anges"],
    [
      "a date outside the year",
      { ...READY, date: isoDate("2025-12-31") },
      ["Datum måste vara inom räkenskapsåret (2026-01-01 - 2026-12-31)"],
      "Datum måste vara inom räkenskapsåret (2026-01-01 - 2026-12-31)",
    ],
    [
      "a closed day",
      { ...READY, date: isoDate("2026-03-31") },
      ["Bokföringen är låst till och med 2026-03-31"],
      "Bokföringen är låst till och med 2026-03-31",
    ],
    ["its text", { ...READY, text: " " }, ["Text måste anges"], "Text måste anges"],
    [
      "a text that is too long",
      { ...READY, text: "x".repeat(401) },
      ["Texten har 401 tecken, och får ha högst 400"],
      "Texten har 401 tecken, och får ha högst 400",
    ],
    [
      "hidden characters",
      { ...READY, text: "Papper\u202E" },
      ["Texten har dolda tecken. Skriv om den"],
      "Texten har dolda tecken. Skriv om den",
    ],
    [
      "an account that the chart lacks",
      { ...READY, ...rows([5410, 100], [1940, -100]) },
      ["Kontonummer måste vara ett giltigt kontonummer"],
      "Kontonummer måste vara ett giltigt kontonummer",
    ],
    [
      "a row without account",
      { ...READY, ...rows([1930, -100], [undefined, 100]) },
      ["Kontonummer måste vara ett giltigt kontonummer"],
      "Okonterat",
    ],
    [
      "a row without amount",
      { ...READY, ...rows([1930, -100], [5410, 100], [2641, 0]) },
      ["Belopp måste anges"],
      "Belopp måste anges",
    ],
    [
      "too little in credit",
      { ...READY, ...rows([1930, -100], [5410, 350]) },
      ["Summan av debet och kredit måste vara noll"],
      "2,50 saknas i kredit",
    ],
    [
      "too little in debit",
      { ...READY, ...rows([1930, -100], [5410, 50]) },
      ["Summan av debet och kredit måste vara noll"],
      "0,50 saknas i debet",
    ],
    ["no rows", { ...READY, entries: [] }, ["Minst en rad måste innehålla ett belopp"], "Saknar belopp"],
    [
      "one row",
      { ...READY, ...rows([1930, -100]) },
      ["Summan av debet och kredit måste vara noll"],
      "Okonterat",
    ],
  ])("%s", (_name, draft, errors, status) => {
    expect(registerErrors(draft, RULES).map(transactionErrorText)).toEqual(errors);
    expect(draftStatus(draft, RULES)).toEqual({
      kind: errors.length === 0 ? "ready" : "missing",
      text: status,
    });
  });
});

describe("DR10: the drafts that are registered are the first ones", () => {
  const list = (...areReady: readonly boolean[]): readonly DraftToRegister[] =>
    areReady.map((isReady) => ({ draft: READY, errors: isReady ? [] : [{ code: "no-amount" }] }));

  test.each([
    [[], 0],
    [[true, true], 2],
    [[true, false, true], 1],
    [[false, true], 0],
  ] as const)("%j: %i can be registered", (areReady, count) => {
    expect(registrableCount(list(...areReady))).toBe(count);
  });

  test.each([
    [0, false, 0],
    [2, false, 2],
    [2, true, 3],
    [4, true, 4],
    [6, true, 4],
    [6, false, 4],
  ])("the tick at %i becomes %s: %i", (place, isTicked, count) => {
    expect(countAfterTick(place, isTicked, 4)).toBe(count);
  });
});

describe("the transaction of a draft", () => {
  test("has everything but the suggestions and rows in which nothing stands", () => {
    const full: Draft = {
      ...READY,
      entries: [...READY.entries, { amount: ore(0) }],
      annotation: "Kvitto saknas",
      attachments: [{ id: "f0", name: "gammalt.pdf" }],
      attachmentIds: ["f1"],
      analysis: { performAction: true, actions: [] },
    };
    expect(transactionOfDraft(full, "B")).toEqual({
      series: "B",
      date: "2026-05-04",
      text: "Papper",
      entries: READY.entries,
      locked: false,
      annotation: "Kvitto saknas",
      attachments: [{ id: "f0", name: "gammalt.pdf" }],
      attachmentIds: ["f1"],
    });
    expect(Object.keys(transactionOfDraft(READY, "A") ?? {})).toEqual([
      "series",
      "date",
      "text",
      "entries",
      "locked",
    ]);
    expect(transactionOfDraft(UNDATED, "A")).toBeUndefined();
  });

  test("property: a draft without errors becomes a transaction that can be registered", () => {
    const rules = { ...RULES, closedThrough: isoDate("2025-05-31") };
    fc.assert(
      fc.property(anyDraft, (any) => {
        const rest = { accountId: accountNo(3001), amount: negateOre(entriesBalance(any.entries)) };
        const draft = { ...any, entries: [...any.entries, rest] };
        if (registerErrors(draft, rules).length > 0) return;
        const transaction = transactionOfDraft(draft, "A");
        expect(
          transaction && validateTransaction({ ...transaction, rows: transaction.entries }, rules),
        ).toEqual([]);
      }),
    );
  });
});

test("DR11: the progress", () => {
  expect(registerProgress("converting")).toEqual({ share: 0, text: "Konverterar utkast" });
  expect(registerProgress("converting", 1).share).toBe(0.33);
  expect(registerProgress("saving")).toEqual({ share: 0.33, text: "Sparar transaktioner" });
  expect(registerProgress("removing")).toEqual({ share: 0.66, text: "Tar bort konverterade utkast" });
  expect(registerProgress("done")).toEqual({ share: 0.99, text: "Klart" });
  expect(registerProgress("done", 1).share).toBe(1);
});
