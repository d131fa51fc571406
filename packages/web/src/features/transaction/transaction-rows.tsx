import { formatOre, negateOre } from "@huvudbok/core/money";
import { adjustmentOf, adjustmentText } from "@huvudbok/core/report";
import {
  type Entry,
  entriesTurnover,
  foreignAmountText,
  quantityText,
  type Transaction,
} from "@huvudbok/core/transaction";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./transaction-view.module.css";

interface TransactionRowsProps {
  readonly transaction: Transaction;
  /** Where the ledger pages of the accounts lead back to. */
  readonly here: string;
}

/** The rows of a registered transaction: account, name, debit and credit, with the sums under their columns. */
export function TransactionRows({ transaction, here }: TransactionRowsProps) {
  const plan = useDocument("accountPlan");
  const year = useFiscalYear();
  const { debit, credit } = entriesTurnover(transaction.entries);
  return (
    <table className={classes.rows} key={year?.id}>
      <caption className="visually-hidden">Konteringsrader</caption>
      <thead>
        <tr>
          <th scope="col">Konto</th>
          <th scope="col">Namn</th>
          <th scope="col" className={classes.amount}>
            Debet
          </th>
          <th scope="col" className={classes.amount}>
            Kredit
          </th>
        </tr>
      </thead>
      <tbody>
        {transaction.entries.map((entry, index) => (
          <tr key={index} data-struck={entry.adjustmentType === false || undefined}>
            <td>
              <PageLink
                to={`/accounting/report/account/${entry.accountId}?returnUrl=${encodeURIComponent(here)}`}
              >
                {entry.accountId}
              </PageLink>
            </td>
            <td>
              <WholeNumbers text={plan.items.get(String(entry.accountId))?.name ?? ""} />
              <RowNotes entry={entry} />
            </td>
            <td className={classes.amount}>{entry.amount > 0 ? formatOre(entry.amount) : ""}</td>
            <td className={classes.amount}>{entry.amount < 0 ? formatOre(negateOre(entry.amount)) : ""}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>Summa</td>
          <td className={classes.amount}>{formatOre(debit)}</td>
          <td className={classes.amount}>{formatOre(credit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The further facts of a row: its text, quantity, foreign amount, and who added or struck it. */
function RowNotes({ entry }: { readonly entry: Entry }) {
  const { text, quantity, foreignCurrencyAmount: foreign, adjustmentType, objects } = entry;
  const notes = [
    text,
    quantity === undefined ? undefined : quantityText(quantity),
    foreign === undefined ? undefined : foreignAmountText(foreign),
    objects?.map(({ object }) => object).join(", "),
    adjustmentType === undefined ? undefined : adjustmentText(adjustmentOf(entry, adjustmentType)),
  ].filter((note) => note !== undefined && note !== "");
  return notes.length === 0 ? null : <span className={classes.note}>{notes.join(" · ")}</span>;
}
