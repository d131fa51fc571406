import { returnPath, withoutSecrets } from "@huvudbok/core/api";

/** /login, and back afterwards to the current address, unless that is a page for signing in or out itself. */
export function signInPath(from: string, query = new URLSearchParams()): string {
  const back = withoutSecrets(from);
  if (returnPath(back) === back) query.set("returnUrl", back);
  const text = query.toString();
  return text === "" ? "/login" : `/login?${text}`;
}

/** Whether a path is a page for signing in or out, which nobody is redirected from. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|logout)(\/|$)/i.test(pathname);
}
