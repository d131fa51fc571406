import { ACCOUNT_NOT_IN_PLAN, type Account } from "@huvudbok/core/account-plan";
import { formatOre, negateOre } from "@huvudbok/core/money";
import { AccountPicker, type AccountPickerProps } from "../../../ui/account/account-picker.tsx";
import { announcePolitely } from "../../../ui/label/announce.ts";
import type { BalancingRow } from "../form/balancing-row.ts";
import { fieldErrorText } from "../form/entry-errors.ts";
import type { EntryRow } from "../form/entry-rows.ts";
import { type EntryFields, greyOf } from "./entry-fields.ts";

interface EntryAccountProps
  extends Omit<AccountPickerProps, "text" | "suggest" | "onPick" | "onCreate" | "error"> {
  readonly fields: EntryFields;
  readonly row: EntryRow;
  readonly index: number;
}

/** The account field of a row. */
export function EntryAccount({ fields, row, index, ...rest }: EntryAccountProps) {
  const isUnknown = row.accountId === undefined && /^\d{4,}$/.test(row.accountText.trim());
  const grey = greyOf(fields, row.key);
  return (
    <AccountPicker
      {...rest}
      text={row.accountText}
      {...(grey === undefined ? {} : { placeholder: String(grey.account.id) })}
      onFocus={() => {
        if (grey !== undefined) announcePolitely(greyText(grey));
      }}
      suggest={fields.suggest}
      error={isUnknown ? ACCOUNT_NOT_IN_PLAN : fieldErrorText(fields.errors, "account", index)}
      onPaste={(event) => {
        if (fields.onPaste(event.clipboardData.getData("text/plain"), row.key)) event.preventDefault();
      }}
      onCreate={(typed) => fields.onCreateAccount(typed, row.key)}
      onPick={(text: string, account: Account | undefined) =>
        fields.store.dispatch({
          kind: "account",
          key: row.key,
          text,
          ...(account === undefined ? {} : { accountId: account.id, accountType: account.type }),
        })
      }
    />
  );
}

/** What Enter takes in the empty field, for those who do not see it. */
function greyText({ account, amount }: BalancingRow): string {
  const side = amount < 0 ? "kredit" : "debet";
  const size = formatOre(amount < 0 ? negateOre(amount) : amount);
  return `Förslag: ${account.id} ${account.name}, ${size} i ${side}. Enter tar det.`;
}
