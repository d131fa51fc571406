import { returnPath } from "@huvudbok/core/api";

/** /login, and back afterwards to the address one stands at, unless that is a page of signing in or out itself. */
export function signInPath(from: string, query = new URLSearchParams()): string {
  if (returnPath(from) === from) query.set("returnUrl", from);
  const text = query.toString();
  return text === "" ? "/login" : `/login?${text}`;
}

/** Whether a path is a page of signing in or out, which nobody is led away from. */
export function isSignInPage(pathname: string): boolean {
  return /^\/(login|logout)(\/|$)/i.test(pathname);
}
