import {
  type AccountBalance,
  type OpeningBalanceRow,
  openingBalanceRows,
  openingBalanceSum,
} from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { useMemo } from "react";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import classes from "./account-balance.module.css";
import { balanceColumns } from "./balance-columns.tsx";
import { withEdit } from "./balance-edits.ts";
import { useAmountKeys } from "./use-amount-keys.ts";
import type { UsedBalanceEdits } from "./use-balance-edits.ts";

interface BalanceTableProps {
  readonly typing: UsedBalanceEdits;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** The saved balances with what is changed here. */
  readonly balances: readonly AccountBalance[];
  readonly isReadOnly: boolean;
  /** True while another tab edits the balances. */
  readonly isInert: boolean;
}

/** The accounts that the address asks for, with their balances. */
export function BalanceTable({ typing, accounts, saved, balances, isReadOnly, isInert }: BalanceTableProps) {
  const [query] = useQueryState();
  const { setEdits, typedIn, setTyped } = typing;
  const onAmountKey = useAmountKeys();
  const filter = { search: query("search") ?? "", hideWithoutBalance: query("hide") === "1" };
  const rows = openingBalanceRows(
    [...accounts.values()].sort((a, b) => a.id - b.id),
    balances,
    filter,
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in an amount goes to the next one
    <div key={typing.drawn} className={classes.table} inert={isInert} onKeyDown={onAmountKey}>
      <DataTable<OpeningBalanceRow>
        caption="Ingående balans per konto"
        columns={columns}
        rows={rows}
        rowKey={({ account }) => String(account.id)}
        sums={{ name: "Summa", amount: formatOre(openingBalanceSum(balances)) }}
        empty={<p className={classes.empty}>{nothingText(filter)}</p>}
      />
    </div>
  );
}

/** Why there is no account in the list. */
function nothingText(filter: { readonly search: string; readonly hideWithoutBalance: boolean }): string {
  if (filter.search.trim() === "") return "Inget konto har någon ingående balans.";
  return filter.hideWithoutBalance
    ? "Inget konto med saldo passar sökningen."
    : "Inget konto passar sökningen.";
}
