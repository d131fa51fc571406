import { type Account, accountNo } from "@huvudbok/core/account-plan";
import { addDays, rangeDays } from "@huvudbok/core/calendar";
import type { Draft } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import type { Entry, Transaction } from "@huvudbok/core/transaction";
import { DEVELOPMENT_COMPANY } from "../suggestions/development/company.ts";
import { makeBooks } from "../suggestions/made-books/make-books.ts";
import { registered } from "../suggestions/replay/huvudbok.ts";
import type { BookedRow } from "../suggestions/replay/statement-row.ts";
import { type Books, generateBooks } from "./books.ts";
import { madeUpName } from "./made-up-name.ts";
import { type Random, seededRandom } from "./random.ts";

/** Books to learn from, and drafts that are analysed by them. */
export interface AnalysedBooks {
  readonly books: Books;
  readonly drafts: readonly Draft[];
}

type Voucher = Pick<Transaction, "text" | "entries">;

const [BANK, SAVINGS] = [1930, 1940];
const TILL = [3001, 3002, 3003, 3041, 3051, 2611, 2621, 2631];
/** Every so many vouchers one is of wages, with a row for each who works there. */
const [WAGES_EVERY, WAGE_ROWS] = [2000, 200];

/**
 * A year of vouchers in time order, and drafts of its last day. Of ten vouchers six are rows of a bank statement, whose
 * payees come again; three are bought from somebody with a name of its own; one is a day's till, whose shares are
 * never the same twice.
 */
export function analysedBooks(vouchers: number, drafts: number): AnalysedBooks {
  const books = generateBooks({ vouchers: 0, seed: 1 });
  const random = seededRandom(1);
  const rows = statementRows(vouchers + drafts);
  const days = rangeDays(books.fiscalYear);
  const transactions = rows.slice(0, vouchers).map((row, place): Transaction => {
    const date = addDays(books.fiscalYear.from, Math.floor((place / vouchers) * days));
    return {
      series: "A",
      number: place + 1,
      regDate: date,
      date,
      locked: false,
      ...voucher(row, place, random),
    };
  });
  const date = books.fiscalYear.to;
  return {
    books: { ...books, plan: { ...books.plan, accounts2: accountsOf(transactions) }, transactions },
    drafts: rows
      .slice(vouchers)
      .map((row, place) => ({ id: draftId(place), date, ...draft(row, place, random) })),
  };
}

/** Rows of so many companies of one kind, which share most of their payees, as if they were one. */
function statementRows(count: number): readonly BookedRow[] {
  const rows: BookedRow[] = [];
  for (let company = 0; rows.length < count; company += 1) {
    rows.push(...makeBooks(DEVELOPMENT_COMPANY, 1000 + company, company).rows);
  }
  return rows.slice(0, count);
}

function voucher(row: BookedRow, place: number, random: Random): Voucher {
  if (place % WAGES_EVERY === 0) return wages(random);
  if (place % 10 < 6) return { text: row.text, entries: registered(row, 1).entries };
  return place % 10 < 9 ? purchase(random) : till(random);
}

function purchase(random: Random): Voucher {
  const net = 100 + random.below(500_000);
  const vat = Math.round(net / 4);
  return {
    text: `Kvitto ${madeUpName(random)} ${madeUpName(random)}`,
    entries: entries([5410, net], [2641, vat], [BANK, -net - vat]),
  };
}

function till(random: Random): Voucher {
  const sales = TILL.slice(0, 3 + random.below(6)).map(
    (account) => [account, -1 - random.below(90_000)] as const,
  );
  const sum = sales.reduce((all, [, amount]) => all - amount, 0);
  const card = random.below(sum);
  return { text: "Dagskassa Storgatan", entries: entries(...sales, [1580, card], [BANK, sum - card]) };
}

function wages(random: Random): Voucher {
  const rows = Array.from({ length: WAGE_ROWS }, () => [7210, 2_000_000 + random.below(2_000_000)] as const);
  const paid = rows.reduce((sum, [, amount]) => sum + amount, 0);
  return { text: "Löner", entries: entries(...rows, [BANK, -paid]) };
}

/** Of ten drafts seven are rows of the bank, one of them has no account, one is new, and two are sides of transfers. */
function draft(row: BookedRow, place: number, random: Random): Omit<Draft, "id"> {
  const { text, amount } = row;
  if (place % 10 < 6) return { text, entries: entries([BANK, amount]) };
  if (place % 10 === 6) return { text, entries: [{ amount }] };
  if (place % 10 === 7)
    return { text: `${madeUpName(random)} ${madeUpName(random)}`, entries: entries([BANK, amount]) };
  const moved = 100_00 * (1 + (Math.floor(place / 10) % 5));
  return place % 10 === 8
    ? { text: "Överföring till spar", entries: entries([BANK, -moved]) }
    : { text: "Överföring från företag", entries: entries([SAVINGS, moved]) };
}

function entries(...rows: readonly (readonly [account: number, amount: number])[]): readonly Entry[] {
  return rows.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) }));
}

function draftId(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;
}

function accountsOf(transactions: readonly Transaction[]): readonly Account[] {
  const used = transactions.flatMap((one) => one.entries.map(({ accountId }) => Number(accountId)));
  return [...new Set([...used, SAVINGS])]
    .toSorted((a, b) => a - b)
    .map((id) => ({
      id: accountNo(id),
      name: `Konto ${id}`,
      type: id < 3000 ? "asset" : "cost",
      active: true,
    }));
}
