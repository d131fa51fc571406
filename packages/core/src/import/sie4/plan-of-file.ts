import {
  type Account,
  type AccountNo,
  accountTypeOf,
  isAccountNo,
  isSruCode,
  LONGEST_ACCOUNT_NAME,
} from "../../account-plan/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { openingRecords, type Sie4Account, type Sie4Balance, type Sie4File } from "../../sie4/index.ts";
import type { ImportError } from "../import-error.ts";
import type { ImportNotice } from "../import-notice.ts";
import type { KnownAccounts } from "../known-account.ts";
import { cutText } from "./checks/cut-text.ts";

/**
 * The chart of the new year: the file's accounts under the file's names, all active; type by `#KTYP`, the first SRU
 * code, the tax code of the account in the published chart (IM2). A file without a chart gets the accounts
 * that it uses, named by the published chart; an account that is in neither is an error that names it (IM2).
 */
export function planOfFile(
  file: Sie4File,
  known: KnownAccounts,
  notices: ImportNotice[],
): Result<readonly Account[], ImportError> {
  const accounts = new Map<AccountNo, Account>();
  for (const account of file.konton) {
    const number = accountNumber(account.number);
    // Other accounts have no amounts here, and the reader has reported each of them (SI8).
    if (number !== undefined) accounts.set(number, accountOfRecord(number, account, known, notices));
  }
  const nameless: string[] = [];
  const struck = struckNumbers(file);
  for (const number of usedNumbers(file)) {
    if (accounts.has(number)) continue;
    const published = known.get(number);
    if (published === undefined && struck.has(number)) {
      accounts.set(number, namelessAccount(number));
      notices.push({ code: "account-named", account: String(number), name: `Konto ${number}` });
      continue;
    }
    if (published === undefined) {
      nameless.push(String(number));
      continue;
    }
    const { name, type, sru, taxCode } = published;
    accounts.set(number, { id: number, name, type, active: true, ...given({ sru, taxCode }) });
    notices.push({ code: "account-named", account: String(number), name });
  }
  if (nameless.length > 0) {
    return err({ code: "no-account-plan", accounts: nameless, hasChart: file.konton.length > 0 });
  }
  return ok([...accounts.values()].sort((a, b) => a.id - b.id));
}

/** The number when it has four digits from 1000 on; undefined for all other numbers in files. */
export function accountNumber(text: string): AccountNo | undefined {
  const number = /^\d{4}$/.test(text) ? Number(text) : 0;
  return isAccountNo(number) ? number : undefined;
}

/** The code as a chart holds it; undefined for one that a chart cannot hold. */
export function sruOf(text = ""): number | undefined {
  const code = Number(text);
  return isSruCode(code) ? code : undefined;
}

function accountOfRecord(
  number: AccountNo,
  record: Sie4Account,
  known: KnownAccounts,
  notices: ImportNotice[],
): Account {
  const sru = sruOf(record.sru[0]);
  const name = nameOfRecord(number, record, known, notices);
  const taxCode = known.get(number)?.taxCode;
  return { id: number, name, type: typeOfRecord(number, record), active: true, ...given({ sru, taxCode }) };
}

function nameOfRecord(
  number: AccountNo,
  record: Sie4Account,
  known: KnownAccounts,
  notices: ImportNotice[],
): string {
  const account = String(number);
  const written = record.name.trim();
  if (written === "") {
    const name = known.get(number)?.name ?? `Konto ${number}`;
    notices.push({ code: "account-named", account, name });
    return name;
  }
  const name = cutText(written, LONGEST_ACCOUNT_NAME);
  if (name !== written) notices.push({ code: "name-cut", account, longest: LONGEST_ACCOUNT_NAME });
  return name;
}

function typeOfRecord(number: AccountNo, record: Sie4Account): Account["type"] {
  switch (record.type) {
    case "T":
      return "asset";
    case "S":
      return accountTypeOf(number) === "equity" ? "equity" : "liability";
    case "K":
      return "cost";
    case "I":
      return "income";
    case undefined:
    default:
      return accountTypeOf(number);
  }
}

/** Accounts that only struck rows name: they have no amount, and keep the rows readable. */
function struckNumbers(file: Sie4File): Set<AccountNo> {
  const struck = numbersOf(file.ver.accounts.filter(({ countedRows }) => countedRows === 0));
  for (const number of numbersOf(balancesOfYear(file))) struck.delete(number);
  return struck;
}

function namelessAccount(number: AccountNo): Account {
  return { id: number, name: `Konto ${number}`, type: accountTypeOf(number), active: true };
}

/** The numbers of accounts with a balance or a row, in the order of the file. */
function usedNumbers(file: Sie4File): Set<AccountNo> {
  return numbersOf([...balancesOfYear(file), ...file.ver.accounts]);
}

function balancesOfYear(file: Sie4File): readonly Sie4Balance[] {
  return [...openingRecords(file), ...file.ub, ...file.res].filter(({ year }) => year === 0);
}

/** The numbers within 1000 to 9999. */
function numbersOf(records: readonly { readonly account: string }[]): Set<AccountNo> {
  const numbers = new Set<AccountNo>();
  for (const { account } of records) {
    const number = accountNumber(account);
    if (number !== undefined) numbers.add(number);
  }
  return numbers;
}

function given(fields: { readonly sru: number | undefined; readonly taxCode: number | undefined }) {
  return {
    ...(fields.sru === undefined ? {} : { sru: fields.sru }),
    ...(fields.taxCode === undefined ? {} : { taxCode: fields.taxCode }),
  };
}
