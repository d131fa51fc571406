import { taxEntry, taxToBook, taxToBookTexts } from "@huvudbok/core/income-tax";
import { formatWholeKronor, type Ore } from "@huvudbok/core/money";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { useRights } from "../../data/rights.ts";
import { pushAddress } from "../../navigation/address.ts";
import { YearPageButton } from "../../parts/fiscal-year/year-page-button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import type { ReturnBooks } from "./return-books.ts";
import classes from "./tax-return.module.css";

const HELPER = "/accounting/closing/helper";
const TO_HELPER = "Till Bokslutshjälpen";

interface TaxToBookSectionProps {
  readonly books: Pick<ReturnBooks, "ledger" | "plan">;
  readonly surplus: Ore;
  /** Whether all that the surplus is made of is saved: only then can an open form follow it (CL11). */
  readonly isSaved: boolean;
}

/**
 * The tax on the surplus as the return has it, and whether it is booked (TX15); on the screen alone. What is left opens in
 * the entry form, and nothing is saved before it is registered (PG34).
 */
export function TaxToBookSection({ books: { ledger, plan }, surplus, isSaved }: TaxToBookSectionProps) {
  const { fiscalYear } = ledger;
  const { mayWrite } = useRights();
  const isSelected = useFiscalYear()?.id === fiscalYear.id;
  const tax = taxToBook(ledger, surplus);
  const isOpen = tax.left !== 0 && !fiscalYear.locked;
  const entry = isOpen && isSelected && mayWrite ? taxEntry(ledger, tax, plan) : undefined;
  return (
    <section className={classes.part} data-print="hidden" aria-labelledby="tax-to-book">
      <h2 id="tax-to-book">{`Skatt att bokföra: ${formatWholeKronor(tax.tax)}\u00A0kr`}</h2>
      <ul className={classes.tax}>
        {taxToBookTexts(tax).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isOpen && (
        <div className={classes.files}>
          {entry !== undefined && (
            <Button
              onClick={() => {
                storeNewTransaction({ ...entry, source: "closing", ...(isSaved ? { closes: "tax" } : {}) });
                pushAddress("/accounting/transaction/create/template");
              }}
            >
              Bokför skatten
            </Button>
          )}
          {isSelected ? (
            <LinkButton to={HELPER}>{TO_HELPER}</LinkButton>
          ) : (
            <YearPageButton year={fiscalYear} to={HELPER} label={TO_HELPER} />
          )}
        </div>
      )}
    </section>
  );
}
