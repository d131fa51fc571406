import type { AccountVat, VatRate } from "@huvudbok/core/transaction";
import type { MouseEvent } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { KeyHint } from "../../../ui/keys/key-hint.tsx";
import type { EntryRow } from "../form/entry-rows.ts";
import { keepingFocus } from "../row/cell-focus.ts";
import type { EntryFields } from "../row/entry-fields.ts";
import classes from "./simple-entry.module.css";

interface SimpleVatProps {
  readonly fields: EntryFields;
  /** What the transaction is about. */
  readonly row: EntryRow;
}

/**
 * Says when the account usually has VAT, since two rows book the whole amount without it, and offers the split (TR9); of
 * an account whose rate nothing gives it offers the rates.
 * The line keeps its place when it is empty, so that nothing below it moves.
 */
export function SimpleVat({ fields, row }: SimpleVatProps) {
  const split = (rate?: VatRate) => keepingFocus(() => fields.onSplitVat(row.key, rate));
  const vat = row.accountId === undefined ? undefined : fields.usualVat(row.accountId);
  const rates = row.accountId === undefined ? [] : fields.vatRates(row.accountId);
  const refusal = fields.vatRefusal?.key === row.key ? fields.vatRefusal.text : undefined;
  return (
    <output className={classes.vat}>
      {refusal !== undefined && (
        <span className={classes.refusal}>
          <FieldError text={refusal} />
        </span>
      )}
      {vat !== undefined && (
        <>
          <span>{`${vatText(vat)} Här bokförs hela beloppet utan moms.`}</span>
          <Button
            variant="light"
            size="compact-sm"
            aria-keyshortcuts="Control+M"
            rightSection={<KeyHint keys="Ctrl M" />}
            onMouseDown={keepFocus}
            onClick={() => split()}
          >
            Dela upp momsen
          </Button>
        </>
      )}
      {rates.length > 0 && (
        <>
          <span>Kontot har ingen given momssats. Står det moms på underlaget, välj den:</span>
          {rates.map((rate) => (
            <Button
              key={rate}
              variant="light"
              size="compact-sm"
              aria-label={`Moms ${rate} %`}
              onMouseDown={keepFocus}
              onClick={() => split(rate)}
            >
              {`${rate}\u00A0%`}
            </Button>
          ))}
        </>
      )}
    </output>
  );
}

/** The field keeps the focus, and its text is read before the split. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function vatText({ treatment, rate }: AccountVat): string {
  return treatment === "reverse"
    ? `Kontot brukar ha omvänd moms, ${rate}\u00A0%.`
    : `Kontot brukar ha ${rate}\u00A0% moms.`;
}
