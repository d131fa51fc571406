import { type Account, isVatAccount } from "../account-plan/index.ts";
import type { Ore } from "../money/index.ts";

/** Debit or credit. */
export type EntrySide = "debit" | "credit";

const ONE_KRONA = 100;

/** Appropriations, tax and the result of the year are booked on either side. */
const FIRST_OF_CLOSING = 8800;
const FIRST_INPUT_VAT = 2640;

/**
 * The side on which the amount of a row is most likely typed (TR21): a cost is debit and income credit, whatever is
 * missing, because several costs are often paid by one sum. VAT has its own side too, unless VAT alone is being moved.
 * Any other account takes what is missing, and so does one that only the öre are rounded on.
 *
 * @param others The accounts of the other rows.
 * @param missing What the row would have to be for the rest to balance, in öre; 0 when nothing is missing.
 */
export function usualSide(
  account: Pick<Account, "id" | "type"> | undefined,
  others: readonly Pick<Account, "id">[],
  missing: Ore,
): EntrySide {
  const sideOfMissing = missing < 0 ? "credit" : "debit";
  const isRounding = missing !== 0 && Math.abs(missing) < ONE_KRONA;
  return (isRounding ? undefined : ownSide(account, others)) ?? sideOfMissing;
}

function ownSide(
  account: Pick<Account, "id" | "type"> | undefined,
  others: readonly Pick<Account, "id">[],
): EntrySide | undefined {
  if (account === undefined || account.id >= FIRST_OF_CLOSING) return undefined;
  if (isVatAccount(account.id)) {
    if (others.every((other) => isVatAccount(other.id))) return undefined;
    return account.id >= FIRST_INPUT_VAT ? "debit" : "credit";
  }
  if (account.type === "cost") return "debit";
  return account.type === "income" ? "credit" : undefined;
}
