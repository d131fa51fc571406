import {
  ACTIVE_2025,
  ALSO_ACTIVE_2025,
  ASSOCIATIONS_ONLY,
  K1_ALSO_ACTIVE,
  K1_FIELD,
  K1_FROM_BAS,
  NO_TAX_CODE,
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

/** Who the chart is for: it decides the tax form whose fields the accounts name, and which accounts are active. */
export type PlanForm = "AB" | "E" | "I";

export interface BasSource {
  readonly edition: 2025 | 2026;
  readonly accounts: readonly CsvRow[];
  /** The product's own default accounts, which BAS does not have. */
  readonly ownAccounts: readonly CsvRow[];
  /** What a small company of each form uses, by the numbers of BAS 2026: a column for each form. */
  readonly active: readonly CsvRow[];
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

/**
 * The numbers that are active from the start in a chart of the form: those of the list, in BAS 2025 by the numbers they
 * had then, and the product's own accounts that the form needs.
 */
function activeNumbers(form: PlanForm, { edition, accounts, ownAccounts, active }: BasSource): Set<number> {
  const listed = active
    .filter((row) => column(row, form) === "1")
    .map((row) => numberColumn(row, "account") ?? 0);
  const own = ownAccounts.filter((row) => column(row, "basic") === "1" && suits(row, form)).map(id);
  if (edition === 2026) return new Set([...listed, ...own]);
  const known = new Set(accounts.map(id));
  const then = listed
    .map((number) => ACTIVE_2025.get(number) ?? number)
    .filter((number) => known.has(number));
  return new Set([...then, ...own, ...ALSO_ACTIVE_2025]);
}

/** Fields of an association's form (INK3) are not in the tables, so its accounts name none. */
function field(row: CsvRow, form: PlanForm): number | undefined {
  if (form === "I") return undefined;
  return form === "AB" ? numberColumn(row, "sru_ink2") : neField(row);
}

/** The full BAS chart with the product's own accounts; those that a small company of the form uses are active. */
export function basPlan(name: string, form: PlanForm, source: BasSource): TemplatePlan {
  const active = activeNumbers(form, source);
  const own = source.ownAccounts.filter((row) => form === "I" || !ASSOCIATIONS_ONLY.has(id(row)));
  const rows = [...source.accounts, ...own];
  return plan(
    name,
    rows.map((row) => account(row, field(row, form), active.has(id(row)))),
  );
}

/** The chart of simplified annual accounts (K1) with what the product's own functions need. */
export function k1Plan(
  name: string,
  k1Rows: readonly CsvRow[],
  bas: Pick<BasSource, "accounts" | "ownAccounts">,
  listed: readonly CsvRow[],
): TemplatePlan {
  const known = new Set(k1Rows.map(id));
  const numbers = new Set(listed.map((row) => numberColumn(row, "account")));
  const active = (row: CsvRow) => numbers.has(id(row)) || K1_ALSO_ACTIVE.has(id(row));
  const k1 = k1Rows.map((row) => account(row, K1_FIELD.get(id(row)) ?? neField(row), active(row)));
  const fromBas = bas.accounts
    .filter((row) => K1_FROM_BAS.has(id(row)))
    .map((row) => account(row, neField(row), active(row)));
  const own = bas.ownAccounts
    .filter((row) => !known.has(id(row)) && !ASSOCIATIONS_ONLY.has(id(row)))
    .map((row) => account(row, numberColumn(row, "sru_k1"), active(row)));
  return plan(name, [...k1, ...fromBas, ...own]);
}

/** The chart of a household: no tax form and no VAT. */
export function householdPlan(name: string, rows: readonly CsvRow[]): TemplatePlan {
  return plan(
    name,
    rows.map((row) => account(row, undefined, column(row, "rare") !== "1")),
  );
}
