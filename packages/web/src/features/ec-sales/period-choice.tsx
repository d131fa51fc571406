import { dateParts, type IsoDate, rangeWords } from "@huvudbok/core/calendar";
import { NativeSelect, SegmentedControl } from "@mantine/core";
import classes from "./ec-sales.module.css";
import type { EcSalesPeriod } from "./use-ec-sales-period.ts";

interface PeriodChoiceProps {
  readonly chosen: EcSalesPeriod;
  readonly dueDate: IsoDate;
}

/** Month or quarter, which one, and when the list is due. */
export function PeriodChoice({ chosen, dueDate }: PeriodChoiceProps) {
  const { type, period, periods, setType, setPeriod } = chosen;
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
      <p
        className={classes.due}
      >{`Lämnas in senast ${dueDate}${type === "quarter" ? ". Kvartal får bara den ha som enbart säljer tjänster." : ""}`}</p>
    </div>
  );
}

function periodText(type: EcSalesPeriod["type"], period: EcSalesPeriod["period"]): string {
  if (type === "month") return rangeWords(period);
  const { year, month } = dateParts(period.to);
  return `Kvartal ${Math.ceil(month / 3)} ${year}`;
}
