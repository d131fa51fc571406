import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import type { MonthResult } from "@huvudbok/core/overview";
import { useState } from "react";
import { TextButton } from "../../ui/link/text-link.tsx";
import { barChart } from "./month-bars.ts";
import { MonthChart } from "./month-chart.tsx";
import classes from "./month-section.module.css";
import { MonthTable } from "./month-table.tsx";

const UNITS = { kronor: "kronor", thousands: "tusental kronor", millions: "miljoner kronor" } as const;

interface MonthSectionProps {
  readonly months: readonly MonthResult[];
  readonly fiscalYear: FiscalYear;
  readonly previousYear: FiscalYear | undefined;
}

/** 'Resultat per månad': a chart, or the table that is always there for screen readers. */
export function MonthSection({ months, fiscalYear, previousYear }: MonthSectionProps) {
  const [isTable, setIsTable] = useState(false);
  const hasPrevious = months.some(({ previous }) => previous !== undefined);
  const isPartial = months.some(({ isOver, result }) => !isOver && result !== 0);
  const name = fiscalYearName(fiscalYear);
  const nameBefore = hasPrevious && previousYear !== undefined ? fiscalYearName(previousYear) : undefined;
  const unit = UNITS[barChart(months, 0).unit];
  return (
    <section aria-labelledby="months-heading">
      <header className={classes.head}>
        <h2 id="months-heading">Resultat per månad</h2>
        <span className={classes.unit}>{isTable ? "kronor" : unit}</span>
        {!isTable && (
          <ul className={classes.legend} aria-label="Förklaring">
            <li data-series="now">{name}</li>
            {isPartial && <li data-series="part">pågående månad</li>}
            {nameBefore !== undefined && <li data-series="then">{nameBefore}</li>}
          </ul>
        )}
        <TextButton className={classes.toggle} onClick={() => setIsTable((now) => !now)}>
          {isTable ? "Visa som diagram" : "Visa som tabell"}
        </TextButton>
      </header>
      {!isTable && <MonthChart months={months} />}
      <div className={isTable ? classes.table : "visually-hidden"}>
        <MonthTable months={months} name={name} nameBefore={nameBefore} />
      </div>
    </section>
  );
}
