import { type AccountNo, isAccountNo } from "../account-plan/index.ts";
import { negateOre, type Ore, parseAmountInput } from "../money/index.ts";

const NUMBER = /^[-+\u2212]?[\d\s.,'\u2019]*\d[\d\s.,'\u2019]*$/;
/** One separator and three digits: thousands in a sheet, where an amount has two decimals or none. */
const THOUSANDS = /^([-+\u2212]?[1-9]\d{0,2})[.,](\d{3})$/;

/** The account of a cell of a spreadsheet: its number, alone or before its name. */
export function cellAccount(cell: string): AccountNo | undefined {
  const id = Number(/^(\d{4,})(?:\s+\D.*)?$/.exec(cell)?.[1]);
  return isAccountNo(id) ? id : undefined;
}

/**
 * The amount of a cell of a spreadsheet, in Swedish and in English form: `1 234,50`, `1,234.50`, `1.234,50 kr`, and
 * below zero also `(100)` and `100-`. Undefined for any other text; a calculation or a date is no amount here.
 */
export function cellAmount(cell: string): Ore | undefined {
  const plain = cell
    .replace(/^(?:kr|sek)\s*|\s*(?:kr|sek)$/i, "")
    .replace(/^\((.+)\)$|^([^-\u2212]+)[-\u2212]$/, "-$1$2");
  if (!NUMBER.test(plain)) return undefined;
  const parsed = parseAmountInput(plain.replace(THOUSANDS, "$1$2"));
  return parsed.ok ? parsed.value.amount : undefined;
}

/** What a debit and a credit make together; undefined when a row has both. */
export function signedAmount(debit: Ore | undefined, credit: Ore | undefined): Ore | undefined {
  if (debit === undefined || debit === 0) return credit === undefined ? debit : negateOre(credit);
  return credit === undefined || credit === 0 ? debit : undefined;
}
