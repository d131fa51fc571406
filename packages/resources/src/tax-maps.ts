import { NO_TAX_CODE } from "./choices.ts";
import { type CsvRow, column, numberColumn } from "./csv.ts";

/** One box of the VAT return, as served in vat-codes.json. */
interface VatBox {
  readonly box: number;
  readonly section: string;
  readonly sectionName: string;
  readonly name: string;
  /** Element in the file to the tax agency and its place there, from 1. */
  readonly xmlElement: string;
  readonly xmlOrder: number;
  readonly kind: string;
  /** Percent; only output VAT has one. */
  readonly rate?: number;
  /** Factor on debit minus credit that gives the figure to report. */
  readonly multiplier: number;
  readonly direction?: "Inbound" | "Outbound";
  readonly required: boolean;
  readonly accountsBas2025: readonly number[];
  readonly accountsBas2026: readonly number[];
}

function accountNumbers(text: string): number[] {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .map(Number)
    .filter((account) => !NO_TAX_CODE.has(account));
}

/** Only boxes of VAT have a direction: what is deducted comes in, all other VAT goes out; bases have none. */
function direction(row: CsvRow): Pick<VatBox, "direction"> {
  if (column(row, "kind") !== "vat") return {};
  return { direction: column(row, "box") === "48" ? "Inbound" : "Outbound" };
}

function vatBox(row: CsvRow): VatBox {
  const rate = numberColumn(row, "rate");
  return {
    box: Number(column(row, "box")),
    section: column(row, "section"),
    sectionName: column(row, "section_name"),
    name: column(row, "name"),
    xmlElement: column(row, "xml_element"),
    xmlOrder: Number(column(row, "xml_order")),
    kind: column(row, "kind"),
    ...(rate === undefined ? {} : { rate }),
    multiplier: Number(column(row, "multiplier")),
    ...direction(row),
    required: column(row, "required") === "1",
    accountsBas2025: accountNumbers(column(row, "accounts_bas_2025")),
    accountsBas2026: accountNumbers(column(row, "accounts_bas_2026")),
  };
}

/** The boxes of the VAT return in the order of the form (sections A to I). */
export function vatCodes(rows: readonly CsvRow[]) {
  return { name: "Momsdeklaration", boxes: rows.map(vatBox) };
}

/** VAT rates of the EU states: percent, and the dates between which a rate holds (both included, absent = open). */
export function euVatRates(rows: readonly CsvRow[]) {
  const optional = (row: CsvRow, name: string) => column(row, name) || undefined;
  return {
    name: "Momssatser i EU",
    rates: rows.map((row) => ({
      countryCode: column(row, "country_code"),
      ossCode: column(row, "oss_code"),
      countryName: column(row, "country_name"),
      rateType: column(row, "rate_type"),
      rate: Number(column(row, "rate_percent")),
      validFrom: optional(row, "valid_from"),
      validTo: optional(row, "valid_to"),
      note: optional(row, "note"),
    })),
  };
}
