import { isoDate } from "@huvudbok/core/calendar";
import {
  addToCategorisation,
  addToDraftMatcher,
  analysedDrafts,
  newCategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import { type Draft, draftAccounts } from "@huvudbok/core/draft";
import { expect, test } from "vitest";
import { registered } from "./demonstration-year.ts";
import { booksOf } from "./made-books.arbitrary.ts";

/** What is suggested for a draft, as the list has it: the action, its probability, and a star where it is chosen. */
function suggestedIn(today: string): readonly string[] {
  const { years } = booksOf(undefined, isoDate(today));
  const [, { plan, drafts }] = years;
  const index = newCategorisationIndex();
  for (const { vouchers } of years) addToCategorisation(index, registered(vouchers));
  const all = drafts.map(({ draft }) => draft);
  const chart = new Set(plan.accounts2.map(({ id }) => id));
  const matcher = newDraftMatcher(index, chart);
  addToDraftMatcher(matcher, all);
  return analysedDrafts(matcher, all).map((draft) => suggestedFor(draft, all));
}

function suggestedFor({ text, analysis }: Draft, all: readonly Draft[]): string {
  const action = analysis?.actions[0];
  const what =
    action?.kind === "match"
      ? draftAccounts(action).join(" ")
      : action?.kind === "transfer"
        ? `with ${all.find(({ id }) => id === action.draftId)?.text}`
        : action?.kind;
  const percent = Math.round((action?.probability ?? 0) * 100);
  return `${text}: ${what} ${percent}${analysis?.performAction === true ? " *" : ""}`;
}

test("'Analysera okonterade' has something of everything to suggest", () => {
  expect(suggestedIn("2026-11-20")).toEqual([
    "Kortköp 4471 MACKEN VÄGKRYSSET: 5611 2641 90 *",
    "Autogiro Rikslinjen Telefoni: 6212 2641 90 *",
    "Kortköp 4471 PAKETVÄGEN: 5710 2641 90 *",
    "Kortköp 4471 BREVBODEN: 6250 90 *",
    "Bg-inbetalning Lindmo Förlag AB: 1510 98 *",
    "Överföring till sparkonto: with Överföring från företagskonto 91 *",
    "Överföring från företagskonto: with Överföring till sparkonto 91 *",
    "Bankavgift kontoutdrag på papper: 6570 50",
    // One of the two; the other has no suggestion, nor has 'Torgets Blommor': nobody knows them.
    "Kortköp 4471, Ljungbackens Konditori: delete 70",
  ]);
});

// On the first day of a year all drafts are of that day, and only the year before is known.
test.each(["2026-01-01", "2026-03-20", "2026-07-10", "2026-12-31"])("on %s the same is chosen", (today) => {
  const bare = (texts: readonly string[]) => texts.map((text) => text.replace(/ \d+(?= \*|$)/, ""));
  expect(bare(suggestedIn(today))).toEqual(bare(suggestedIn("2026-11-20")));
});
