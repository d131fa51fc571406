import {
  ALSO_BASIC_2026,
  K1_ALSO_ACTIVE,
  K1_FIELD,
  K1_FROM_BAS,
  NO_TAX_CODE,
  NOT_BASIC_2026,
} from "./choices.ts";
import { type CsvRow, column, numberColumn } from "./csv.ts";

/** An account in the stored form. */
export interface TemplateAccount {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly sru?: number;
  readonly active: boolean;
  readonly taxCode?: number;
}

/** A chart in the stored form; the structures of its reports are files of their own. */
export interface TemplatePlan {
  readonly name: string;
  readonly accounts2: readonly TemplateAccount[];
}

/** Who the chart is for: it decides the tax form whose fields the accounts name, and which equity accounts are active. */
export type PlanForm = "AB" | "E" | "I";

export interface BasSource {
  readonly edition: 2025 | 2026;
  readonly accounts: readonly CsvRow[];
  /** The product's own default accounts, which BAS does not have. */
  readonly ownAccounts: readonly CsvRow[];
}

const id = (row: CsvRow): number => Number(column(row, "number"));

function account(row: CsvRow, sru: number | undefined, active: boolean): TemplateAccount {
  const taxCode = row.has("vat_box") && !NO_TAX_CODE.has(id(row)) ? numberColumn(row, "vat_box") : undefined;
  return {
    id: id(row),
    name: column(row, "name"),
    type: column(row, "type"),
    ...(sru === undefined ? {} : { sru }),
    active,
    ...(taxCode === undefined ? {} : { taxCode }),
  };
}

function plan(name: string, accounts: readonly TemplateAccount[]): TemplatePlan {
  return { name, accounts2: accounts.toSorted((a, b) => a.id - b.id) };
}

function isBasic(row: CsvRow, edition: number): boolean {
  if (edition === 2026 && NOT_BASIC_2026.has(id(row))) return false;
  return column(row, "basic") === "1" || (edition === 2026 && ALSO_BASIC_2026.has(id(row)));
}

/**
 * Field of form NE. Where the table names an income and a cost field (by the sign of the result), income accounts get
 * the first and cost accounts the second.
 */
function neField(row: CsvRow): number | undefined {
  const [first, second] = column(row, "sru_ne").split("/");
  const text = column(row, "type") === "cost" ? (second ?? first) : first;
  return text === undefined || text === "" ? undefined : Number(text);
}

/** Company forms an account is for, none = all. */
function forms(row: CsvRow): readonly string[] {
  const text = column(row, "forms");
  return text === "" ? [] : text.split(";");
}

function suits(row: CsvRow, ...wanted: readonly string[]): boolean {
  const tied = forms(row);
  return tied.length === 0 || wanted.some((form) => tied.includes(form));
}

function isActive(row: CsvRow, form: PlanForm, edition: number): boolean {
  const number = id(row);
  const basic = isBasic(row, edition);
  if (form === "AB") return basic && suits(row, "AB", "EK");
  // What has no line in form NE (share capital, income tax ...) does not belong in a sole trader's books.
  if (form === "E") return basic && suits(row, "E") && neField(row) !== undefined;
  // An association keeps its equity on 206x and 207x instead of 208x and 209x.
  if (number >= 2080 && number <= 2099) return false;
  return (number >= 2060 && number <= 2069) || (basic && suits(row, "I"));
}

/** Fields of an association's form (INK3) are not in the tables, so its accounts name none. */
function field(row: CsvRow, form: PlanForm): number | undefined {
  if (form === "I") return undefined;
  return form === "AB" ? numberColumn(row, "sru_ink2") : neField(row);
}

/** The full BAS chart with the product's own accounts; those sufficient for most companies of the form are active. */
export function basPlan(name: string, form: PlanForm, source: BasSource): TemplatePlan {
  const rows = [...source.accounts, ...source.ownAccounts];
  return plan(
    name,
    rows.map((row) => account(row, field(row, form), isActive(row, form, source.edition))),
  );
}

/** The chart of simplified annual accounts (K1) with what the product's own functions need. */
export function k1Plan(name: string, k1Rows: readonly CsvRow[], bas: BasSource): TemplatePlan {
  const known = new Set(k1Rows.map(id));
  const active = (row: CsvRow) => K1_ALSO_ACTIVE.has(id(row));
  const k1 = k1Rows.map((row) =>
    account(row, K1_FIELD.get(id(row)) ?? neField(row), column(row, "mini") === "1" || active(row)),
  );
  const fromBas = bas.accounts
    .filter((row) => K1_FROM_BAS.has(id(row)))
    .map((row) => account(row, neField(row), active(row)));
  const own = bas.ownAccounts
    .filter((row) => !known.has(id(row)))
    .map((row) => account(row, numberColumn(row, "sru_k1"), active(row)));
  return plan(name, [...k1, ...fromBas, ...own]);
}

/** The chart of a household: no tax form and no VAT. */
export function householdPlan(name: string, rows: readonly CsvRow[]): TemplatePlan {
  return plan(
    name,
    rows.map((row) => account(row, undefined, column(row, "recommended") === "1")),
  );
}
