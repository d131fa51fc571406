import { Checkbox, NativeSelect } from "@mantine/core";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { TextButton } from "../../ui/link/text-link.tsx";
import { PERIOD_TYPES, periodTypeName, vatPeriodName } from "./period-names.ts";
import type { UsedVatPeriod } from "./use-vat-period.ts";
import classes from "./vat.module.css";

interface VatFiltersProps {
  readonly choice: UsedVatPeriod;
  /** Whether boxes of 0 are hidden; undefined on a page without boxes. */
  readonly hidesEmpty?: boolean;
  readonly onHideEmpty?: (hides: boolean) => void;
}

/** The period of the return. */
export function VatFilters({ choice, hidesEmpty, onHideEmpty }: VatFiltersProps) {
  const { type, isAssumed, companyKind, period, periods, unknownFrom, setType, saveType, setPeriod } = choice;
  return (
    <search className={classes.filters} aria-label="Urval">
      <RadioRow label="Redovisningsperiod" value={type} choices={PERIOD_TYPES} onChange={setType} />
      <NativeSelect
        label="Period"
        className={classes.period ?? ""}
        value={period?.from ?? ""}
        data={periods.map((each) => ({ value: each.from, label: vatPeriodName(each, type) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = periods.find(({ from }) => from === value);
          if (chosen !== undefined) setPeriod(chosen);
        }}
      />
      {hidesEmpty !== undefined && (
        <Checkbox
          label="Dölj tomma fält"
          checked={hidesEmpty}
          onChange={({ currentTarget: { checked } }) => onHideEmpty?.(checked)}
        />
      )}
      {unknownFrom !== undefined && period !== undefined && (
        <output className={classes.assumed}>
          {`Länken gäller en period från ${unknownFrom}, som inte finns i listan. Här visas ${vatPeriodName(period, type)}. Hör den till ett annat räkenskapsår byter du år först.`}
        </output>
      )}
      {companyKind !== undefined && (
        <p className={classes.assumed}>
          {`Företaget redovisar moms per ${periodTypeName(companyKind)}. Har Skatteverket beslutat om ${periodTypeName(type)} ändrar du det här. Hämta först filerna för det som redan är lämnat och markera dem som inlämnade, annars räknas det som försenat. `}
          <TextButton onClick={() => saveType(type)}>{`Ändra till ${periodTypeName(type)}`}</TextButton>
        </p>
      )}
      {isAssumed && (
        <p className={classes.assumed}>
          Redovisningsperioden är antagen. Välj den som Skatteverket har beslutat; den sparas för företaget.{" "}
          <TextButton onClick={() => setType(type)}>{`Behåll ${periodTypeName(type)}`}</TextButton>
        </p>
      )}
    </search>
  );
}
