import { type AccountLedgerReport, counterEntries, type GeneralLedgerReport } from "@huvudbok/core/report";
import { joinedLines, type LedgerPart } from "./joined-lines.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { type Lines, listedLines } from "./lines.ts";

/** An account's ledger; with `details` each row is followed by the other rows of its voucher. */
export function accountLedgerLines(report: AccountLedgerReport, details: boolean): Lines<LedgerLine> {
  return details ? listedLines(detailedLines(report)) : joinedLines([ledgerPart(report, [])]);
}

/** The general ledger: the accounts one after the other, each under its name. */
export function generalLedgerLines(report: GeneralLedgerReport): Lines<LedgerLine> {
  return joinedLines(
    report.accounts.map((account) => {
      const { accountNo, name } = account;
      return ledgerPart(account, [{ kind: "account", id: `account-${accountNo}`, accountNo, name }]);
    }),
  );
}

function ledgerPart(report: AccountLedgerReport, heading: readonly LedgerLine[]): LedgerPart {
  const { accountNo, range, opening, turnover, closing } = report;
  return {
    above: [...heading, { kind: "opening", id: `opening-${accountNo}`, date: range.from, balance: opening }],
    report,
    below: [
      { kind: "turnover", id: `turnover-${accountNo}`, ...turnover },
      { kind: "closing", id: `closing-${accountNo}`, date: range.to, balance: closing },
    ],
  };
}

function detailedLines(report: AccountLedgerReport): readonly LedgerLine[] {
  const { above, below } = ledgerPart(report, []);
  const lines = [...above];
  for (const row of report.rows()) {
    lines.push({ kind: "row", id: row.id, row });
    for (const entry of counterEntries(row)) {
      lines.push({ kind: "detail", id: `${row.id}/${entry.id}`, entry });
    }
  }
  return [...lines, ...below];
}
