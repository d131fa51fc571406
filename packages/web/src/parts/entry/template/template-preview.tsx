import type { Account } from "@huvudbok/core/account-plan";
import { type JournalTemplate, percentText } from "@huvudbok/core/journal-template";
import { formatOre, ore, sumOre } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import classes from "./template-dialog.module.css";

interface TemplatePreviewProps {
  readonly template: JournalTemplate;
  /** What it makes of the sum; undefined until there is one. */
  readonly rows: readonly Entry[] | undefined;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The rows that a template will give. */
export function TemplatePreview({ template, rows, accounts }: TemplatePreviewProps) {
  const rest = rows === undefined ? 0 : sumOre(rows.map(({ amount }) => amount));
  return (
    <>
      <table className={classes.preview} aria-label={`Raderna i ${template.name}`}>
        <tbody>
          {template.entries.map(({ accountId, amount: percent }, at) => {
            const amount = rows?.[at]?.amount ?? percent;
            const name = accounts.get(String(accountId))?.name ?? "finns inte i kontoplanen";
            const size = rows === undefined ? percentOf(percent) : formatOre(ore(Math.abs(amount)));
            return (
              // The rows of a template have no ids.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <td>{`${accountId} ${name}`}</td>
                <td>{amount > 0 ? "Debet" : amount < 0 ? "Kredit" : ""}</td>
                <td className={classes.amount}>{size}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest !== 0 && (
        <p>{`Raderna balanserar inte: ${formatOre(rest)} återstår att fördela i formuläret.`}</p>
      )}
    </>
  );
}

function percentOf(percent: number): string {
  return percent === 0 ? "resten" : `${percentText(Math.abs(percent))} %`;
}
