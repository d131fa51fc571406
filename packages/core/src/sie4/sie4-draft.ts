import type { Sie4Error } from "./log/sie4-entries.ts";
import type {
  Sie4Account,
  Sie4AccountType,
  Sie4Balance,
  Sie4Dimension,
  Sie4Header,
  Sie4Object,
  Sie4PeriodBalance,
  Sie4Year,
} from "./sie4-file.ts";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A file while it is read: what its records, except the vouchers, have given so far. */
export interface Sie4Draft {
  readonly header: Mutable<Sie4Header>;
  readonly rar: (Sie4Year & { readonly line: number })[];
  readonly konton: Map<string, DraftAccount>;
  /** `#KTYP`, `#SRU` and `#ENHET` of accounts that no `#KONTO` has declared yet. */
  readonly beforeAccount: Map<string, DraftAccountRecord[]>;
  readonly dim: Map<string, Sie4Dimension>;
  readonly underdim: Map<string, Sie4Dimension>;
  readonly objekt: Sie4Object[];
  ib: Sie4Balance[];
  ub: Sie4Balance[];
  res: Sie4Balance[];
  readonly oib: Sie4Balance[];
  readonly oub: Sie4Balance[];
  readonly psaldo: Sie4PeriodBalance[];
  readonly pbudget: Sie4PeriodBalance[];
  /** Labels of the standard that the file holds. */
  readonly labels: Set<string>;
  /** Whether `#SIETYP` says which type the file is of. */
  isTypeKnown: boolean;
  /** What is wrong with `#UB` of the year before: errors when those become the opening balances. */
  readonly doubtfulClosing: Sie4Error[];
}

export type DraftAccount = Mutable<Sie4Account> & { sru: string[] };

/** What `#KTYP`, `#ENHET` or `#SRU` says about an account. */
export interface AccountDetail {
  readonly type?: Sie4AccountType;
  readonly unit?: string;
  readonly code?: string;
}

export interface DraftAccountRecord {
  readonly label: string;
  readonly account: string;
  readonly detail: AccountDetail;
  readonly line: number;
}

/** Before the first line has been read. */
export function emptyDraft(): Sie4Draft {
  return {
    header: { sietyp: 1 },
    rar: [],
    konton: new Map(),
    beforeAccount: new Map(),
    dim: new Map(),
    underdim: new Map(),
    objekt: [],
    ib: [],
    ub: [],
    res: [],
    oib: [],
    oub: [],
    psaldo: [],
    pbudget: [],
    labels: new Set(),
    isTypeKnown: false,
    doubtfulClosing: [],
  };
}
