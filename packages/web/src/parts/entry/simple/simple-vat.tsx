import type { AccountVat } from "@huvudbok/core/transaction";
import { Button } from "../../../ui/button/button.tsx";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { KeyHint } from "../../../ui/keys/key-hint.tsx";
import type { EntryRow } from "../form/entry-rows.ts";
import type { EntryFields } from "../row/entry-fields.ts";
import classes from "./simple-entry.module.css";

interface SimpleVatProps {
  readonly fields: EntryFields;
  /** What the transaction is about. */
  readonly row: EntryRow;
  readonly onSplit: () => void;
}

/**
 * Says when the account usually has VAT, since two rows book the whole amount without it, and offers the split (TR9).
 * The line keeps its place when it is empty, so that nothing below it moves.
 */
export function SimpleVat({ fields, row, onSplit }: SimpleVatProps) {
  const vat = row.accountId === undefined ? undefined : fields.usualVat(row.accountId);
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
            // The field keeps the focus, and its text is read before the split.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onSplit}
          >
            Dela upp momsen
          </Button>
        </>
      )}
    </output>
  );
}

function vatText({ treatment, rate }: AccountVat): string {
  return treatment === "reverse"
    ? `Kontot brukar ha omvänd moms, ${rate}\u00A0%.`
    : `Kontot brukar ha ${rate}\u00A0% moms.`;
}
