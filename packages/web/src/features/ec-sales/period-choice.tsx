import { dateParts, type IsoDate, rangeWords } from "@huvudbok/core/calendar";
import { NativeSelect, SegmentedControl } from "@mantine/core";
import classes from "./ec-sales.module.css";
import type { EcSalesPeriod } from "./use-ec-sales-period.ts";

interface PeriodChoiceProps {
  readonly chosen: EcSalesPeriod;
  readonly dueDate: IsoDate;
}

/** What holds where another type is chosen than the sales of the quarter and earlier lists say (EC9). */
const OTHER_TYPE_TEXTS = {
  quarter:
    "Varor lämnas per månad, om inte Skatteverket har beslutat om kvartal. Det går på begäran med högst 500 000 kr varor per kvartal, i det här och de fyra före.",
  month: "Kvartalet har inga varor: tjänster lämnas per kvartal.",
  monthOfGoods:
    "Senast gjordes en lista med varor per kvartal. Det kräver ett beslut av Skatteverket: utan det lämnas varor per månad.",
} as const;

/** Month or quarter, which one, and when the list is due. */
export function PeriodChoice({ chosen, dueDate }: PeriodChoiceProps) {
  const { type, usualType, hasGoods, period, periods, setType, setPeriod } = chosen;
  const other = type === "month" && hasGoods ? "monthOfGoods" : type;
  return (
    <div className={classes.filters} data-print="hidden">
      <SegmentedControl
        aria-label="Hur ofta"
        value={type}
        onChange={(value) => setType(value === "quarter" ? "quarter" : "month")}
        data={[
          { value: "month", label: "Månad" },
          { value: "quarter", label: "Kvartal" },
        ]}
      />
      <NativeSelect
        aria-label="Period"
        value={period.from}
        onChange={(event) => setPeriod(event.currentTarget.value)}
        data={periods.map((each) => ({ value: each.from, label: periodText(type, each) }))}
      />
      <p className={classes.due}>
        {[`Lämnas in senast ${dueDate}`, ...(type === usualType ? [] : [OTHER_TYPE_TEXTS[other]])].join(". ")}
      </p>
    </div>
  );
}

function periodText(type: EcSalesPeriod["type"], period: EcSalesPeriod["period"]): string {
  if (type === "month") return rangeWords(period);
  const { year, month } = dateParts(period.to);
  return `Kvartal ${Math.ceil(month / 3)} ${year}`;
}
