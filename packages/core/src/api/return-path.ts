/** Where a sign-in leads when nothing better is known (specification 1 §2). */
export const START_PAGE = "/accounting";

const LONGEST = 2000;
/** Pages for those who are not signed in: nobody wants to come back to them (rule SN5). */
const SIGN_IN_PAGES = /^\/(login|logout)(\/|$)/i;

/**
 * The path to go to after signing in: a page of ours, or the start page (clarification P12). One rule for server and
 * browser. Browsers read `//host` and `/\host` as another site, drop tabs and line breaks first, and take dots out of
 * a path, after which it may begin with two slashes.
 */
export function returnPath(wanted: string | null | undefined): string {
  if (wanted === undefined || wanted === null || wanted.length > LONGEST) return START_PAGE;
  if (!/^\/(?!\/)/.test(wanted) || hasControlCharacter(wanted)) return START_PAGE;
  const path = decoded(wanted.replace(/[?#].*$/s, ""));
  const isOurs =
    path !== undefined && !hasControlCharacter(path) && !/\\|^\/\/|(^|\/)\.{1,2}(\/|$)/.test(path);
  return isOurs && !SIGN_IN_PAGES.test(path) ? wanted : START_PAGE;
}

/** A path as the router reads it; undefined when it cannot be read. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
