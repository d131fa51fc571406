import { err, invariant, ok, type Result } from "../shared/index.ts";
import { accountParts, rowsOf, type SruMapping, type TaxForm, type TaxFormRow } from "./tax-form.ts";

/** A field of the form that accounts are summed in. */
export interface SruField {
  readonly section: string;
  readonly sru: number;
  readonly orientation: "debit" | "credit";
}

/**
 * What accounts are summed in: one field, or a pair of them of which the sign of the sum, income minus cost, decides
 * (TX4). A pair is one entry.
 */
export type SruEntry =
  | { readonly kind: "single"; readonly field: SruField }
  | { readonly kind: "pair"; readonly plus: SruField; readonly minus: SruField };

/** The entries of a form, by account as the form itself places it, and by SRU code. */
export interface SruEntries {
  readonly ofAccount: (account: number) => SruEntry | undefined;
  readonly singleOf: (sru: number) => SruEntry | undefined;
  readonly pairOf: (sru: number) => SruEntry | undefined;
  /** The codes of the year's result, which is computed and never summed of accounts. */
  readonly resultCodes: ReadonlySet<number>;
}

/** Why a form is refused: it would count an account twice, or be unable to choose a field. */
export type TaxFormError =
  | { readonly code: "account-in-two-entries"; readonly account: number }
  | { readonly code: "section-matched-twice"; readonly section: string }
  | { readonly code: "field-in-two-rows"; readonly sru: number }
  | { readonly code: "half-a-pair"; readonly section: string };

/** The Swedish text of why a form cannot be used. */
export function taxFormErrorText(error: TaxFormError): string {
  const reason =
    error.code === "account-in-two-entries"
      ? `konto ${error.account} finns i mer än en SRU-post`
      : error.code === "section-matched-twice"
        ? `mer än ett fält kan gälla för rad ${error.section}`
        : error.code === "field-in-two-rows"
          ? `fält ${error.sru} finns på mer än en rad`
          : `rad ${error.section} saknar fält för det andra tecknet`;
  return `Blankettens kontokoppling kan inte användas: ${reason}.`;
}

interface Conditional {
  readonly section: string;
  readonly accounts: readonly string[];
  plus?: SruField;
  minus?: SruField;
}

/** The entries of a form, or what is wrong with it (TX4). */
export function sruEntries(form: TaxForm): Result<SruEntries, TaxFormError> {
  const rows = accountParts(form).flatMap(rowsOf);
  const twice = rowError(rows);
  if (twice !== undefined) return err(twice);
  const summed = rows.filter(({ computed }) => computed === undefined);
  const listed: (readonly [readonly string[], SruEntry])[] = [];
  const conditionals = new Map<string, Conditional>();
  for (const { section, sruMap } of summed) {
    for (const mapping of sruMap) addMapping(section, mapping, listed, conditionals);
  }
  for (const { section, accounts, plus, minus } of conditionals.values()) {
    if (plus === undefined || minus === undefined) return err({ code: "half-a-pair", section });
    listed.push([accounts, { kind: "pair", plus, minus }]);
  }
  return indexed(listed, rows);
}

function addMapping(
  section: string,
  { sru, orientation, accountMap }: SruMapping,
  listed: (readonly [readonly string[], SruEntry])[],
  conditionals: Map<string, Conditional>,
): void {
  invariant(orientation !== undefined, `row ${section} has a side`);
  const field: SruField = { section, sru, orientation };
  // A field that the form leaves to the charts.
  if (accountMap.length === 0) listed.push([[], { kind: "single", field }]);
  for (const { accounts, condition } of accountMap) {
    if (condition === undefined) {
      listed.push([accounts, { kind: "single", field }]);
      continue;
    }
    const key = accounts.join(" ");
    const conditional = conditionals.get(key) ?? { section, accounts };
    conditional[condition === "+" ? "plus" : "minus"] = field;
    conditionals.set(key, conditional);
  }
}

/** A field belongs to one row, and of two fields of a row exactly one must be right for a sum of either sign. */
function rowError(rows: readonly TaxFormRow[]): TaxFormError | undefined {
  const [codes, sections] = [new Set<number>(), new Set<string>()];
  for (const { section, sruMap } of rows) {
    if (sections.has(section)) return { code: "section-matched-twice", section };
    sections.add(section);
    const conditions = sruMap.map(({ accountMap }) => accountMap[0]?.condition);
    if (sruMap.length > 1 && new Set(conditions).size < sruMap.length) {
      return { code: "section-matched-twice", section };
    }
    for (const { sru } of sruMap) {
      if (codes.has(sru)) return { code: "field-in-two-rows", sru };
      codes.add(sru);
    }
  }
  return undefined;
}

function indexed(
  listed: readonly (readonly [readonly string[], SruEntry])[],
  rows: readonly TaxFormRow[],
): Result<SruEntries, TaxFormError> {
  const ofAccount = new Map<number, SruEntry>();
  const [singles, pairs] = [new Map<number, SruEntry>(), new Map<number, SruEntry>()];
  for (const [accounts, entry] of listed) {
    if (entry.kind === "single") singles.set(entry.field.sru, entry);
    else for (const { sru } of [entry.plus, entry.minus]) pairs.set(sru, entry);
    for (const account of accountsIn(accounts)) {
      if (ofAccount.has(account)) return err({ code: "account-in-two-entries", account });
      ofAccount.set(account, entry);
    }
  }
  const computed = rows.filter((row) => row.computed === "result");
  return ok({
    ofAccount: (account) => ofAccount.get(account),
    singleOf: (sru) => singles.get(sru),
    pairOf: (sru) => pairs.get(sru),
    resultCodes: new Set(computed.flatMap(({ sruMap }) => sruMap.map(({ sru }) => sru))),
  });
}

/** The fields of an entry. */
export function sruFieldsOf(entry: SruEntry): readonly SruField[] {
  return entry.kind === "single" ? [entry.field] : [entry.plus, entry.minus];
}

/** Every account number of a list of numbers and intervals. */
export function* accountsIn(accounts: readonly string[]): Generator<number> {
  for (const text of accounts) {
    const [from = "", to = from] = text.split("-");
    for (let account = Number(from); account <= Number(to); account += 1) yield account;
  }
}
