import type { OpeningDifference } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import { formatCounted } from "@huvudbok/core/money";

type Accounts = ReadonlyMap<string, Pick<Account, "name">>;

/** Shown where a year opens with other balances than the year before closed with (PG24). */
export function openingDifferenceText(count: number): string {
  const accounts = formatCounted(count, "konto", "konton");
  return `Ingående balans skiljer sig från föregående års utgående balans på ${accounts}`;
}

/** How many of the accounts that differ are named. */
const MOST_NAMED = 3;

/** The accounts that differ: `1930 Företagskonto, 2440 Leverantörsskulder och 4 konton till.` */
export function differingAccountsText(
  differences: readonly Pick<OpeningDifference, "accountId">[],
  accounts: Accounts,
): string {
  const named = differences.slice(0, MOST_NAMED).map(({ accountId }) => {
    const name = accounts.get(String(accountId))?.name;
    return name === undefined ? String(accountId) : `${accountId} ${name}`;
  });
  const rest = differences.length - named.length;
  return `${named.join(", ")}${rest === 0 ? "" : ` och ${formatCounted(rest, "konto", "konton")} till`}.`;
}
