import type { AccountNo } from "@huvudbok/core/account-plan";
import { draftPath } from "../../ui/link/draft-path.ts";
import { transactionPath } from "../../ui/link/transaction-path.ts";

/** Where the account ledger returns to by default. */
const DEFAULT_RETURN = "/accounting";
const ORIGIN = "https://huvudbok.invalid";

/** The ledger of an account: in the period of the page it is opened from, and back to that page. */
export function accountHref(
  account: AccountNo,
  { from, to, returnUrl }: { readonly from?: string; readonly to?: string; readonly returnUrl: string },
): string {
  const query = new URLSearchParams();
  if (from !== undefined && to !== undefined) {
    query.set("from", from);
    query.set("to", to);
  }
  query.set("returnUrl", returnUrl);
  return `/accounting/report/account/${account}?${query}`;
}

/** The name in an address of the page that 'Tillbaka' leads to. */
export const RETURN_URL = "returnUrl";

/** An address with the page that 'Tillbaka' on it leads to. */
export function returningHref(to: string, returnUrl: string): string {
  return `${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams({ [RETURN_URL]: returnUrl })}`;
}

/** The page of a voucher. A draft has number 0, and its id in the place of the series. */
export function voucherHref({ series, number }: { readonly series: string; readonly number: number }) {
  return number === 0 ? draftPath(series) : transactionPath({ series, number });
}

/** "A 12", or 'Utkast'. */
export function voucherLabel({ series, number }: { readonly series: string; readonly number: number }) {
  return number === 0 ? "Utkast" : `${series}\u00A0${number}`;
}

/** A path of the product to return to; anything that could lead to another site becomes /accounting. */
export function safeReturnUrl(asked: string | undefined): string {
  if (asked === undefined || !asked.startsWith("/") || !URL.canParse(asked, ORIGIN)) return DEFAULT_RETURN;
  const { origin, pathname, search, hash } = new URL(asked, ORIGIN);
  const isOurs = origin === ORIGIN && !pathname.startsWith("//");
  return isOurs ? `${pathname}${search}${hash}` : DEFAULT_RETURN;
}
