import type { CompanyType } from "../company/index.ts";
import type { Account } from "./account-plan.ts";

/** An everyday word and the account that is meant by it, by its number in BAS. */
export interface AccountSynonym {
  readonly word: string;
  readonly account: number;
  /** The companies in which it means that; absent: all but households. */
  readonly types?: readonly string[];
}

type ChartAccount = Pick<Account, "id" | "active">;

/** The everyday words for each account of a chart. */
export type AccountWords = ReadonlyMap<number, readonly string[]>;

/** The words of these legal forms are those of another one, by who owns the company; of all others those of AB. */
const WORDS_OF: Partial<Readonly<Record<CompanyType, CompanyType>>> = {
  E: "E",
  HB: "E",
  KB: "E",
  EK: "EK",
  KHF: "EK",
  BRF: "EK",
  BF: "EK",
  SF: "EK",
  MB: "EK",
  SCE: "EK",
  I: "I",
  S: "I",
  TSF: "I",
  PP: "PP",
};

/**
 * The everyday words for the accounts of a chart. An account that the chart lacks, or has inactive, gives its words to
 * the active one above it: 5810 to 5800 in a chart with one account for travel. What a word means in companies of this
 * type goes before what it means in all, where the chart has an active account for it.
 */
export function accountWords(
  synonyms: readonly AccountSynonym[],
  companyType: CompanyType,
  accounts: Iterable<ChartAccount>,
): AccountWords {
  const chart = new Map([...accounts].map((account) => [Number(account.id), account]));
  const type = WORDS_OF[companyType] ?? "AB";
  const found = synonyms.flatMap(({ word, account, types }) => {
    const isMeant = types === undefined ? type !== "PP" : types.includes(type);
    const meant = isMeant ? standIn(account, chart) : undefined;
    return meant === undefined ? [] : { word, meant, isOwn: types !== undefined };
  });
  const own = new Set(found.filter(({ meant, isOwn }) => isOwn && meant.active).map(({ word }) => word));
  const words = new Map<number, string[]>();
  for (const { word, meant, isOwn } of found) {
    if (!isOwn && own.has(word)) continue;
    const known = words.get(meant.id);
    if (known === undefined) words.set(meant.id, [word]);
    else known.push(word);
  }
  return words;
}

/** The account itself, or the active one above it, or whichever of them there is. */
function standIn(number: number, chart: ReadonlyMap<number, ChartAccount>): ChartAccount | undefined {
  const candidates = [number, number - (number % 10), number - (number % 100)].map((each) => chart.get(each));
  return candidates.find((each) => each?.active === true) ?? candidates.find((each) => each !== undefined);
}
