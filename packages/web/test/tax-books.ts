import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newAccount } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { encodeItem } from "@huvudbok/core/document";
import type { TypedField } from "@huvudbok/core/income-tax";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { ENTRY_YEAR } from "./entry-books.ts";
import type { FakeFetch } from "./fake-fetch.ts";
import { openBooks, yearKey } from "./opened-page.tsx";

export const INCOME_TAX_PAGE = "/accounting/report/incomeTaxReturn";

/** The SRU codes of the accounts of `taxBooks`. */
export const TAX_CODES: Readonly<Record<number, number>> = { 1930: 7281, 3001: 7410, 5010: 7513 };

const resources = join(import.meta.dirname, "../../resources/public");

const account = (id: number, sru: number | undefined) =>
  encodeItem("accountPlan", { ...newAccount(id, `Konto ${id}`), ...(sru === undefined ? {} : { sru }) });
const SALE = transactionOf("A", 1, "2026-03-01", "Försäljning", [
  [3001, -100_050],
  [1930, 100_050],
]);
const RENT = transactionOf("A", 2, "2026-03-02", "Hyra", [
  [5010, 20_000],
  [1930, -20_000],
]);

interface TaxYear {
  readonly locked?: boolean;
  readonly typed?: readonly TypedField[];
  /** Accounts that the chart has beside those of the rows, with their codes. */
  readonly more?: Readonly<Record<number, number>>;
  readonly vouchers?: readonly ReturnType<typeof transactionOf>[];
}

/** What a closing needs beside the rows. */
export const CLOSING_CODES = { 2091: 7302, 2098: 7302, 2099: 7302, 2512: 7368, 8910: 7528, 8999: 7450 };

/** A voucher with this tax of the year, in öre. */
export const taxVoucher = (number: number, tax: number) =>
  transactionOf("A", number, "2026-12-31", "Skatt på årets resultat", [
    [8910, tax],
    [2512, -tax],
  ]);

/** Books of a year with a sale and a rent, beside the published forms; what is typed of the return too. */
export async function taxBooks(
  companyType: CompanyType = "AB",
  codes = TAX_CODES,
  { locked = false, typed = [], more = {}, vouchers = [] }: TaxYear = {},
): Promise<FakeFetch> {
  const server = await openBooks(
    { key: "c1-accountSettings", put: [{ ...ENTRY_YEAR, locked }] },
    {
      key: yearKey("accountPlan"),
      put: [
        ...[1930, 3001, 5010].map((id) => account(id, codes[id])),
        ...Object.entries(more).map(([id, code]) => account(Number(id), code)),
      ],
    },
    {
      key: yearKey("transactions"),
      put: [SALE, RENT, ...vouchers].map((each) => encodeItem("transactions", each)),
    },
    ...(typed.length === 0
      ? []
      : [{ key: yearKey("incomeTax"), head: {}, put: typed.map((field) => encodeItem("incomeTax", field)) }]),
  );
  const { config } = server.companies[0]!;
  config.recipient = { ...config.recipient, companyType };
  server.instead = (_, path) =>
    path.startsWith("/resources/income-tax/")
      ? new Response(readFileSync(join(resources, path.replace("/resources/", ""))))
      : undefined;
  return server;
}
