// The VAT return of a year of 100 000 vouchers, against the balance report of the same index, in turns.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { buildLedger } from "@huvudbok/core/ledger";
import { balanceReport } from "@huvudbok/core/report";
import { type VatReturnBox, vatReport } from "@huvudbok/core/vat";
import { generateBooks } from "./support/books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";

const VOUCHERS = 100_000;
const ROUNDS = 9;
/** One takes a millisecond or two, which is less than a busy machine may take away: so many are made in a turn. */
const CALLS = 20;
const MOST_OF_BALANCE = 2;

interface PublishedBoxes {
  readonly boxes: readonly VatReturnBox[];
}

const file = join(import.meta.dirname, "../packages/resources/public/vat-codes.json");
const { boxes }: PublishedBoxes = JSON.parse(readFileSync(file, "utf8"));
const { plan, fiscalYear, openingBalances, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const period = fiscalYearRange(fiscalYear);
const ledger = buildLedger({ fiscalYear, openingBalances, transactions });
const codes = new Map([
  [2611, 10],
  [2641, 48],
  [3001, 5],
]);
const accounts = new Map(
  plan.accounts2.map((account) => {
    const taxCode = codes.get(account.id);
    return [String(account.id), taxCode === undefined ? account : { ...account, taxCode }];
  }),
);
const report = () => vatReport({ years: [{ ledger, accounts }], period, boxes });

const [balance = 0, vat = 0] = await mediansInTurns(ROUNDS, [
  () => timeOfOne(() => balanceReport(ledger, plan, period)),
  () => timeOfOne(report),
]);
reportFigure({
  name: "VAT return of a year",
  measured: vat,
  reference: balance,
  against: "the balance report from the same index",
  unit: "ms",
  target: { of: "ratio", atMost: MOST_OF_BALANCE },
});
if (report().sections.every(({ rows }) => rows.every(({ exact }) => exact === 0))) {
  reportFailure("the return has amounts");
}

function timeOfOne(make: () => unknown): number {
  const from = performance.now();
  for (let call = 0; call < CALLS; call++) make();
  return (performance.now() - from) / CALLS;
}
