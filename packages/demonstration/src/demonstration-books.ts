import type { AccountPlan } from "@huvudbok/core/account-plan";
import { type DateRange, dateFromParts, dateParts, type IsoDate } from "@huvudbok/core/calendar";
import { newFiscalYear } from "@huvudbok/core/closing";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { PublishedChart } from "@huvudbok/core/import";
import type { JournalTemplate } from "@huvudbok/core/journal-template";
import { invariant } from "@huvudbok/core/shared";
import { assetsBefore, calendarYear, firstAssetList, withBought } from "./assets.ts";
import { chosenReceipts } from "./chosen-receipts.ts";
import {
  activeWhereUsed,
  type DemonstrationDraft,
  type DemonstrationVoucher,
  type DemonstrationYear,
  linkedAssets,
  numberedVouchers,
  registered,
} from "./demonstration-year.ts";
import { demonstrationDrafts } from "./drafts.ts";
import { firstBalances } from "./first-balances.ts";
import { demonstrationTemplates } from "./journal-templates.ts";
import { PAYROLL_SERIES } from "./payroll.ts";
import type { AccountChoice } from "./planned-voucher.ts";
import { timeline } from "./timeline.ts";

export interface DemonstrationOrder {
  /** The last day of the books: last year is complete and closed, this year ends here. */
  readonly today: IsoDate;
  /** Decides the amounts. */
  readonly seed: number;
  /** The charts that come with the product. */
  readonly charts: readonly PublishedChart[];
  /** The ids of the two fiscal years: those that are stored, when half-made books are finished. */
  readonly yearIds: readonly [FiscalYearId, FiscalYearId];
  /** Creates the ids of everything else. */
  readonly newGuid: () => string;
}

/**
 * The last day of the books: today, or the last day of the second year when the company was begun in an earlier year.
 * `firstYear` is the first fiscal year that is stored of a half-made company.
 */
export function demonstrationDay(today: IsoDate, firstYear: DateRange | undefined): IsoDate {
  if (firstYear === undefined) return today;
  const { to } = calendarYear(dateParts(firstYear.from).year + 1);
  return today < to ? today : to;
}

/** The books of the demonstration company: last year and this one. */
export interface DemonstrationBooks {
  readonly years: readonly [DemonstrationYear, DemonstrationYear];
  readonly templates: readonly JournalTemplate[];
}

/**
 * Makes all of the books at once. The same order gives the same books except for the ids; a later day of the same year
 * adds vouchers last and changes none before it.
 */
export function demonstrationBooks(order: DemonstrationOrder): DemonstrationBooks {
  const { today, seed, charts, newGuid } = order;
  const [firstId, secondId] = order.yearIds;
  const secondYear = dateParts(today).year;
  const firstYear = secondYear - 1;
  const plans = { first: chartOf(charts, firstYear), second: chartOf(charts, secondYear) };
  const choices = { first: accountsOf(plans.first), second: accountsOf(plans.second) };
  const secondStart = dateFromParts(secondYear, 1, 1);
  const list = firstAssetList(firstYear, newGuid);
  const planned = timeline(
    { firstYear, seed, accounts: (date) => (date < secondStart ? choices.first : choices.second) },
    list,
  );
  const firstPlanned = chosenReceipts(planned.first);
  const secondPlanned = chosenReceipts(planned.second.filter(({ date }) => date <= today));

  const begun = newFiscalYear(firstId, calendarYear(firstYear), undefined).fiscalYear;
  const fiscalYear = { ...begun, transactionSeries: [...begun.transactionSeries, PAYROLL_SERIES] };
  const vouchers = numberedVouchers(firstPlanned, fiscalYear);
  const balances = firstBalances(assetsBefore(list, firstYear));
  const first: DemonstrationYear = {
    fiscalYear,
    plan: activeWhereUsed(plans.first, usedBy(vouchers, balances)),
    balances,
    assetLists: [linkedAssets(list, firstPlanned, fiscalYear)],
    vouchers,
    drafts: [],
  };

  const next = newFiscalYear(secondId, calendarYear(secondYear), {
    ...first,
    transactions: registered(vouchers),
  });
  const nextVouchers = numberedVouchers(secondPlanned, next.fiscalYear);
  const drafts = demonstrationDrafts(today, newGuid);
  const second: DemonstrationYear = {
    ...next,
    plan: activeWhereUsed(plans.second, usedBy(nextVouchers, next.balances, drafts)),
    assetLists: next.assetLists.map((rolled) =>
      linkedAssets(withBought(rolled, firstYear, 1, newGuid, today), secondPlanned, next.fiscalYear),
    ),
    vouchers: nextVouchers,
    drafts,
  };
  return { years: [first, second], templates: demonstrationTemplates(choices.second, newGuid) };
}

/** The edition of BAS for the year: the latest that is not newer, or the oldest there is. */
function chartOf(charts: readonly PublishedChart[], year: number): AccountPlan {
  const editions = charts
    .flatMap(({ companyTypes, basEdition, plan }) =>
      basEdition === undefined || !companyTypes.includes("AB") ? [] : [{ edition: basEdition, plan }],
    )
    .toSorted((a, b) => b.edition - a.edition);
  const best = editions.find(({ edition }) => edition <= year) ?? editions.at(-1);
  invariant(best !== undefined, "no edition of BAS for a limited company");
  return best.plan;
}

/** BAS 2026 has separate accounts where BAS 2025 has one. */
function accountsOf({ accounts2 }: AccountPlan): AccountChoice {
  const hasNewGoods = accounts2.some(({ id }) => id === 4010);
  return hasNewGoods
    ? { goods: 4010, goodsFromEu: 4075, cards: 1686 }
    : { goods: 4000, goodsFromEu: 4515, cards: 1580 };
}

function usedBy(
  vouchers: readonly DemonstrationVoucher[],
  balances: DemonstrationYear["balances"],
  drafts: readonly DemonstrationDraft[] = [],
): ReadonlySet<number> {
  const entries = vouchers.flatMap(({ transaction }) => transaction.entries);
  const ofDrafts = drafts.flatMap(({ draft }) => draft.entries);
  const accounts = [...entries, ...balances, ...ofDrafts].map(({ accountId }) => accountId);
  return new Set(accounts.filter((account) => account !== undefined));
}
