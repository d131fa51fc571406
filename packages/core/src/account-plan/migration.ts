import { assertNever } from "../shared/index.ts";
import { type AccountNo, isAccountNo } from "./account-no.ts";
import { ACCOUNT_NOT_IN_PLAN, INVALID_ACCOUNT_NO } from "./account-no-texts.ts";
import type { Account } from "./account-plan.ts";

/** The two account fields of the page that moves drafts to another account, as typed. */
export interface MigrationForm {
  readonly source: string;
  readonly target: string;
}

/** Which account the drafts leave, and which one they get. */
export interface AccountMigration {
  readonly source: AccountNo;
  readonly target: AccountNo;
}

export type MigrationError =
  | { readonly code: "source-invalid"; readonly field: "source" }
  | { readonly code: "target-unknown"; readonly field: "target" }
  | { readonly code: "target-same"; readonly field: "target" };

/** The account number that a text is; undefined for any other text. */
export function accountNoOf(text: string): AccountNo | undefined {
  const typed = text.trim();
  const number = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return isAccountNo(number) ? number : undefined;
}

/**
 * What keeps drafts from being moved (AP14): the source is any account number, since a draft may have an account that
 * the chart lacks; the target is another account of the chart. Empty when they can be moved.
 */
export function migrationErrors(
  { source, target }: MigrationForm,
  accounts: readonly Pick<Account, "id">[],
): MigrationError[] {
  const to = accountNoOf(target);
  const from = accountNoOf(source);
  const errors: MigrationError[] = [];
  if (from === undefined) errors.push({ code: "source-invalid", field: "source" });
  if (to === undefined || !accounts.some(({ id }) => id === to)) {
    errors.push({ code: "target-unknown", field: "target" });
  } else if (to === from) errors.push({ code: "target-same", field: "target" });
  return errors;
}

export function migrationErrorText(error: MigrationError): string {
  switch (error.code) {
    case "source-invalid":
      return INVALID_ACCOUNT_NO;
    case "target-unknown":
      return ACCOUNT_NOT_IN_PLAN;
    case "target-same":
      return "Välj ett annat konto än det som utkasten flyttas från";
    default:
      return assertNever(error);
  }
}
