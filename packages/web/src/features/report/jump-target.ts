import { type AccountWords, suggestAccounts } from "@huvudbok/core/account-plan";
import type { GeneralLedgerReport } from "@huvudbok/core/report";

type JumpAccount = Pick<GeneralLedgerReport["accounts"][number], "accountNo" | "name">;

/**
 * The account that a person means by what is typed: by digits the first whose number begins with them, or else the next
 * one above; by letters the first that an account field would suggest. Undefined for nothing typed or nothing found.
 */
export function jumpTarget(
  accounts: readonly JumpAccount[],
  typed: string,
  words?: AccountWords,
): number | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  if (!/^\d{1,4}$/.test(text)) {
    const options = { limit: 1, ...(words === undefined ? {} : { words }) };
    return suggestAccounts(text, { accounts2: searched(accounts) }, options)[0]?.id;
  }
  const exact = accounts.find(({ accountNo }) => String(accountNo).startsWith(text));
  const above = Number(text.padEnd(4, "0"));
  return (exact ?? accounts.find(({ accountNo }) => accountNo > above))?.accountNo;
}

/** The accounts of a report as they are searched: what stands in it is no less likely for being inactive. */
export function searched(accounts: readonly JumpAccount[]) {
  return accounts.map(({ accountNo, name }) => ({ id: accountNo, name, active: true }));
}
