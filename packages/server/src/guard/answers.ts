import {
  type AnswersToRules,
  BOOKS,
  type DocumentFacts,
  type DocumentKind,
  fiscalYearKey,
  type Questions,
} from "@huvudbok/core/document";
import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import type { ComparedChange } from "../store/commit/resolved-change.ts";
import type { Tables } from "../store/database/database-tables.ts";
import { allItems } from "../store/reading/stored-items.ts";
import { storedItem } from "../store/reading/stored-values.ts";
import type { StoredCommitFacts } from "./commit-facts.ts";
import { featuresAmong } from "./feature-gate.ts";
import { linkedTransactions } from "./linked-transactions.ts";
import { closingOf } from "./previous-closing.ts";
import { accountsAndNumbers, accountsInUse, boundItemsAmong, unlockedItems } from "./stored-facts.ts";
import { usedSeriesOf } from "./used-series.ts";
import { knownYearsAmong, yearPastsOf } from "./year-pasts.ts";

type Answers = Partial<AnswersToRules> & Partial<Pick<DocumentFacts<DocumentKind>, "existing">>;

/** Looks up what the rule of a change asks for, and nothing else. */
export async function answersTo(
  asked: Questions,
  tx: Kysely<Tables>,
  { yearsBefore, rules }: StoredCommitFacts,
  { target, document }: ComparedChange,
  fiscalYear: FiscalYear | undefined,
): Promise<Answers> {
  const { companyId, kind, storedKey } = target;
  const ofYear = await answersOfYear(asked, tx, { yearsBefore }, target, fiscalYear);
  const rows = asked.allItems ? await allItems(tx, companyId, storedKey).execute() : undefined;
  const existing = rows?.map((row) => [row.id, storedItem(kind, row)] as const);
  const { yearPasts, knownYears, usedSeries, unlockedBefore, corrections, features } = asked;
  const { address } = target;
  const chartKey =
    address.scope === "fiscalYear" ? fiscalYearKey(companyId, address.fiscalYearId, BOOKS.chart) : undefined;
  return {
    ...ofYear,
    ...(existing === undefined ? {} : { existing: new Map(existing) }),
    ...(yearPasts.length === 0 ? {} : { yearPasts: await yearPastsOf(tx, companyId, yearPasts) }),
    ...(knownYears.size === 0 ? {} : { knownYears: await knownYearsAmong(tx, companyId, knownYears) }),
    ...(usedSeries.length === 0 ? {} : { usedSeries: await usedSeriesOf(tx, companyId, usedSeries) }),
    ...(await accountsAndNumbers(tx, document, chartKey, asked)),
    ...(features.size === 0 ? {} : { features: await featuresAmong(tx, companyId, features, rules.today) }),
    ...(corrections.length === 0
      ? {}
      : { corrections: await linkedTransactions(tx, companyId, corrections) }),
    ...(unlockedBefore ? { unlockedBefore: await unlockedItems(tx, kind, document) } : {}),
  };
}

/** What is asked of the other documents of the same fiscal year, and of the year before. */
async function answersOfYear(
  asked: Questions,
  tx: Kysely<Tables>,
  { yearsBefore }: Pick<StoredCommitFacts, "yearsBefore">,
  { address }: ComparedChange["target"],
  fiscalYear: FiscalYear | undefined,
): Promise<Answers> {
  if (address.scope !== "fiscalYear") return {};
  const { companyId, fiscalYearId } = address;
  const previous =
    asked.previousClosing && fiscalYear !== undefined
      ? previousFiscalYear([...yearsBefore.values()], fiscalYear)
      : undefined;
  return {
    ...(asked.usedAccounts ? { usedAccounts: await accountsInUse(tx, companyId, fiscalYearId) } : {}),
    boundItems: await boundItemsAmong(tx, companyId, fiscalYearId, asked.boundItems),
    ...(previous === undefined ? {} : { previousClosing: await closingOf(tx, companyId, previous) }),
  };
}
