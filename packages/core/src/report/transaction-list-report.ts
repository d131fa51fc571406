import type { AccountNo, AccountPlan } from "../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../calendar/index.ts";
import {
  compareNumbers,
  compareVouchers,
  draftsOf,
  type Ledger,
  type LedgerVoucher,
  transactionsOf,
} from "../ledger/index.ts";
import { type Ore, sumOre } from "../money/index.ts";
import { foldOtherLetters, foldText, foldTexts, markedWords } from "../text/index.ts";
import { accountNames } from "./report-accounts.ts";
import { type VoucherEntry, voucherEntries, voucherLineId, voucherName } from "./voucher-entry.ts";

/** 'registration' is the journal (grundbok), 'number' by series and number, 'date' as in a ledger. */
export type TransactionListOrder = "registration" | "number" | "date";

export interface TransactionListOptions {
  readonly range: DateRange;
  readonly order: TransactionListOrder;
}

/** A row of a voucher, on its account. */
export interface ListEntry extends VoucherEntry {
  readonly accountNo: AccountNo;
  readonly accountName: string;
}

/** A voucher with its rows. Number 0 means a draft, whose id is then in the place of the series. */
export interface TransactionListVoucher {
  readonly id: string;
  readonly series: string;
  readonly number: number;
  readonly date: IsoDate;
  readonly regDate?: IsoDate;
  readonly text: string;
  readonly entries: readonly ListEntry[];
  /** Sums without struck rows. */
  readonly debit: Ore;
  readonly credit: Ore;
  readonly source: LedgerVoucher;
}

/** What of a period a list shows, and in which order: its title says so (RE9). */
export interface ListChoice {
  readonly order: TransactionListOrder;
  readonly search?: string;
  /** Only vouchers with files, or without. */
  readonly files?: "with" | "without";
}

export interface TransactionListReport {
  readonly kind: "transactionList";
  readonly range: DateRange;
  readonly choice: ListChoice;
  readonly vouchers: readonly TransactionListVoucher[];
  readonly debit: Ore;
  readonly credit: Ore;
}

/** The vouchers dated in the range with their rows and sums; drafts, when the ledger counts them, come last. */
export function transactionListReport(
  ledger: Ledger,
  plan: AccountPlan,
  options: TransactionListOptions,
): TransactionListReport {
  const { range, order } = options;
  const sources: LedgerVoucher[] = [
    ...transactionsOf(ledger).map((voucher): LedgerVoucher => ({ kind: "transaction", voucher })),
    ...draftsOf(ledger).map((voucher): LedgerVoucher => ({ kind: "draft", voucher })),
  ];
  const nameOf = accountNames(plan);
  const inPlan = new Set(plan.accounts2.map(({ id }) => id));
  const vouchers = sources
    .filter((source) => rangeContains(range, source.voucher.date))
    .sort(ORDERS[order])
    .map((source) => listVoucher(source, nameOf, inPlan));
  return listOfVouchers({ range, choice: { order } }, vouchers);
}

/**
 * The vouchers of a list that match a search, with their sums. A number of 1000 or more means exactly that account or
 * voucher number; other words match texts or the voucher number ("A 12").
 */
export function searchedTransactionList(
  report: TransactionListReport,
  search: string,
): TransactionListReport {
  const query = search.trim();
  if (query === "") return report;
  const { range, vouchers } = report;
  const found = { range, choice: { ...report.choice, search: query } };
  if (/^\d+$/.test(query) && Number(query) >= 1000) {
    const wanted = Number(query);
    return listOfVouchers(
      found,
      vouchers.filter(
        ({ number, entries }) => number === wanted || entries.some(({ accountNo }) => accountNo === wanted),
      ),
    );
  }
  const words = foldText(query).split(/\s+/);
  const marked = markedWords(query);
  const texts = foldedTexts(vouchers);
  return listOfVouchers(
    found,
    vouchers.filter(
      ({ source }, index) =>
        words.every((word) => texts[index]?.includes(word)) &&
        marked.every((word) => foldOtherLetters(searchedText(source)).includes(word)),
    ),
  );
}

/** A list of these vouchers, with their sums. */
export function listOfVouchers(
  { range, choice }: Pick<TransactionListReport, "range" | "choice">,
  vouchers: readonly TransactionListVoucher[],
): TransactionListReport {
  return {
    kind: "transactionList",
    range,
    choice,
    vouchers,
    debit: sumOre(vouchers.map(({ debit }) => debit)),
    credit: sumOre(vouchers.map(({ credit }) => credit)),
  };
}

// Folding is most of the cost of a search: it is done once for a list, not at every key press.
const foldedOf = new WeakMap<readonly TransactionListVoucher[], readonly string[]>();

function foldedTexts(vouchers: readonly TransactionListVoucher[]): readonly string[] {
  const known = foldedOf.get(vouchers);
  if (known !== undefined) return known;
  const made = foldTexts(vouchers.map(({ source }) => searchedText(source)));
  foldedOf.set(vouchers, made);
  return made;
}

function listVoucher(
  source: LedgerVoucher,
  nameOf: ReturnType<typeof accountNames>,
  inPlan: ReadonlySet<AccountNo>,
): TransactionListVoucher {
  const { date, text } = source.voucher;
  const entries = voucherEntries(source).flatMap((entry): readonly ListEntry[] => {
    const { accountNo } = entry;
    // What the ledgers leave out of a draft (LE7): the list has the same sums.
    if (accountNo === undefined || (source.kind === "draft" && !inPlan.has(accountNo))) return [];
    return [{ ...entry, accountNo, accountName: nameOf(accountNo) }];
  });
  const counted = entries.filter(({ isStruck }) => !isStruck);
  const regDate = registeredOn(source);
  return {
    id: voucherLineId(source),
    ...voucherName(source),
    date,
    ...(regDate === undefined ? {} : { regDate }),
    text,
    entries,
    debit: sumOre(counted.map(({ debit }) => debit)),
    credit: sumOre(counted.map(({ credit }) => credit)),
    source,
  };
}

function registeredOn(source: LedgerVoucher): IsoDate | undefined {
  return source.kind === "transaction" ? source.voucher.regDate : undefined;
}

type Comparison = (a: LedgerVoucher, b: LedgerVoucher) => number;

const ORDERS: Readonly<Record<TransactionListOrder, Comparison>> = {
  date: compareVouchers,
  number: draftsLast((a, b) => compareNumbers(a.voucher, b.voucher)),
  registration: draftsLast((a, b) => {
    // Without a registration date in the import, the date of the voucher is taken.
    const [first, second] = [a.voucher.regDate ?? a.voucher.date, b.voucher.regDate ?? b.voucher.date];
    if (first !== second) return first < second ? -1 : 1;
    return compareNumbers(a.voucher, b.voucher);
  }),
};

type TransactionSource = Extract<LedgerVoucher, { readonly kind: "transaction" }>;

function draftsLast(compare: (a: TransactionSource, b: TransactionSource) => number): Comparison {
  return (a, b) => {
    if (a.kind === "transaction" && b.kind === "transaction") return compare(a, b);
    return Number(a.kind === "draft") - Number(b.kind === "draft") || compareVouchers(a, b);
  };
}

function searchedText(source: LedgerVoucher): string {
  const { text, entries } = source.voucher;
  const texts = [text, ...entries.map((entry) => entry.text ?? "")];
  if (source.kind === "draft") return ["Utkast", ...texts].join("\n");
  const { series, number } = source.voucher;
  return [`${series} ${number}`, `${series}${number}`, ...texts].join("\n");
}
