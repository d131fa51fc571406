import type { OpeningBalanceRow } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import type { Ore } from "@huvudbok/core/money";
import { AmountInput } from "../../ui/amount-input.tsx";
import type { Column } from "../../ui/data-table/column.ts";
import classes from "./account-balance.module.css";

interface BalanceFields {
  /** Told an amount when its field is left. */
  readonly onCommit: (account: AccountNo, amount: Ore | undefined) => void;
  readonly typedIn: (account: AccountNo) => string | undefined;
  readonly onTyped: (account: AccountNo, text: string | undefined) => void;
}

/** What the amount of an account is called. */
export function balanceLabel(account: AccountNo): string {
  return `Ingående balans på konto ${account}`;
}

/** The columns of the page. */
export function balanceColumns({
  onCommit,
  typedIn,
  onTyped,
}: BalanceFields): readonly Column<OpeningBalanceRow>[] {
  return [
    {
      key: "id",
      heading: "Konto",
      width: 66,
      phone: "meta",
      render: ({ account }) => <span className={classes.number}>{account.id}</span>,
    },
    {
      key: "name",
      heading: "Namn",
      phone: "title",
      title: ({ account }) => account.name,
      render: ({ account }) => account.name,
    },
    {
      key: "amount",
      heading: "Belopp",
      align: "right",
      width: 156,
      phone: "amount",
      render: ({ account, balance }) => (
        <AmountInput
          aria-label={balanceLabel(account.id)}
          typed={typedIn(account.id)}
          onTyped={(text) => onTyped(account.id, text)}
          className={classes.amount}
          value={balance === 0 ? undefined : balance}
          placeholder="0,00"
          onCommit={(amount) => onCommit(account.id, amount)}
        />
      ),
    },
  ];
}
