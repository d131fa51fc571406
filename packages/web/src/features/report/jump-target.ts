import { matchesSearch } from "@huvudbok/core/text";

/**
 * The account that a person means by what is typed: by digits the first whose number begins with them, or else the next
 * one above; by letters the first whose name has them. Undefined for nothing typed or nothing found.
 */
export function jumpTarget(
  accounts: readonly { readonly accountNo: number; readonly name: string }[],
  typed: string,
): number | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  if (!/^\d{1,4}$/.test(text)) return accounts.find(({ name }) => matchesSearch(name, text))?.accountNo;
  const exact = accounts.find(({ accountNo }) => String(accountNo).startsWith(text));
  const above = Number(text.padEnd(4, "0"));
  return (exact ?? accounts.find(({ accountNo }) => accountNo > above))?.accountNo;
}
