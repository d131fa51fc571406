import { formatCount } from "@huvudbok/core/money";

/** "148 aktiva av 1 273 konton": what the chart holds, for the page's head. */
export function accountsText(active: number, total: number): string {
  return `${formatCount(active)} aktiva av ${formatCount(total)} konton`;
}
