import type { Account } from "@huvudbok/core/account-plan";
import { formatCount, formatCounted } from "@huvudbok/core/money";

/** "148 aktiva av 1 273 konton": the contents of a chart. */
export function accountsText(accounts: readonly Pick<Account, "active">[]): string {
  const active = accounts.filter((account) => account.active).length;
  return `${formatCount(active)} aktiva av ${formatCount(accounts.length)} konton`;
}

/** What a new chart holds, and what becomes of its inactive accounts. */
export function createdText(accounts: readonly Pick<Account, "active">[]): string {
  const active = accounts.filter((account) => account.active).length;
  const rest = accounts.length - active;
  const others =
    rest === 0
      ? ""
      : ` De andra ${formatCount(rest)} hittas med nummer eller namn, och blir aktiva när de används.`;
  return `${formatCounted(active, "konto är aktivt och föreslås", "konton är aktiva och föreslås")} när du bokför.${others} Du kan lägga till, döpa om och inaktivera konton här när som helst.`;
}

/** The question before accounts that nothing uses become inactive. */
export function deactivationText(count: number): string {
  const accounts = formatCounted(count, "konto", "konton");
  const theyAre = count === 1 ? "Det" : "De";
  return `${accounts} har inga transaktioner, utkast eller ingående balans i året. ${theyAre} inaktiveras men finns kvar i kontoplanen.`;
}
