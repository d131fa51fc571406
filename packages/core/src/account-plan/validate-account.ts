import { requiredText } from "../company/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { hasHiddenOnLine } from "../text/index.ts";
import { isAccountNo } from "./account-no.ts";
import { INVALID_ACCOUNT_NO } from "./account-no-texts.ts";
import { type Account, isSruCode, LONGEST_ACCOUNT_NAME } from "./account-plan.ts";
import { newAccount } from "./new-account.ts";

/** The account form as typed (Lägg till konto, Redigera konto, and quick creation from a picker). */
export interface AccountForm {
  readonly number: string;
  readonly name: string;
  readonly sru: string;
  readonly taxCode: string;
  readonly active: boolean;
}

/** What keeps a name from being the name of an account. */
export type AccountNameError =
  | { readonly code: "name-missing"; readonly field: "name" }
  | { readonly code: "name-hidden"; readonly field: "name" }
  | { readonly code: "name-too-long"; readonly field: "name"; readonly length: number };

/** What keeps an account from being saved. */
export type AccountFormError =
  | { readonly code: "number-invalid"; readonly field: "number" }
  | { readonly code: "number-taken"; readonly field: "number"; readonly name: string }
  | AccountNameError
  | { readonly code: "sru-invalid"; readonly field: "sru" }
  | { readonly code: "tax-code-invalid"; readonly field: "taxCode" };

/** An empty form, as it opens for a new account; a picker passes what was typed there. */
export function accountForm(typed = ""): AccountForm {
  const isNumber = /^\d+$/.test(typed.trim());
  return {
    number: isNumber ? typed.trim() : "",
    name: isNumber ? "" : typed.trim(),
    sru: "",
    taxCode: "",
    active: true,
  };
}

/** The form of an account that is to be edited. */
export function formOfAccount({ id, name, sru, taxCode, active }: Account): AccountForm {
  return { number: String(id), name, sru: String(sru ?? ""), taxCode: String(taxCode ?? ""), active };
}

/** The account of a filled form, or all its errors. An edited account keeps its number. */
export function validateAccount(
  form: AccountForm,
  accounts: readonly Account[],
  edited?: Account,
): Result<Account, readonly AccountFormError[]> {
  const number = edited?.id ?? wholeNumber(form.number);
  const name = form.name.trim();
  const nameError = accountNameError(name, edited?.name);
  const sru = wholeNumber(form.sru);
  const taxCode = wholeNumber(form.taxCode);
  const errors: AccountFormError[] = [
    ...(edited === undefined ? numberErrors(number, accounts) : []),
    ...(nameError === undefined ? [] : [nameError]),
    ...(sru === undefined || isSruCode(sru) ? [] : [{ code: "sru-invalid", field: "sru" } as const]),
    ...(taxCode === undefined || (taxCode >= 1 && taxCode <= 99)
      ? []
      : [{ code: "tax-code-invalid", field: "taxCode" } as const]),
  ];
  if (errors.length > 0 || number === undefined) return err(errors);
  const { type } = edited ?? newAccount(number);
  return ok({
    ...newAccount(number, name),
    type,
    active: form.active,
    ...(sru === undefined ? {} : { sru }),
    ...(taxCode === undefined ? {} : { taxCode }),
  });
}

/**
 * Why a name without blanks around it cannot be that of an account; undefined for one that can. What a file has brought
 * may stay.
 */
export function accountNameError(name: string, before?: string): AccountNameError | undefined {
  if (name === "") return { code: "name-missing", field: "name" };
  if (hasHiddenOnLine(name) && name !== before) return { code: "name-hidden", field: "name" };
  const { length } = name;
  return length > LONGEST_ACCOUNT_NAME ? { code: "name-too-long", field: "name", length } : undefined;
}

function numberErrors(number: number | undefined, accounts: readonly Account[]): AccountFormError[] {
  if (number === undefined || !isAccountNo(number)) return [{ code: "number-invalid", field: "number" }];
  const taken = accounts.find(({ id }) => id === number);
  return taken === undefined ? [] : [{ code: "number-taken", field: "number", name: taken.name }];
}

/** Undefined for an empty field; NaN, which no rule accepts, for anything but digits. */
function wholeNumber(text: string): number | undefined {
  const digits = text.trim();
  if (digits === "") return undefined;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

export function accountFormErrorText(error: AccountFormError): string {
  switch (error.code) {
    case "number-invalid":
      return INVALID_ACCOUNT_NO;
    case "number-taken":
      return `Kontot ${error.name} finns redan`;
    case "name-missing":
      return requiredText("namn");
    case "name-hidden":
      return "Namnet har dolda tecken. Skriv om det";
    case "name-too-long":
      return `Namnet får ha högst ${LONGEST_ACCOUNT_NAME} tecken, och har ${error.length}`;
    case "sru-invalid":
      return "SRU måste vara ett giltigt nummer mellan 1000 och 9999";
    case "tax-code-invalid":
      return "Momstyp måste vara en ruta i momsrapporten";
    default:
      return assertNever(error);
  }
}
