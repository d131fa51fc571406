import type { OpeningBalanceRow } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { formatOre, type Ore } from "@huvudbok/core/money";
import type { Column } from "../../ui/data-table/column.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import classes from "./account-balance.module.css";

interface BalanceFields {
  /** Amounts as text, for a person who may not change the balances. */
  readonly isReadOnly: boolean;
  /** Called with the amount when its field is left. */
  readonly onCommit: (account: AccountNo, amount: Ore | undefined) => void;
  readonly typedIn: (account: AccountNo) => string | undefined;
  readonly onTyped: (account: AccountNo, text: string | undefined) => void;
}

/** The beginning of the label of every amount. */
export const AMOUNT_LABEL = "Ingående balans på konto";

/** The label of an account's amount. */
export function balanceLabel(account: AccountNo): string {
  return `${AMOUNT_LABEL} ${account}`;
}

/** The columns of the page. */
export function balanceColumns({
  isReadOnly,
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
      render: ({ account }) => (
        <>
          <span className={classes.number}>{account.id}</span>
          {!account.active && <span className={classes.inactiveOnPhone}> inaktivt</span>}
        </>
      ),
    },
    {
      key: "name",
      heading: "Namn",
      phone: "title",
      title: ({ account }) => account.name,
      render: ({ account }) => (
        <>
          {account.name}
          {!account.active && <span className={classes.inactive}> inaktivt</span>}
        </>
      ),
    },
    {
      key: "amount",
      heading: "Belopp",
      align: "right",
      width: 156,
      phone: "amount",
      render: ({ account, balance }) =>
        isReadOnly ? (
          formatOre(balance)
        ) : (
          <AmountInput
            aria-label={balanceLabel(account.id)}
            typed={typedIn(account.id)}
            keepsTyped
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
