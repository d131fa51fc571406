import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import type { Draft } from "./draft.ts";
import { waitingDraft } from "./waiting-draft.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
const draft = (day: string, ...entries: Draft["entries"]): Draft => ({
  id: day,
  date: isoDate(`2026-03-${day}`),
  text: "Kaffe",
  entries,
});
const typed = { date: isoDate("2026-03-10"), rows: [row(5410, 250), row(1930, -250), {}] };
const found = (...drafts: readonly Draft[]) => waitingDraft(drafts, typed)?.id;

test("TR31: a draft with a row of the same account and amount within three days may be the same event", () => {
  expect(found(draft("07", row(1930, -250)), draft("10", row(1930, -250)))).toBe("07");
  expect(found(draft("13", row(1930, -250)))).toBe("13");
});

test.each<[string, Draft]>([
  ["four days before", draft("06", row(1930, -250))],
  ["four days after", draft("14", row(1930, -250))],
  ["of another amount", draft("10", row(1930, -251))],
  ["on another account", draft("10", row(1940, -250))],
  ["without account", draft("10", { amount: ore(-250) })],
  ["with the row struck", draft("10", { ...row(1930, -250), adjustmentType: false })],
  ["without a day", { id: "undated", text: "Kaffe", entries: [row(1930, -250)] }],
])("TR31: one %s is another event", (_, other) => {
  expect(found(other)).toBeUndefined();
});

test("TR31: nothing is told while no row has account and amount, or the day is missing", () => {
  const drafts = [draft("10", row(1930, 0))];
  expect(
    waitingDraft(drafts, { ...typed, rows: [{ accountId: accountNo(1930) }, row(1930, 0)] }),
  ).toBeUndefined();
  expect(waitingDraft([draft("10", row(1930, -250))], { ...typed, date: undefined })).toBeUndefined();
});
