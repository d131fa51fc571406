import { type Account, type AccountPlan, planPlaces, type ReportStructure } from "../account-plan/index.ts";
import { type CompanyType, DEFAULT_COMPANY_TYPE } from "../company/index.ts";
import type { KnownAccount, KnownAccounts } from "./known-account.ts";

/** A chart of accounts that comes with the product. */
export interface PublishedChart {
  readonly companyTypes: readonly string[];
  /** The year of an edition of BAS; absent for other charts. */
  readonly basEdition?: number;
  readonly plan: AccountPlan;
}

/** The edition of BAS of a published chart, by its name; undefined for charts without editions. */
export function basEditionOf(name: string): number | undefined {
  const year = /^BAS (\d{4})\b/.exec(name)?.[1];
  return year === undefined ? undefined : Number(year);
}

export interface ReportStructures {
  readonly balance: ReportStructure;
  readonly result: ReportStructure;
}

/**
 * The accounts of BAS by number (IM3): those of the legal form and of the edition of the year first, then accounts that
 * only other editions and forms have.
 */
export function knownAccountsFor(
  charts: readonly PublishedChart[],
  companyType: CompanyType,
  year: number | undefined,
): KnownAccounts {
  const distance = ({ companyTypes, basEdition = 0 }: PublishedChart) =>
    (companyTypes.includes(companyType) ? 0 : companyTypes.includes(DEFAULT_COMPANY_TYPE) ? 100 : 200) +
    editionDistance(basEdition, year);
  const known = new Map<number, KnownAccount>();
  const editions = charts.filter(({ basEdition }) => basEdition !== undefined);
  for (const { plan } of editions.toSorted((a, b) => distance(a) - distance(b))) {
    for (const account of plan.accounts2) if (!known.has(account.id)) known.set(account.id, account);
  }
  return known;
}

/**
 * The distance of an edition from the year: a newer one is farther than any older; without a year the newest is first.
 */
function editionDistance(edition: number, year = Number.MAX_SAFE_INTEGER): number {
  return edition > year ? 50 + edition - year : Math.min(year - edition, 49);
}

/**
 * The report structures for a legal form (IM3). Where its charts have different ones, as for a sole
 * trader, those in which most of the imported accounts have a place; forms without a chart take a limited company's.
 */
export function structuresFor(
  charts: readonly PublishedChart[],
  companyType: CompanyType,
  accounts: readonly Account[],
): ReportStructures | undefined {
  const own = charts.filter(({ companyTypes }) => companyTypes.includes(companyType));
  const usual = charts.filter(({ companyTypes }) => companyTypes.includes(DEFAULT_COMPANY_TYPE));
  let best: { readonly structures: ReportStructures; readonly unplaced: number } | undefined;
  for (const { plan } of own.length > 0 ? own : usual) {
    const { balanceReportStructure: balance, resultReportStructure: result } = plan;
    if (balance === undefined || result === undefined) continue;
    const placeOf = planPlaces(plan);
    const unplaced = accounts.filter(({ id }) => placeOf(id) === undefined).length;
    if (best === undefined || unplaced < best.unplaced) {
      best = { structures: { balance, result }, unplaced };
    }
  }
  return best?.structures;
}
