import { ACCOUNT_NOT_IN_PLAN } from "../account-plan/index.ts";
import { requiredText } from "../company/index.ts";
import { atMostText, formatOre, MAX_PERCENT, ore, PERCENT_PARTS } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";

/** A template as filled in its form: rows without an account are ignored, since a form always ends with one. */
export interface JournalTemplateForm {
  readonly name: string;
  readonly entries: readonly { readonly accountId?: number; readonly amount: number }[];
}

/** What keeps a template from being saved. `row` counts from 0. */
export type JournalTemplateError =
  | { readonly code: "name-missing"; readonly field: "name" }
  | { readonly code: "entries-missing"; readonly field: "entries" }
  | { readonly code: "account-unknown"; readonly field: "account"; readonly row: number }
  | { readonly code: "entries-invalid"; readonly field: "entries" }
  | { readonly code: "shares-missing"; readonly field: "entries" }
  | { readonly code: "percent-decimals"; readonly field: "amount"; readonly row: number }
  | { readonly code: "percent-too-large"; readonly field: "amount"; readonly row: number };

/** A percentage times that many parts is farther than this from a whole number only when it has more than four decimals. */
const TOLERANCE = 1e-4;

/**
 * Everything that keeps a template from being saved: a name, and at least one row whose account
 * exists. `knownAccounts` are those of the chart; a template belongs to no year, so the server knows none.
 */
export function validateJournalTemplate(
  { name, entries }: JournalTemplateForm,
  knownAccounts?: ReadonlySet<number>,
): JournalTemplateError[] {
  const rows = entries.flatMap((entry, row) => (entry.accountId === undefined ? [] : [{ ...entry, row }]));
  const isKnown = ({ accountId }: { readonly accountId?: number }) =>
    accountId !== undefined && knownAccounts?.has(accountId) !== false;
  const unknown = rows.filter((row) => !isKnown(row));
  const tooFine = rows.filter(({ amount }) => {
    const scaled = amount * PERCENT_PARTS;
    return Math.abs(scaled - Math.round(scaled)) > TOLERANCE;
  });
  const tooLarge = rows.filter(({ amount }) => Math.abs(amount) > MAX_PERCENT);
  return [
    ...(name.trim() === "" ? [{ code: "name-missing", field: "name" } as const] : []),
    ...(rows.length === 0 ? [{ code: "entries-missing", field: "entries" } as const] : []),
    ...unknown.map(({ row }) => ({ code: "account-unknown", field: "account", row }) as const),
    ...(rows.length > 0 && unknown.length === rows.length
      ? [{ code: "entries-invalid", field: "entries" } as const]
      : []),
    // Rows of 0 get what the others leave (JT2): where all are 0 that is nothing.
    ...(rows.length > 0 && rows.every(({ amount }) => amount === 0)
      ? [{ code: "shares-missing", field: "entries" } as const]
      : []),
    ...tooFine.map(({ row }) => ({ code: "percent-decimals", field: "amount", row }) as const),
    ...tooLarge.map(({ row }) => ({ code: "percent-too-large", field: "amount", row }) as const),
  ];
}

export function journalTemplateErrorText(error: JournalTemplateError): string {
  switch (error.code) {
    case "name-missing":
      return requiredText("namn");
    case "entries-missing":
      return "Konteringsmallen måste ha minst en konteringsrad";
    case "account-unknown":
      return ACCOUNT_NOT_IN_PLAN;
    case "entries-invalid":
    case "shares-missing":
      return "Du måste ange minst en giltig konteringsrad";
    case "percent-decimals":
      return "En andel får ha högst fyra decimaler";
    case "percent-too-large":
      return atMostText(formatOre(ore(MAX_PERCENT * 100)));
    default:
      return assertNever(error);
  }
}
