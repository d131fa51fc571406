import { type IsoDate, longDateText } from "@huvudbok/core/calendar";
import { negateOre, type Ore } from "@huvudbok/core/money";
import { foreignAmountText } from "@huvudbok/core/transaction";
import { currencyRates } from "../../../data/rates.ts";
import { FieldError } from "../../../ui/form/field-error.tsx";
import type { EntryRow } from "../form/entry-rows.ts";
import { type RowRate, rateOfRow } from "./converted-rows.ts";
import classes from "./foreign-note.module.css";

interface ForeignNoteProps {
  readonly row: EntryRow;
  readonly date: IsoDate | undefined;
}

/** True for a row whose amount comes from another currency. */
export function isForeign({ foreignCurrencyAmount, followsRate }: EntryRow): boolean {
  return foreignCurrencyAmount !== undefined && followsRate === true;
}

/** The amount in its own currency, and the rate and day that the kronor come from. */
export function ForeignNote({ row, date }: ForeignNoteProps) {
  const { foreignCurrencyAmount: foreign } = row;
  const rate = rateOfRow(row, date, currencyRates.lookUp);
  if (foreign === undefined || rate === undefined) return null;
  const amount = foreignAmountText({ ...foreign, amount: unsigned(foreign.amount) });
  return (
    // What it says changes when the rate comes.
    <div className={classes.note} aria-live="polite" data-error={rate.state === "error" || undefined}>
      {rate.state === "error" ? (
        <>
          <span>{amount}</span>
          <FieldError text={rate.text} />
          {rate.hint !== "" && <span>{rate.hint}</span>}
        </>
      ) : (
        `${amount} ${rateText(rate)}`
      )}
      {rate.state === "error" && rate.mayPass && date !== undefined && (
        <button
          type="button"
          className={classes.again}
          onClick={() => void currencyRates.ask(foreign.currency, date)}
        >
          Försök igen
        </button>
      )}
    </div>
  );
}

function rateText(rate: Exclude<RowRate, { readonly state: "error" }>): string {
  if (rate.state === "loading") return "· hämtar kursen …";
  const value = String(rate.rate.value).replace(".", ",");
  return `· kurs ${value} den ${longDateText(rate.rate.date)}`;
}

function unsigned(amount: Ore): Ore {
  return amount < 0 ? negateOre(amount) : amount;
}
