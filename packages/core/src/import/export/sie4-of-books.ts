import type { AccountBalance } from "../../account-balance/index.ts";
import type { Account, AccountNo } from "../../account-plan/index.ts";
import { isBalanceAccount } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { type Recipient, tenDigitNumber } from "../../company/index.ts";
import { type Ore, ZERO_ORE } from "../../money/index.ts";
import type { Sie4Account, Sie4Balance, Sie4Content, Sie4Header, Sie4Year } from "../../sie4/index.ts";
import { compareTransactions, type Transaction } from "../../transaction/index.ts";
import { voucherOfTransaction } from "./voucher-of-transaction.ts";
import { type YearBalances, yearBalances } from "./year-balances.ts";

/** The books of one fiscal year to be exported. */
export interface BooksForSie4 {
  readonly company: Recipient;
  readonly fiscalYear: DateRange;
  readonly planName: string;
  readonly accounts: readonly Account[];
  readonly openingBalances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
  /** The year before, when there is one: its balances become the records of year -1. */
  readonly previous?: YearBalances;
  /** The records that an import had no use for, which are written to the file again. */
  readonly kept?: Sie4Content;
}

export interface Sie4ExportFacts {
  readonly date: IsoDate;
  /** The person who makes the file. */
  readonly sign: string;
  readonly programVersion: string;
}

/**
 * The content of a SIE 4 export file: company, chart, balances of this year and the year before, every voucher, and the
 * records kept from an import.
 */
export function sie4OfBooks(books: BooksForSie4, facts: Sie4ExportFacts): Sie4Content {
  const year = yearBalances(books);
  const years = [
    { index: 0, balances: year },
    ...(books.previous === undefined ? [] : [{ index: -1, balances: books.previous }]),
  ];
  const kept = keptRecords(books);
  const isOwnYear = new Set(years.map(({ index }) => index));
  const other = (records: readonly Sie4Balance[]) => records.filter((record) => !isOwnYear.has(record.year));
  const ub = [...years.flatMap((each) => closing(each, isBalanceAccount)), ...other(kept.ub)];
  return {
    header: headerOf(books, facts),
    rar: [
      ...years.map(yearRecord),
      ...(books.kept?.rar ?? []).filter(({ year: index }) => !isOwnYear.has(index)),
    ],
    konton: books.accounts.map((account) => accountRecord(account, books.kept)),
    dim: kept.dim,
    underdim: kept.underdim,
    objekt: kept.objekt,
    ib: [...ownOpening(books, ub), ...previousOpening(books), ...other(kept.ib)],
    ub,
    res: [...years.flatMap((each) => closing(each, (no) => !isBalanceAccount(no))), ...other(kept.res)],
    oib: kept.oib,
    oub: kept.oub,
    psaldo: kept.psaldo,
    pbudget: kept.pbudget,
    ver: [...books.transactions].sort(compareTransactions).map(voucherOfTransaction),
  };
}

const NOTHING: Pick<
  Sie4Content,
  "dim" | "underdim" | "objekt" | "ib" | "ub" | "res" | "oib" | "oub" | "psaldo" | "pbudget"
> = { dim: [], underdim: [], objekt: [], ib: [], ub: [], res: [], oib: [], oub: [], psaldo: [], pbudget: [] };

/**
 * The records kept from the import. Once a voucher has been registered here, the closing object balances and month
 * balances that the other program computed for this year are no longer true and are left out.
 */
function keptRecords({ kept, transactions }: BooksForSie4): typeof NOTHING {
  if (kept === undefined) return NOTHING;
  if (transactions.every((transaction) => transaction.locked)) return kept;
  const isStillTrue = ({ year }: Sie4Balance) => year !== 0;
  return { ...kept, oub: kept.oub.filter(isStillTrue), psaldo: kept.psaldo.filter(isStillTrue) };
}

/**
 * The opening balances of the year itself, with their quantities. A year without any states 0 for each account with a
 * closing balance in the year before; otherwise a reader would take those as its opening balances (IM17).
 */
function ownOpening({ openingBalances }: BooksForSie4, ub: readonly Sie4Balance[]): Sie4Balance[] {
  if (openingBalances.length === 0) {
    const closed = ub.filter(({ year }) => year === -1);
    return closed.map(({ account }) => ({ year: 0, account, amount: ZERO_ORE, line: 0 }));
  }
  return [...openingBalances]
    .sort((a, b) => a.accountId - b.accountId)
    .map(({ accountId, balance, quantity }) => ({
      year: 0,
      account: String(accountId),
      amount: balance,
      ...(quantity === undefined ? {} : { quantity }),
      line: 0,
    }));
}

function previousOpening({ previous }: BooksForSie4): Sie4Balance[] {
  return previous === undefined ? [] : records(-1, previous.opening, previous.quantities.opening);
}

interface IndexedYear {
  readonly index: number;
  readonly balances: YearBalances;
}

function yearRecord({ index, balances }: IndexedYear): Sie4Year {
  return { year: index, from: balances.fiscalYear.from, to: balances.fiscalYear.to };
}

function closing({ index, balances }: IndexedYear, fits: (account: AccountNo) => boolean): Sie4Balance[] {
  const fitting = new Map([...balances.closing].filter(([account]) => fits(account)));
  return records(index, fitting, balances.quantities.closing);
}

function records(
  year: number,
  balances: ReadonlyMap<AccountNo, Ore>,
  quantities: ReadonlyMap<AccountNo, number>,
): Sie4Balance[] {
  return [...balances]
    .sort(([a], [b]) => a - b)
    .map(([account, amount]) => {
      const quantity = quantities.get(account) ?? 0;
      return { year, account: String(account), amount, ...(quantity === 0 ? {} : { quantity }), line: 0 };
    });
}

const KTYP: Readonly<Record<Account["type"], Sie4Account["type"] | undefined>> = {
  asset: "T",
  liability: "S",
  equity: "S",
  income: "I",
  cost: "K",
  statistics: undefined,
};

function accountRecord(account: Account, kept: Sie4Content | undefined): Sie4Account {
  const number = String(account.id);
  const before = kept?.konton.find((candidate) => candidate.number === number);
  const codes = new Set([
    ...(account.sru === undefined ? [] : [String(account.sru)]),
    ...(before?.sru ?? []),
  ]);
  const type = KTYP[account.type];
  return {
    number,
    name: account.name,
    ...(type === undefined ? {} : { type }),
    sru: [...codes],
    ...(before?.unit === undefined ? {} : { unit: before.unit }),
    line: 0,
  };
}

function headerOf({ company, planName, kept }: BooksForSie4, facts: Sie4ExportFacts): Sie4Header {
  const { companyType, organizationNumber, reference, address, zipCode, city, phone } = company;
  const postal = [zipCode, city].filter((part) => part !== "").join(" ");
  const hasAddress = [reference, address, postal, phone].some((part) => part !== "");
  return {
    ...keptHeader(kept?.header),
    flagga: "0",
    format: "PC8",
    sietyp: 4,
    program: { name: "Huvudbok", version: facts.programVersion },
    gen: { date: facts.date, sign: facts.sign },
    fnamn: company.name,
    // The list of SIE has no code for a household: X is the nearest.
    ftyp: companyType === "PP" ? "X" : companyType,
    ...(organizationNumber === ""
      ? {}
      : {
          orgnr: { ...kept?.header.orgnr, number: tenDigitNumber(organizationNumber) ?? organizationNumber },
        }),
    ...(hasAddress ? { adress: [reference, address, postal, phone] as const } : {}),
    kptyp: planType(planName),
    valuta: "SEK",
  };
}

/** Industry code, tax year and comment of the file that was imported. */
function keptHeader(header: Sie4Header | undefined): Partial<Sie4Header> {
  if (header === undefined) return {};
  const { bkod, taxar, prosa } = header;
  return {
    ...(bkod === undefined ? {} : { bkod }),
    ...(taxar === undefined ? {} : { taxar }),
    ...(prosa === undefined ? {} : { prosa }),
  };
}

/** `#KPTYP`: the chart type of an import, or else the type of all BAS charts. */
function planType(planName: string): string {
  return /^(?:BAS|EUBAS|NE)[0-9]{2,4}$/.test(planName) ? planName : "EUBAS97";
}
