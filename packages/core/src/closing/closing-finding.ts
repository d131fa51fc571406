import { type AccountNo, type StructureFinding, structureFindingText } from "../account-plan/index.ts";
import type { AssetDifference } from "../asset/index.ts";
import { type FiscalYear, fiscalYearName } from "../fiscal-year/index.ts";
import { formatCount, formatCounted, formatOre, type Ore } from "../money/index.ts";
import { type Transaction, voucherNames } from "../transaction/index.ts";

/** Depreciation of a list that is not booked as computed. */
export interface DepreciationDifference {
  readonly listId: string;
  readonly list: string;
  readonly computed: Ore;
  readonly booked: Ore;
}

/** An account whose balance is not what its last statement says. */
export interface StatementDifference {
  readonly accountId: AccountNo;
  readonly booked: Ore;
  readonly stated: Ore;
}

/** What a check of the closing has found. Amounts are debit positive, results profit positive. */
export type ClosingFinding =
  | { readonly code: "opening-unbalanced"; readonly sum: Ore }
  | { readonly code: "opening-differs"; readonly count: number }
  | { readonly code: "previous-unreadable" }
  | { readonly code: "vouchers-wrong"; readonly unbalanced: number; readonly outside: number }
  | { readonly code: "drafts"; readonly inYear: number; readonly outside: number }
  | { readonly code: "structures"; readonly findings: readonly StructureFinding[] }
  | { readonly code: "missing-account"; readonly account: number }
  | {
      readonly code: "last-result-left";
      readonly account: number;
      readonly result: Ore;
      /** Accounts of the owners that are to be emptied as well, and what stands on them. */
      readonly owners: readonly number[];
      readonly owned: Ore;
    }
  | { readonly code: "last-result-undisposed"; readonly account: number | undefined; readonly result: Ore }
  | { readonly code: "not-for-type" }
  | { readonly code: "depreciation"; readonly lists: readonly DepreciationDifference[] }
  | { readonly code: "assets-differ"; readonly differences: readonly AssetDifference[] }
  | { readonly code: "no-asset-feature" }
  | { readonly code: "statements"; readonly accounts: readonly StatementDifference[] }
  | { readonly code: "no-statement" }
  | {
      readonly code: "vat-left";
      readonly sum: Ore;
      /** What each holds, debit positive. */
      readonly accounts: readonly { readonly accountId: AccountNo; readonly amount: Ore }[];
    }
  /** What is left is settled in the year after. */
  | {
      readonly code: "vat-settled-after";
      readonly sum: Ore;
      readonly fiscalYear: FiscalYear;
      readonly settlements: readonly Transaction[];
    }
  | { readonly code: "no-tax" }
  | {
      readonly code: "result-unbooked";
      readonly result: Ore;
      /** Tax is to be booked, and changes the result: booked after it, the result is booked in two parts. */
      readonly isBeforeTax: boolean;
    }
  | { readonly code: "report-unbalanced"; readonly sum: Ore };

/** What the helper says of it, a sentence for each thing. */
export function closingFindingTexts(finding: ClosingFinding): readonly string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each code has the text of its own finding
  const textsOf = TEXTS[finding.code] as (finding: ClosingFinding) => readonly string[];
  return textsOf(finding);
}

type Found<Code> = Extract<ClosingFinding, { readonly code: Code }>;

const TEXTS: { readonly [Code in ClosingFinding["code"]]: (finding: Found<Code>) => readonly string[] } = {
  "opening-unbalanced": ({ sum }) => [
    `Total ingående balans är ${formatOre(sum)}. Den ska vara 0 för att vara balanserad.`,
  ],
  "opening-differs": ({ count }) => [
    `Ingående balans skiljer sig från föregående års utgående balans på ${formatCounted(count, "konto", "konton")}`,
  ],
  "previous-unreadable": () => ["Föregående år kunde inte läsas"],
  "vouchers-wrong": voucherTexts,
  drafts: ({ inYear, outside }) => [
    `${inYear} utkast i året är inte ${inYear === 1 ? "registrerat" : "registrerade"}`,
    ...(outside === 0 ? [] : [`${outside} utkast saknar datum i året`]),
  ],
  structures: ({ findings }) => findings.map(structureFindingText),
  "missing-account": ({ account }) => [
    `Saknar konto ${account} ${ACCOUNT_NAMES[account]}, kan inte fortsätta.`,
  ],
  "last-result-left": lastResultTexts,
  "last-result-undisposed": ({ account, result }) => [
    `${formatOre(result)} återstår på ${account}`,
    "Stämman eller årsmötet beslutar om det: ge transaktionen den dagens datum",
  ],
  "not-for-type": () => ["Inte aktuellt för företagsformen"],
  depreciation: ({ lists }) =>
    lists.map(
      ({ list, computed, booked }) =>
        `Avskrivning för ${list}: beräknad ${formatOre(computed)}, bokförd ${formatOre(booked)}`,
    ),
  "assets-differ": ({ differences }) =>
    differences.map(
      ({ accounts, booked, listed }) =>
        `Konto ${accounts.join(", ")}: bokfört ${formatOre(booked)}, inventarielistor ${formatOre(listed)}`,
    ),
  "no-asset-feature": () => ["Inventarier ingår inte i företagets funktioner"],
  statements: ({ accounts }) =>
    accounts.map(
      ({ accountId, booked, stated }) =>
        `Konto ${accountId}: bokfört ${formatOre(booked)}, kontoutdrag ${formatOre(stated)}`,
    ),
  "no-statement": () => ["Inget kontoutdrag är inläst"],
  "vat-left": ({ sum, accounts }) => [
    `Momskonton har saldo ${formatOre(sum)}`,
    `Kvar på ${accounts.map(({ accountId, amount }) => `${accountId} (${formatOre(amount)})`).join(", ")}`,
  ],
  "vat-settled-after": ({ sum, fiscalYear, settlements }) => [
    `Momskonton har saldo ${formatOre(sum)}, som är avräknat i ${voucherNames(settlements)} i räkenskapsåret ${fiscalYearName(fiscalYear)}`,
  ],
  "no-tax": () => [
    "Ingen skatt är bokförd på 8910",
    "Skatten på överskottet i inkomstdeklarationen bokförs på 8910 mot 2512",
  ],
  "result-unbooked": ({ result, isBeforeTax }) => [
    `Årets resultat ${formatOre(result)} är inte bokfört`,
    ...(isBeforeTax ? ["Bokför skatten först, den ingår i årets resultat"] : []),
  ],
  "report-unbalanced": ({ sum }) => [`Balansrapporten visar ${formatOre(sum)}`],
};

function voucherTexts(finding: Found<"vouchers-wrong">): readonly string[] {
  const { unbalanced, outside } = finding;
  return [
    ...(unbalanced === 0 ? [] : [`${formatCount(unbalanced)} verifikat balanserar inte`]),
    ...(outside === 0
      ? []
      : [`${formatCounted(outside, "transaktion", "transaktioner")} har ett datum utanför räkenskapsåret`]),
  ];
}

function lastResultTexts(finding: Found<"last-result-left">): readonly string[] {
  const { account, result, owners, owned } = finding;
  return [
    ...(result === 0 ? [] : [`Föregående års resultat ${formatOre(result)} ligger kvar på ${account}`]),
    ...(owners.length === 0
      ? []
      : [`Egna uttag och insättningar, saldo ${formatOre(owned)}, ligger kvar på ${owners.join(", ")}`]),
  ];
}

/** The names that BAS gives to the accounts that a closing needs. */
const ACCOUNT_NAMES: Readonly<Record<number, string>> = {
  1650: "Momsfordran",
  2010: "Eget kapital",
  2019: "Årets resultat",
  2067: "Balanserat överskott eller underskott",
  2068: "Överskott eller underskott från föregående år",
  2069: "Årets resultat",
  2091: "Balanserad vinst eller förlust",
  2098: "Vinst eller förlust från föregående år",
  2099: "Årets resultat",
  2650: "Redovisningskonto för moms",
  8999: "Årets resultat",
};
