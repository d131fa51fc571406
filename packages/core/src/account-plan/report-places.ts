import { isBalanceAccount } from "./account-class.ts";
import type { Account, AccountPlan, ReportStructure, ReportStructureItem } from "./account-plan.ts";

/** Where an account belongs in a report. */
export interface ReportPlace {
  /** The leaf. */
  readonly item: ReportStructureItem;
  /** The names from the outermost group to the leaf. */
  readonly path: readonly string[];
}

/** The same text on two leaves: the first has the accounts (AP1). */
export interface DuplicatePrefix {
  readonly prefix: string;
  readonly first: ReportPlace;
  readonly second: ReportPlace;
}

export interface ReportPlaces {
  /** The place whose text is the longest prefix of the account number; undefined when there is none. */
  readonly placeOf: (account: number) => ReportPlace | undefined;
  readonly duplicates: readonly DuplicatePrefix[];
}

/** An index of a report structure: texts of 4 digits win over 3, 2 and 1, at any depth (AP1). */
export function reportPlaces(structure: ReportStructure | undefined): ReportPlaces {
  const places = new Map<string, ReportPlace>();
  const duplicates: DuplicatePrefix[] = [];
  const visit = (items: readonly ReportStructureItem[], outer: readonly string[]): void => {
    for (const item of items) {
      // A summary is a sum of what is above it (RE5): no account is drawn in it, nor below it.
      if (item.isSummary === true) continue;
      const place = { item, path: [...outer, item.name] };
      for (const prefix of item.accounts ?? []) {
        const first = places.get(prefix);
        if (first === undefined) places.set(prefix, place);
        else duplicates.push({ prefix, first, second: place });
      }
      visit(item.items ?? [], place.path);
    }
  };
  visit(structure?.items ?? [], []);
  return { placeOf: (account) => longestMatch(places, String(account)), duplicates };
}

function longestMatch(places: ReadonlyMap<string, ReportPlace>, digits: string): ReportPlace | undefined {
  for (let length = digits.length; length > 0; length -= 1) {
    const place = places.get(digits.slice(0, length));
    if (place !== undefined) return place;
  }
  return undefined;
}

export type ReportStructureName = "balance" | "result";

/** Something wrong with a report structure, shown in the chart page's warning box. */
export type StructureFinding =
  | { readonly code: "missing-place"; readonly report: ReportStructureName; readonly account: number }
  | { readonly code: "duplicate"; readonly report: ReportStructureName; readonly duplicate: DuplicatePrefix };

/** The places of a chart's accounts: 1000-2999 in the balance structure, all others in the result structure. */
export function planPlaces(plan: AccountPlan): ReportPlaces["placeOf"] {
  const balance = reportPlaces(plan.balanceReportStructure);
  const result = reportPlaces(plan.resultReportStructure);
  return (account) => (isBalanceAccount(account) ? balance : result).placeOf(account);
}

/** Findings about the two structures of a chart, for the given accounts (by default all accounts of the chart). */
export function structureFindings(
  plan: AccountPlan,
  accounts: readonly Pick<Account, "id">[] = plan.accounts2,
): StructureFinding[] {
  const placeOf = planPlaces(plan);
  const reports = ["balance", "result"] as const;
  return reports.flatMap((report) => {
    const structure = report === "balance" ? plan.balanceReportStructure : plan.resultReportStructure;
    const duplicates = reportPlaces(structure).duplicates;
    const own = accounts.filter(({ id }) => isBalanceAccount(id) === (report === "balance"));
    return [
      ...duplicates.map((duplicate) => ({ code: "duplicate", report, duplicate }) as const),
      ...own
        .filter(({ id }) => placeOf(id) === undefined)
        .map(({ id }) => ({ code: "missing-place", report, account: id }) as const),
    ];
  });
}

export function structureFindingText(finding: StructureFinding): string {
  if (finding.code === "duplicate") {
    const { prefix, first, second } = finding.duplicate;
    return `${prefix} står både i ${first.item.name} och i ${second.item.name}`;
  }
  return finding.report === "balance"
    ? `Konto ${finding.account} saknas i balansrapportstrukturen`
    : `Konto ${finding.account} saknas i resultatrapportstrukturen`;
}

/** The heading of the warning box. */
export function structureWarningTitle(report: ReportStructureName): string {
  return report === "balance" ? "Fel i Balansrapportstrukturen" : "Fel i Resultatrapportstrukturen";
}
