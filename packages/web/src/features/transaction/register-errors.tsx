import { type TransactionError, transactionErrorText } from "@huvudbok/core/transaction";
import { FieldError } from "../../ui/field-error.tsx";
import { wholeErrors } from "./entry-errors.ts";
import classes from "./transaction-entry.module.css";

/** What keeps the whole from being registered, beside the button that was pressed. */
export function RegisterErrors({ errors }: { readonly errors: readonly TransactionError[] }) {
  const whole = wholeErrors(errors);
  if (whole.length === 0) return null;
  return (
    <div className={classes.errors} role="alert">
      <ul>
        {whole.map((error) => (
          <li key={error.code}>
            <FieldError text={transactionErrorText(error)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
