import { NO_TAX_CODE } from "./choices.ts";
import { type CsvRow, column, numberColumn } from "./csv.ts";

/** How the VAT is split out of what is booked on an account, as served in vat-split.json. */
interface VatSplitAccount {
  readonly account: number;
  readonly treatment: string;
  /** Percent. */
  readonly rate: number;
  /** The VAT account that is credited. */
  readonly output?: number;
  /** The VAT account that is debited. */
  readonly input?: number;
  /** Names of the same number in published charts that use it for something else. */
  readonly otherNames?: readonly string[];
}

/**
 * The accounts with VAT to split out. Left out are those of cross-border sales, whose VAT is not Swedish. `others` are
 * accounts of published charts that mean something else than BAS does by their number.
 */
export function vatSplit(rows: readonly CsvRow[], others: readonly CsvRow[]) {
  const accounts = rows.map((row) => splitAccount(row, others));
  return { name: "Moms per konto", accounts: accounts.filter(({ account }) => !NO_TAX_CODE.has(account)) };
}

function splitAccount(row: CsvRow, others: readonly CsvRow[]): VatSplitAccount {
  const account = Number(column(row, "account"));
  const output = numberColumn(row, "output");
  const input = numberColumn(row, "input");
  const otherNames = others
    .filter((other) => Number(column(other, "number")) === account)
    .map((other) => column(other, "name"));
  return {
    account,
    treatment: column(row, "treatment"),
    rate: Number(column(row, "rate")),
    ...(output === undefined ? {} : { output }),
    ...(input === undefined ? {} : { input }),
    ...(otherNames.length === 0 ? {} : { otherNames }),
  };
}
