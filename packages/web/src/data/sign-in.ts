import type { SignIn } from "@huvudbok/core/api";
import { requestApi } from "./api-client.ts";
import { deleteDatabases } from "./browser-databases.ts";
import { documentClient } from "./documents/current-client.ts";
import { clearSession } from "./session.ts";
import { removeSignIn, storedSignIn, writeSignIn } from "./stored-sign-in.ts";
import { tellTabs } from "./tabs.ts";
import { closeForms, countUnfinished } from "./unfinished/current-forms.ts";

/** Whose data this browser holds, kept through an expired sign-in (clarification P13). */
const OWNER_KEY = "dataOwner";

/**
 * Keeps a sign-in. What the browser holds of the same user's earlier visit is there again; what it holds of anybody
 * else is deleted (clarification P13).
 */
export async function storeSignIn(signIn: SignIn): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY);
  if (owner !== signIn.userId) clearSession();
  localStorage.setItem(OWNER_KEY, signIn.userId);
  writeSignIn(signIn);
  await deleteDatabases(signIn.userId).catch(() => undefined);
}

/** Whether signing out would throw away changes that the server does not have, or forms that are not finished. */
export async function hasUnsavedWork(): Promise<boolean> {
  const userId = storedSignIn()?.userId;
  if (userId !== undefined && (await countUnfinished(userId)) > 0) return true;
  return (await documentClient()?.hasUnsavedWork()) ?? false;
}

/**
 * Signs out, here and in the other tabs: ends the session on the server, and deletes what the browser holds. The user
 * has been asked before if something is unsaved, see `hasUnsavedWork`.
 */
export async function signOut(): Promise<void> {
  // A server that cannot be reached must not keep anybody signed in here.
  if (storedSignIn() !== undefined) await requestApi("POST", "/api/auth/logout").catch(() => undefined);
  documentClient()?.close();
  closeForms();
  removeSignIn();
  localStorage.removeItem(OWNER_KEY);
  clearSession();
  tellTabs({ type: "signOut" });
  await deleteDatabases().catch(() => undefined);
}
