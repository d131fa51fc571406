import { withoutSecrets } from "./without-secrets.ts";

/** The page after sign-in when no other is given. */
export const START_PAGE = "/accounting";

const LONGEST = 2000;
/** Pages for people who are not signed in: a sign-in never returns to them (SN5). */
const SIGN_IN_PAGES = /^\/(login|logout)(\/|$)/i;

/**
 * The path to go to after signing in: a page of ours, or the start page (SN5). Server and browser share this rule, and
 * the path never contains anything that grants access. Browsers read `//host` and `/\host` as another site, drop tabs
 * and line breaks first, and take dots out of a path, after which it may begin with two slashes.
 */
export function returnPath(wanted: string | null | undefined): string {
  if (wanted === undefined || wanted === null || wanted.length > LONGEST) return START_PAGE;
  if (!/^\/(?!\/)/.test(wanted) || hasControlCharacter(wanted)) return START_PAGE;
  const path = decoded(wanted.replace(/[?#].*$/s, ""));
  const isOurs =
    path !== undefined && !hasControlCharacter(path) && !/\\|^\/\/|(^|\/)\.{1,2}(\/|$)/.test(path);
  return isOurs && !SIGN_IN_PAGES.test(path) ? withoutSecrets(wanted) : START_PAGE;
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
