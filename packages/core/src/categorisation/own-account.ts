import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";

/** The debts of credit cards in BAS: they have statements of their own, as the accounts of money have. */
const CARD_DEBTS = new Set([2890, 2899]);

/** Whether money is moved between the account and others that have statements, so that two drafts may be one event (CT8). */
export function isOwnAccount(account: AccountNo): boolean {
  return isTransferAccount(account) || CARD_DEBTS.has(account);
}
