import { type AccountNo, structureFindingText } from "../account-plan/index.ts";
import type { Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";

/** Something about the chart of accounts that makes a report incomplete; `amounts` are what it lacks, per column. */
export type ReportFinding =
  | { readonly code: "balance-structure-missing" }
  | { readonly code: "result-structure-missing" }
  | {
      readonly code: "not-in-balance-structure";
      readonly accountNo: AccountNo;
      readonly amounts: readonly Ore[];
    }
  | {
      readonly code: "not-in-result-structure";
      readonly accountNo: AccountNo;
      readonly amounts: readonly Ore[];
    }
  | { readonly code: "account-not-in-plan"; readonly accountNo: AccountNo }
  | { readonly code: "sum-too-large"; readonly accountNo: AccountNo };

/** What the page says about a finding. */
export function reportFindingText(finding: ReportFinding): string {
  switch (finding.code) {
    case "balance-structure-missing":
      return "Balansrapportstrukturen saknas trots försök att återskapa. Kontakta supporten.";
    case "result-structure-missing":
      return "Resultatrapportstrukturen saknas trots försök att återskapa. Kontakta supporten.";
    case "not-in-balance-structure":
      return structureFindingText({ code: "missing-place", report: "balance", account: finding.accountNo });
    case "not-in-result-structure":
      return structureFindingText({ code: "missing-place", report: "result", account: finding.accountNo });
    case "account-not-in-plan":
      return `Konto ${finding.accountNo} hittades inte i kontoplanen`;
    case "sum-too-large":
      return `Summan på konto ${finding.accountNo} är för stor för att räknas exakt, så beloppen här stämmer inte: rätta det som är bokfört med för stora belopp`;
    default:
      return assertNever(finding);
  }
}
