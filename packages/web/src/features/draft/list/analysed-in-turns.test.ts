import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import {
  addToDraftMatcher,
  analysedDrafts,
  newCategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { analysedInTurns } from "./analysed-in-turns.ts";

const [BANK, RENT] = [accountNo(1930), accountNo(5010)];
const CHART = new Set([BANK, RENT]);
const row = (accountId: typeof BANK, amount: number) => ({ accountId, amount: ore(amount) });
const draft = (id: string, ...entries: readonly ReturnType<typeof row>[]): Draft => ({
  id,
  date: isoDate("2026-10-12"),
  text: "Hyra lokal",
  entries,
});

/** A year that was converted: so many drafts take longer than the page is held up for. */
const CONVERTED = Array.from({ length: 10_000 }, (_, n) =>
  draft(`b${n}`, row(RENT, 100 + n), row(BANK, -100 - n)),
);
const UNBOOKED = Array.from({ length: 20 }, (_, n) => draft(`u${n}`, row(BANK, -50 - n)));
const ALL = { drafts: UNBOOKED, every: [...CONVERTED, ...UNBOOKED], chart: CHART };

test("in turns the same is suggested as in one go, and what is done is told", async () => {
  const told: number[] = [];
  const signal = new AbortController().signal;
  const found = await analysedInTurns(newCategorisationIndex(), ALL, signal, (count) => told.push(count));
  const matcher = newDraftMatcher(newCategorisationIndex(), CHART);
  addToDraftMatcher(matcher, ALL.every);
  expect(found).toEqual(analysedDrafts(matcher, UNBOOKED));
  expect(found).toHaveLength(UNBOOKED.length);
  expect(told[0]).toBe(0);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test("what is done is told a few times a second, however many turns there are", async () => {
  const at: number[] = [];
  const signal = new AbortController().signal;
  await analysedInTurns(newCategorisationIndex(), ALL, signal, () => at.push(performance.now()));
  const gaps = at.slice(1).map((time, place) => time - Number(at[place]));
  expect(Math.min(...gaps, 100)).toBeGreaterThan(95);
});

test("the analysis can be stopped while the drafts are still looked at", async () => {
  const stop = new AbortController();
  const told: number[] = [];
  const found = await analysedInTurns(newCategorisationIndex(), ALL, stop.signal, (count) => {
    told.push(count);
    stop.abort();
  });
  expect([found, told]).toEqual([[], [0]]);
});
