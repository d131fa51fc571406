import { type AccountNo, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { emptyRecipient } from "@huvudbok/core/company";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { runTask, TaskMemory } from "../../workers/task-table.ts";
import type { TaskName } from "../../workers/tasks.ts";
import type { BooksToExport } from "./books-to-export.ts";
import { exportBooks } from "./export-books.ts";

function year(from: string, count: number) {
  const fiscalYear = {
    id: fiscalYearIdFromGuid(`00000000-0000-0000-0000-00000000${from}`),
    from: isoDate(`${from}-01-01`),
    to: isoDate(`${from}-12-31`),
    locked: false,
    transactionSeries: [],
  };
  const entry = (account: AccountNo, amount: number) => ({ accountId: account, amount: ore(amount) });
  const transactions = new Map(
    Array.from({ length: count }, (_, index): [string, Transaction] => [
      `A-${index + 1}`,
      {
        series: "A",
        number: index + 1,
        date: fiscalYear.from,
        text: "x",
        locked: false,
        entries: [entry(accountNo(1930), 100), entry(accountNo(3001), -100)],
      },
    ]),
  );
  return { fiscalYear, openingBalances: [], transactions };
}

const books: BooksToExport = {
  ...year("2025", 4001),
  planName: "BAS",
  accounts: [
    { id: accountNo(1930), name: "Bank", type: "asset", active: true },
    { id: accountNo(3001), name: "Sålt", type: "income", active: true },
  ],
  previous: year("2024", 3),
  records: [],
  draftCount: 0,
};

async function exported(which: BooksToExport) {
  const memory = new TaskMemory();
  const tasks: TaskName[] = [];
  const progress: string[] = [];
  const answer = await exportBooks(
    {
      ask: async (name, input, options) => {
        tasks.push(name);
        return runTask(memory, name, input, options?.onProgress);
      },
    },
    { books: which, company: { ...emptyRecipient(), name: "AB" }, date: isoDate("2026-01-01"), sign: "Anna" },
    ({ share, text }) => progress.push(`${Math.round(share * 100)} ${text}`),
  );
  return { answer, tasks, progress };
}

test("a year is handed over in parts, with the year before", async () => {
  const { answer, tasks, progress } = await exported(books);
  expect(tasks).toEqual([
    "holdTransactions",
    "holdTransactions",
    "holdTransactions",
    "holdTransactions",
    "exportSie4",
  ]);
  expect(answer).toMatchObject({ sums: { transactions: 4001 }, differences: [], hasPreviousYear: true });
  expect(progress[0]).toBe("10 Hämtar transaktion 2000 av 4004");
  expect(progress.at(-1)).toBe("100 Klar");
  const shares = progress.map((text) => Number(text.split(" ")[0]));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test("a year without transactions, and without a year before", async () => {
  const { answer, tasks } = await exported({ ...books, transactions: new Map(), previous: undefined });
  expect(tasks).toEqual(["exportSie4"]);
  expect(answer).toMatchObject({ sums: { transactions: 0 }, hasPreviousYear: false });
});
