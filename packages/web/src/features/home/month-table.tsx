import { monthName } from "@huvudbok/core/calendar";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { type MonthResult, monthTotals } from "@huvudbok/core/overview";
import classes from "./month-section.module.css";

interface MonthTableProps {
  readonly months: readonly MonthResult[];
  readonly name: string;
  /** Absent when there is nothing to compare with. */
  readonly nameBefore: string | undefined;
}

/** The results by month in figures, with their sums. */
export function MonthTable({ months, name, nameBefore }: MonthTableProps) {
  const totals = monthTotals(months);
  const cells = ({ result, previous }: Pick<MonthResult, "result" | "previous">) => (
    <>
      <td>{formatOre(result)}</td>
      {nameBefore !== undefined && <td>{optional(previous)}</td>}
    </>
  );
  return (
    <table className={classes.figures}>
      <caption className="visually-hidden">Resultat per månad</caption>
      <thead>
        <tr>
          <th scope="col">Månad</th>
          <th scope="col">{name}</th>
          {nameBefore !== undefined && <th scope="col">{nameBefore}</th>}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month.from}>
            <th scope="row">
              {monthName(month.month.from)}
              {!month.isOver && <span className={classes.unit}> inte slut</span>}
            </th>
            {cells(month)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Summa</th>
          {cells(totals)}
        </tr>
      </tfoot>
    </table>
  );
}

function optional(amount: Ore | undefined): string {
  return amount === undefined ? "–" : formatOre(amount);
}
