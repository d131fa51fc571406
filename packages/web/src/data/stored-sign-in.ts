import { type SignIn, signInSchema } from "@huvudbok/core/api";
import * as z from "zod/mini";
import { parseJsonText } from "./json-text.ts";
import { Listeners } from "./listeners.ts";

/** Where the sign-in is kept, shared by the tabs of the browser (clarification P10). */
const KEY = "poyToken";

const listeners = new Listeners();
let read: { readonly raw: string | null; readonly signIn: SignIn | undefined } = {
  raw: null,
  signIn: undefined,
};

/** The sign-in that is kept, also when its time is over; the same object as long as it is the same. */
export function storedSignIn(): SignIn | undefined {
  const raw = localStorage.getItem(KEY);
  if (raw !== read.raw) read = { raw, signIn: raw === null ? undefined : parseSignIn(raw) };
  return read.signIn;
}

export function writeSignIn(signIn: SignIn): void {
  localStorage.setItem(KEY, JSON.stringify(signIn));
  listeners.tell();
}

/** Forgets the sign-in but not the user's unsaved work, as when its time is over. */
export function removeSignIn(): void {
  localStorage.removeItem(KEY);
  listeners.tell();
}

/** Puts a renewed token in the place of the old, unless somebody else has signed in since it was asked for. */
export function renewToken(userId: string, token: string): void {
  const signIn = storedSignIn();
  if (signIn?.userId !== userId) return;
  writeSignIn({ ...signIn, token, exp: expiryOf(token) ?? signIn.exp });
}

/** Tells of every change of the sign-in, those in other tabs too. */
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

/** Runs when another person, or nobody, is signed in: nothing of a person's books stays in a module's memory. */
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

/** When a token ends, read from its middle part; the server decides, this is only to know when to ask for a new one. */
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
