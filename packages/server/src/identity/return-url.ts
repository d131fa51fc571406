/** Where a sign-in leads when nothing better is known (specification 1 §2). */
export const START_PAGE = "/accounting";

/**
 * The path to go to after signing in: a path of ours, or the start page. One `/` that no other slash follows keeps the
 * person on this site, since browsers read `//host` and `/\host` as another one, and drop tabs and line breaks first.
 */
export function safeReturnUrl(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > 2000 || hasControlCharacter(wanted)) return START_PAGE;
  return /^\/(?![/\\])/.test(wanted) ? wanted : START_PAGE;
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) if ((character.codePointAt(0) ?? 0) < 0x20) return true;
  return false;
}
