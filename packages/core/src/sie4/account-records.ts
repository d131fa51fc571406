import type { RecordReader } from "./identification-records.ts";
import { sameDimension } from "./object-marks.ts";
import type { RecordFields } from "./record-fields.ts";
import type { DraftAccount, DraftAccountRecord, Sie4Draft } from "./sie4-draft.ts";
import type { Sie4AccountType, Sie4Dimension } from "./sie4-file.ts";

/** Group 3 of a file (sie.md B): the chart of accounts with dimensions and objects. */
export const ACCOUNT_RECORDS: Readonly<Record<string, RecordReader>> = {
  KONTO: readAccount,
  KTYP: (record, draft) => {
    const type = record.text(1);
    readDetail(record, draft, "KTYP", isAccountType(type) && ((account) => (account.type = type)));
  },
  SRU: (record, draft) => {
    const code = record.text(1);
    readDetail(record, draft, "SRU", code !== "" && ((account) => account.sru.push(code)));
  },
  ENHET: (record, draft) => {
    const unit = record.name(1);
    readDetail(record, draft, "ENHET", unit !== "" && ((account) => (account.unit = unit)));
  },
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
  for (const { apply } of draft.beforeAccount.get(number) ?? []) apply(account);
  draft.beforeAccount.delete(number);
}

/** A record without a value occurs and says nothing. */
function readDetail(
  record: RecordFields,
  draft: Sie4Draft,
  label: string,
  apply: DraftAccountRecord["apply"] | false,
): void {
  const account = record.text(0);
  const { line } = record;
  if (account === "" || apply === false) {
    record.problems.finding({ code: "record-ignored", line, label });
    return;
  }
  const known = draft.konton.get(account);
  if (known !== undefined) {
    apply(known);
    return;
  }
  const waiting = draft.beforeAccount.get(account) ?? [];
  waiting.push({ label, account, apply, line });
  draft.beforeAccount.set(account, waiting);
}

function isAccountType(value: string): value is Sie4AccountType {
  return value === "T" || value === "S" || value === "K" || value === "I";
}

/** Numbers are compared as integers; the first declaration wins (sie.md F). */
function addDimension(dimensions: Map<string, Sie4Dimension>, dimension: Sie4Dimension): void {
  const number = sameDimension(dimension.number);
  if (!dimensions.has(number)) dimensions.set(number, dimension);
}
