import { BANK } from "./planned-voucher.ts";

/** The savings account that the company has just opened. */
const SAVINGS = 1940;

/** A row of a bank statement that nobody has booked. */
interface StatementRow {
  /** How long before the last day of the books. */
  readonly days: number;
  readonly text: string;
  readonly account: number;
  /** In kronor: what comes in is positive. */
  readonly kronor: number;
}

/** Twice the same: the card was charged once, and the statement was read twice. */
const CHARGED_TWICE: StatementRow = {
  days: 8,
  text: "Kortköp 4471, Ljungbackens Konditori",
  account: BANK,
  kronor: -186,
};

/**
 * What 'Analysera okonterade' has something to say about: payees that the books know, a transfer seen from both of its
 * accounts, one that is listed twice, what a bank charges (known to everybody), and a payee that nobody knows.
 */
export const STATEMENT_ROWS: readonly StatementRow[] = [
  { days: 3, text: "Kortköp 4471 MACKEN VÄGKRYSSET", account: BANK, kronor: -842 },
  { days: 4, text: "Autogiro Rikslinjen Telefoni", account: BANK, kronor: -997.5 },
  { days: 6, text: "Kortköp 4471 PAKETVÄGEN", account: BANK, kronor: -436 },
  { days: 7, text: "Kortköp 4471 BREVBODEN", account: BANK, kronor: -264 },
  { days: 9, text: "Bg-inbetalning Lindmo Förlag AB", account: BANK, kronor: 18_750 },
  { days: 7, text: "Överföring till sparkonto", account: BANK, kronor: -25_000 },
  { days: 5, text: "Överföring från företagskonto", account: SAVINGS, kronor: 25_000 },
  { days: 5, text: "Bankavgift kontoutdrag på papper", account: BANK, kronor: -75 },
  CHARGED_TWICE,
  CHARGED_TWICE,
];
