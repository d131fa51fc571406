import { invariant } from "../../shared/index.ts";
import { isJsonObject } from "../migrate-document.ts";

const ACCOUNT = /"accountId":(\d+)[,}]/g;

/** The accounts of the rows in a stored text, struck rows too; a quotation mark inside a string is escaped there. */
export function accountsOfRows(text: string): readonly number[] {
  return Array.from(text.matchAll(ACCOUNT), ([, number]) => Number(number));
}

/** The accounts of the rows of a stored draft; those that its analysis only suggests are not in use. */
export function accountsOfDraft(text: string): readonly number[] {
  const stored: unknown = JSON.parse(text);
  invariant(isJsonObject(stored) && Array.isArray(stored.entries), "a stored draft has rows");
  return accountsOfRows(JSON.stringify(stored.entries));
}

/** The account of a stored opening balance, unless balance and quantity are zero. */
export function accountOfBalance(text: string): readonly number[] {
  const stored: unknown = JSON.parse(text);
  invariant(isJsonObject(stored), "a stored item is an object");
  const { accountId, balance, quantity = 0 } = stored;
  return balance === 0 && quantity === 0 ? [] : [Number(accountId)];
}
