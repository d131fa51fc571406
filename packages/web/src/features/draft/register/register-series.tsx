import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { NativeSelect } from "@mantine/core";
import classes from "./register-drafts.module.css";

interface RegisterSeriesProps {
  readonly year: FiscalYear;
  readonly series: string;
  readonly onChange: (series: string) => void;
}

/** Which series the drafts are registered in. */
export function RegisterSeries({ year, series, onChange }: RegisterSeriesProps) {
  return (
    <>
      <p className={classes.lead}>
        Utkasten blir transaktioner med nummer i följd. I nästa steg visas de i ordning, innan något
        registreras.
      </p>
      <NativeSelect
        className={classes.series}
        label="Serie"
        value={series}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={year.transactionSeries.map(({ name, description }) => ({
          value: name,
          label: description === "" ? name : `${name} – ${description}`,
        }))}
      />
    </>
  );
}
