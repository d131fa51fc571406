import type { RecordReader } from "./identification-records.ts";
import { sameDimension } from "./object-marks.ts";
import type { RecordFields } from "./record-fields.ts";
import type { AccountDetailLabel, DraftAccount, DraftAccountRecord, Sie4Draft } from "./sie4-draft.ts";
import type { Sie4AccountType, Sie4Dimension } from "./sie4-file.ts";

/** Group 3 of a file (sie.md B): the chart of accounts with dimensions and objects. */
export const ACCOUNT_RECORDS: Readonly<Record<string, RecordReader>> = {
  KONTO: readAccount,
  KTYP: (record, draft) => readDetail(record, draft, "KTYP"),
  SRU: (record, draft) => readDetail(record, draft, "SRU"),
  ENHET: (record, draft) => readDetail(record, draft, "ENHET"),
  DIM: (record, draft) => addDimension(draft.dim, { number: record.text(0), name: record.name(1) }),
  UNDERDIM: (record, draft) => {
    const last = Math.max(record.count - 2, 1);
    const parent = record.text(record.isQuoted(1) ? 2 : last + 1);
    const [number, name] = [record.text(0), record.name(1, last)];
    addDimension(draft.underdim, { number, name, ...(parent !== "" && { parent }) });
  },
  OBJEKT: (record, draft) => {
    draft.objekt.push({ dimension: record.text(0), object: record.text(1), name: record.name(2) });
  },
};

/** Tells of `#KTYP`, `#SRU` and `#ENHET` whose account was never declared. */
export function reportUndeclared(record: RecordFields, draft: Sie4Draft): void {
  for (const details of draft.beforeAccount.values()) {
    for (const { line, account, label } of details) {
      record.problems.finding({ code: "account-undeclared", line, account, label });
    }
  }
}

/** The same account again: the last one wins (sie.md F). */
function readAccount(record: RecordFields, draft: Sie4Draft): void {
  const { line, problems } = record;
  const number = record.text(0);
  if (number === "") {
    problems.finding({ code: "record-ignored", line, label: "KONTO" });
    return;
  }
  const known = draft.konton.get(number);
  if (known !== undefined) {
    problems.finding({ code: "account-repeated", line, account: number });
    known.name = record.name(1);
    return;
  }
  if (!/^\d+$/.test(number)) problems.finding({ code: "account-not-numeric", line, account: number });
  const account: DraftAccount = { number, name: record.name(1), sru: [], line };
  draft.konton.set(number, account);
  for (const detail of draft.beforeAccount.get(number) ?? []) applyDetail(account, detail);
  draft.beforeAccount.delete(number);
}

/** A record without a value occurs and says nothing. */
function readDetail(record: RecordFields, draft: Sie4Draft, label: AccountDetailLabel): void {
  const [account, value] = [record.text(0), label === "ENHET" ? record.name(1) : record.text(1)];
  const { line } = record;
  if (account === "" || value === "" || (label === "KTYP" && !isAccountType(value))) {
    record.problems.finding({ code: "record-ignored", line, label });
    return;
  }
  const detail: DraftAccountRecord = { label, account, value, line };
  const known = draft.konton.get(account);
  if (known !== undefined) applyDetail(known, detail);
  else {
    const waiting = draft.beforeAccount.get(account);
    if (waiting === undefined) draft.beforeAccount.set(account, [detail]);
    else waiting.push(detail);
  }
}

function applyDetail(account: DraftAccount, detail: DraftAccountRecord): void {
  if (detail.label === "SRU") account.sru.push(detail.value);
  else if (detail.label === "ENHET") account.unit = detail.value;
  else if (isAccountType(detail.value)) account.type = detail.value;
}

function isAccountType(value: string): value is Sie4AccountType {
  return value === "T" || value === "S" || value === "K" || value === "I";
}

/** Numbers are compared as integers; the first declaration wins (sie.md F). */
function addDimension(dimensions: Map<string, Sie4Dimension>, dimension: Sie4Dimension): void {
  const number = sameDimension(dimension.number);
  if (!dimensions.has(number)) dimensions.set(number, dimension);
}
