import { type SignIn, signInSchema } from "@huvudbok/core/api";
import * as z from "zod/mini";
import { parseJsonText } from "../api/json-text.ts";
import { Listeners } from "../events/listeners.ts";

/** The key of the sign-in, shared by the tabs of the browser. */
const KEY = "poyToken";

const listeners = new Listeners();
let read: { readonly raw: string | null; readonly signIn: SignIn | undefined } = {
  raw: null,
  signIn: undefined,
};

/** The stored sign-in, also when it has expired; the same object as long as it is the same. */
export function storedSignIn(): SignIn | undefined {
  const raw = localStorage.getItem(KEY);
  if (raw !== read.raw) read = { raw, signIn: raw === null ? undefined : parseSignIn(raw) };
  return read.signIn;
}

export function writeSignIn(signIn: SignIn): void {
  localStorage.setItem(KEY, JSON.stringify(signIn));
  listeners.notify();
}

/** Removes the sign-in but not the user's unsaved work, as when it expires. */
export function removeSignIn(): void {
  localStorage.removeItem(KEY);
  listeners.notify();
}

/** Replaces the old token by a renewed one, unless somebody else has signed in since it was requested. */
export function renewToken(userId: string, token: string): void {
  const signIn = storedSignIn();
  if (signIn?.userId !== userId) return;
  writeSignIn({ ...signIn, token, exp: expiryOf(token) ?? signIn.exp });
}

/** Calls the listener on every change of the sign-in, including those in other tabs. */
export function subscribeToSignIn(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener("storage", fromOtherTab);
  return () => {
    stop();
    window.removeEventListener("storage", fromOtherTab);
  };
}

/** Runs when another person, or nobody, is signed in: nothing of a person's books remains in a module's memory. */
export function forgetAtSignOut(forget: () => void): void {
  let userId = storedSignIn()?.userId;
  subscribeToSignIn(() => {
    const now = storedSignIn()?.userId;
    if (now === userId) return;
    userId = now;
    forget();
  });
}

function parseSignIn(raw: string): SignIn | undefined {
  const parsed = z.safeParse(signInSchema, parseJsonText(raw));
  return parsed.success ? parsed.data : undefined;
}

/** When a token ends, read from its middle part. The server decides; this only says when to request a new one. */
function expiryOf(token: string): string | undefined {
  const payload = token.split(".")[1] ?? "";
  const claims = z.safeParse(z.object({ exp: z.number() }), parseJsonText(textOfBase64Url(payload)));
  return claims.success ? new Date(claims.data.exp * 1000).toISOString() : undefined;
}

function textOfBase64Url(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
