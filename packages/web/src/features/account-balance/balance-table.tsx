import {
  type AccountBalance,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
} from "@huvudbok/core/account-balance";
import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useAccountWords } from "../../data/account-words.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { typedSinceFocus } from "../../ui/form/typed-since-focus.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import classes from "./account-balance.module.css";
import { balanceColumns } from "./balance-columns.tsx";
import { withEdit } from "./balance-edits.ts";
import { useAmountKeys } from "./use-amount-keys.ts";
import type { UsedBalanceEdits } from "./use-balance-edits.ts";
import { usePasteBalances } from "./use-paste-balances.ts";

interface BalanceTableProps {
  readonly typing: UsedBalanceEdits;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly companyType: CompanyType;
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** The saved balances with what is changed here. */
  readonly balances: readonly AccountBalance[];
  readonly isReadOnly: boolean;
  /** True while another tab edits the balances. */
  readonly isInert: boolean;
}

/** The accounts that the address asks for, with their balances. */
export function BalanceTable(props: BalanceTableProps) {
  const { typing, accounts, companyType, saved, balances, isReadOnly, isInert } = props;
  const [query] = useQueryState();
  const { setEdits, typedIn, setTyped } = typing;
  const pasting = usePasteBalances({ typing, accounts, saved, isOff: isReadOnly || isInert });
  const onAmountKey = useAmountKeys(pasting.undo);
  const search = query("search") ?? "";
  const hideWithoutBalance = query("all") !== "1" && search.trim() === "";
  const inOrder = useMemo(() => [...accounts.values()].sort((a, b) => a.id - b.id), [accounts]);
  const words = useAccountWords(inOrder, companyType);
  const rows = openingBalanceRows(
    inOrder,
    // An amount that cannot be read is no balance, and its row remains.
    withRowsFor(balances, typing.typedAccounts()),
    { search, words, hideWithoutBalance },
  );
  // The columns remain the same objects while a person types, so that rows are not rendered needlessly.
  const columns = useMemo(
    () =>
      balanceColumns({
        isReadOnly,
        onCommit: (account, amount) => setEdits((now) => withEdit(now, saved, account, amount ?? ZERO_ORE)),
        typedIn,
        onTyped: setTyped,
      }),
    [isReadOnly, saved, setEdits, typedIn, setTyped],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the amounts, and what is pasted in them
    <div
      key={typing.drawn}
      className={classes.table}
      inert={isInert}
      {...typedSinceFocus}
      onKeyDown={onAmountKey}
    >
      <DataTable<OpeningBalanceRow>
        caption="Ingående balans per konto"
        columns={columns}
        rows={rows}
        rowKey={({ account }) => String(account.id)}
        sums={{ name: "Summa", amount: formatOre(openingBalanceSum(balances)) }}
        empty={<p className={classes.empty}>{emptyText(search, isReadOnly)}</p>}
      />
    </div>
  );
}

/** What a table without rows says: nobody is told to write where nothing can be written. */
function emptyText(search: string, isReadOnly: boolean): string {
  if (search.trim() !== "") return "Inget konto passar sökningen.";
  if (isReadOnly) return "Inget konto har någon ingående balans.";
  return "Inget konto har någon ingående balans än. Sök ett konto ovanför och skriv vad som fanns på det.";
}

function withRowsFor(
  balances: readonly AccountBalance[],
  accounts: readonly AccountNo[],
): readonly AccountBalance[] {
  const present = new Set(balances.map(({ accountId }) => accountId));
  const missing = accounts.filter((account) => !present.has(account));
  return [...balances, ...missing.map((accountId) => ({ accountId, balance: ZERO_ORE }))];
}
