import type { AccountDetail, DraftAccount, DraftAccountRecord, Sie4Draft } from "../sie4-draft.ts";
import type { Sie4AccountType, Sie4Dimension } from "../sie4-file.ts";
import type { RecordReader } from "./identification-records.ts";
import { sameDimension } from "./object-marks.ts";
import type { RecordFields } from "./record-fields.ts";

/** Group 3 of a file: the chart of accounts with dimensions and objects. */
export const ACCOUNT_RECORDS: Readonly<Record<string, RecordReader>> = {
  KONTO: readAccount,
  KTYP: (record, draft) => {
    const type = record.text(1);
    if (record.isGiven(0) && type !== "" && !isAccountType(type)) record.ignore(1, "KTYP");
    else readDetail(record, draft, "KTYP", isAccountType(type) && { type });
  },
  SRU: (record, draft) => {
    const code = record.text(1);
    readDetail(record, draft, "SRU", code !== "" && { code });
  },
  ENHET: (record, draft) => {
    const unit = record.name(1);
    readDetail(record, draft, "ENHET", unit !== "" && { unit });
  },
  DIM: (record, draft) =>
    addDimension(record, "DIM", draft.dim, { number: record.text(0), name: record.name(1) }),
  UNDERDIM: (record, draft) => {
    const last = Math.max(record.count - 2, 1);
    const parent = record.text(record.isQuoted(1) ? 2 : last + 1);
    const [number, name] = [record.text(0), record.name(1, last)];
    addDimension(record, "UNDERDIM", draft.underdim, { number, name, ...(parent !== "" && { parent }) });
  },
  OBJEKT: (record, draft) => {
    const [dimension, object] = [record.text(0), record.text(1)];
    if (dimension === "" || object === "") {
      record.log.finding({ code: "record-incomplete", line: record.line, label: "OBJEKT" });
    } else draft.objekt.push({ dimension, object, name: record.name(2) });
  },
};

/** Adds findings for `#KTYP`, `#SRU` and `#ENHET` whose account was never declared. */
export function reportUndeclared(record: RecordFields, draft: Sie4Draft): void {
  for (const details of draft.beforeAccount.values()) {
    for (const { line, account, label } of details) {
      record.log.finding({ code: "account-undeclared", line, account, label });
    }
  }
}

/** The same account again: the last one wins. */
function readAccount(record: RecordFields, draft: Sie4Draft): void {
  const { line, log } = record;
  const number = record.text(0);
  if (number === "") {
    log.finding({ code: "record-incomplete", line, label: "KONTO" });
    return;
  }
  const known = draft.konton.get(number);
  if (known !== undefined) {
    log.finding({ code: "account-repeated", line, account: number });
    known.name = record.name(1);
    return;
  }
  const account: DraftAccount = { number, name: record.name(1), sru: [], line };
  draft.konton.set(number, account);
  for (const waiting of draft.beforeAccount.get(number) ?? []) applyDetail(record, account, waiting);
  draft.beforeAccount.delete(number);
}

/** A record without a value occurs and has no meaning. */
function readDetail(
  record: RecordFields,
  draft: Sie4Draft,
  label: string,
  detail: AccountDetail | false,
): void {
  const account = record.text(0);
  const { line } = record;
  if (account === "" || detail === false) {
    record.log.finding({ code: "record-incomplete", line, label });
    return;
  }
  const said = { label, account, detail, line };
  const known = draft.konton.get(account);
  if (known !== undefined) {
    applyDetail(record, known, said);
    return;
  }
  const waiting = draft.beforeAccount.get(account) ?? [];
  waiting.push(said);
  draft.beforeAccount.set(account, waiting);
}

/**
 * Another type or unit than before is a finding, and the last one counts, as with names. An account may have several
 * codes.
 */
function applyDetail(
  record: RecordFields,
  account: DraftAccount,
  { detail: { type, unit, code }, label, line }: DraftAccountRecord,
): void {
  const isOther =
    (type !== undefined && account.type !== undefined && account.type !== type) ||
    (unit !== undefined && account.unit !== undefined && account.unit !== unit);
  if (isOther) record.log.finding({ code: "record-repeated", line, label });
  if (type !== undefined) account.type = type;
  if (unit !== undefined) account.unit = unit;
  if (code !== undefined) account.sru.push(code);
}

function isAccountType(value: string): value is Sie4AccountType {
  return value === "T" || value === "S" || value === "K" || value === "I";
}

/** Numbers are compared as integers; the first declaration wins. */
function addDimension(
  { log, line }: RecordFields,
  label: string,
  dimensions: Map<string, Sie4Dimension>,
  dimension: Sie4Dimension,
): void {
  const number = sameDimension(dimension.number);
  const known = dimensions.get(number);
  if (known === undefined) dimensions.set(number, dimension);
  else if (known.name !== dimension.name || known.parent !== dimension.parent) {
    log.finding({ code: "record-again", line, label });
  }
}
