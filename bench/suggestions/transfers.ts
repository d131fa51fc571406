import { accountNo } from "@huvudbok/core/account-plan";
import { addDays, isoDate } from "@huvudbok/core/calendar";
import {
  addToDraftMatcher,
  analysedDrafts,
  newCategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { chanceOf } from "./made-books/chance.ts";
import { makeBooks } from "./made-books/make-books.ts";
import type { Profile } from "./made-books/payee.ts";

const BANK = accountNo(1930);
const SAVINGS = accountNo(1940);
const TRANSFERS = 200;
const FIRST_DAY = isoDate("2023-01-01");
const DAYS = 1095;
/** The share of the other rows that are on the other account. */
const ON_SAVINGS = 0.1;

/** What statements call a transfer, on the account that it leaves and on the one that it comes to. */
const WORDINGS = [
  ["Överföring", "Insättning"],
  ["Till sparkonto", "Från lönekonto"],
  ["Sparande Avanza", "Anna Andersson"],
  ["Anna Andersson", "Buffert"],
] as const;

/** Every row of the statements of two own accounts as a draft, and both sides of transfers between them. */
function statements(profile: Profile, seed: number): readonly Draft[] {
  const chance = chanceOf(seed);
  const { rows } = makeBooks(profile, seed, 0);
  const draft = (id: string, { date, text, amount }: Row, account = BANK): Draft => ({
    id,
    date,
    text,
    entries: [{ accountId: account, amount: ore(amount) }],
  });
  const others = rows.map((row, place) =>
    draft(`other ${place}`, row, chance.happens(ON_SAVINGS) ? SAVINGS : BANK),
  );
  const transfers = Array.from({ length: TRANSFERS }, (_, place) => {
    const date = addDays(FIRST_DAY, chance.below(DAYS));
    // A third are sums that people choose, the others such as an invoice or a tax is.
    const amount = chance.happens(1 / 3) ? 500_00 * chance.between(1, 40) : chance.between(10_000, 5_000_000);
    const [out, back] = WORDINGS[place % WORDINGS.length] ?? WORDINGS[0];
    const [from, to] = chance.happens(0.5) ? [BANK, SAVINGS] : [SAVINGS, BANK];
    return [
      draft(`out ${place}`, { date, text: out, amount: -amount }, from),
      draft(`in ${place}`, { date: addDays(date, chance.below(4)), text: back, amount }, to),
    ];
  });
  return [...others, ...transfers.flat()].toSorted((a, b) => (String(a.date) < String(b.date) ? -1 : 1));
}

type Row = Pick<ReturnType<typeof makeBooks>["rows"][number], "date" | "text"> & { readonly amount: number };

export interface TransferFigures {
  /** Sides of transfers for which a transfer is chosen, as a share of all. */
  readonly found: number;
  /** Drafts for which a transfer is chosen though they are none, or with one that is none. */
  readonly wrong: number;
}

/** How well transfers between own accounts are found among all rows of so many made-up books. */
export function transferFigures(profile: Profile, seeds: readonly number[]): TransferFigures {
  const chosen = seeds.flatMap((seed) => chosenTransfers(statements(profile, seed)));
  const isRight = (pair: readonly string[]) => pair.every((id) => !id.startsWith("other"));
  const right = chosen.filter(isRight).length;
  return { found: right / (seeds.length * 2 * TRANSFERS), wrong: chosen.length - right };
}

/** The ids of each draft for which a transfer is chosen beforehand, and of the other side. */
function chosenTransfers(drafts: readonly Draft[]): readonly (readonly [string, string])[] {
  const matcher = newDraftMatcher(newCategorisationIndex(), new Set([BANK, SAVINGS]));
  addToDraftMatcher(matcher, drafts);
  return analysedDrafts(matcher, drafts).flatMap(({ id, analysis }) => {
    const [action] = analysis?.actions ?? [];
    return analysis?.performAction === true && action?.kind === "transfer"
      ? [[id, action.draftId] as const]
      : [];
  });
}
