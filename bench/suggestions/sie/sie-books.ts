import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accountNo } from "@huvudbok/core/account-plan";
import { readSie4, type Sie4Voucher } from "@huvudbok/core/sie4";
import type { Entry } from "@huvudbok/core/transaction";
import type { BookedRow, BookedRows } from "../replay/statement-row.ts";

const FOLDER = join(import.meta.dirname, "../../../packages/core/testdata/sie4");
const FILES = [
  "type4e/fortnox.se",
  "type4e/norstedts-bokslut-ksumma.se",
  "type4e/edison.se",
  "type4e/e-conomic.se",
  "variants/avendo-unbalanced-voucher.se",
] as const;

/** The five sample files: their vouchers with exactly one row on an account of cash or bank, as if it were the bank's. */
export function sieBooks(): readonly BookedRows[] {
  return FILES.map((name) => {
    const file = readSie4(new Uint8Array(readFileSync(join(FOLDER, name))));
    if (!file.ok) throw new Error(`${name}: ${file.error.code}`);
    const rows = [...file.value.ver].flatMap(bankRow);
    return { name, rows: rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)) };
  });
}

/** The row of a voucher, or none when it has no single bank row or does not balance. */
function bankRow({ rows, date, text }: Sie4Voucher): readonly BookedRow[] {
  const entries = rows
    .filter(({ kind, amount, account }) => kind !== "btrans" && amount !== 0 && /^[1-9]\d{3}$/u.test(account))
    .map(({ account, amount }): Entry => ({ accountId: accountNo(Number(account)), amount }));
  const bank = entries.filter(({ accountId }) => accountId >= 1910 && accountId < 2000);
  const [own] = bank;
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (own === undefined || bank.length > 1 || entries.length < 2 || sum !== 0) return [];
  const others = entries.filter((entry) => entry !== own);
  // Whose voucher it is nobody can tell; texts that are the same are the same payee here.
  return [
    { account: own.accountId, date, text, amount: own.amount, entries: others, payee: text.toLowerCase() },
  ];
}
