import { withoutSecrets } from "@huvudbok/core/api";
import { isSignInPage } from "./sign-in-path.ts";

const CODE_PAGE = "/login/code";
/** What /login reads of its address; nothing else of a link remains there. */
const LOGIN_QUERY: ReadonlySet<string> = new Set(["returnUrl", "missingScope", "currentScope"]);
const OWN_ERROR = "unavailable";

let arrivedQuery = "";

/**
 * Removes from the address what a link or a sign-in service has put there and what must not remain, before anything is
 * fetched, rendered or remembered (SN10). What came to /login/code is kept for that page to hand over.
 */
export function cleanArrivedAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathOf(pathname) === CODE_PAGE) arrivedQuery = search;
  const came = `${pathname}${search}${hash}`;
  const cleaned = isSignInPage(pathname) ? signInAddress(pathname, search) : withoutSecrets(came);
  if (cleaned !== came) window.history.replaceState(window.history.state, "", cleaned);
}

/** What came to /login/code, with its question mark; returned once, since it may be used only once. */
export function takeArrivedQuery(): string {
  const query = arrivedQuery;
  arrivedQuery = "";
  return query;
}

function signInAddress(pathname: string, search: string): string {
  if (pathOf(pathname) !== "/login") return pathname;
  const came = new URLSearchParams(search);
  const remaining = [...came].filter(
    ([name, value]) => LOGIN_QUERY.has(name) || (name === "error" && value === OWN_ERROR),
  );
  if (remaining.length === [...came].length) return withoutSecrets(`${pathname}${search}`);
  return withoutSecrets(remaining.length === 0 ? pathname : `${pathname}?${new URLSearchParams(remaining)}`);
}

/** As the table of pages compares paths. */
function pathOf(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}
