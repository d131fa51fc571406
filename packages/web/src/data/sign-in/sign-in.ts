import type { SignIn } from "@huvudbok/core/api";
import { requestApi } from "../api/api-client.ts";
import { withinTime } from "../api/within-time.ts";
import { documentClient } from "../documents/current-client.ts";
import { broadcast } from "../events/tabs.ts";
import { clearSession } from "../session.ts";
import { closeForms } from "../unfinished/current-forms.ts";
import { readSignIn } from "./current-sign-in.ts";
import { dataOwner, forgetOwner, rememberOwner, workLeft } from "./data-owner.ts";
import { deleteCopies, deleteWithWork, hasWork, type LocalWork, localWork } from "./local-work.ts";
import { removeSignIn, storedSignIn, writeSignIn } from "./stored-sign-in.ts";

/** The longest wait for another tab that does not close a database, or for a server that does not answer. */
const LONGEST_MS = 3000;

/**
 * Whether work that the server does not have remains in the browser for its user, or is deleted: that requires consent
 * (SN6).
 */
export type WorkChoice = "keep" | "delete";

/** The work of the data's owner in this browser that the server does not have. */
export async function ownersWork(): Promise<LocalWork> {
  const owner = dataOwner();
  const kept = await workLeft();
  // An expired sign-in starts no request.
  const client = readSignIn() === undefined ? undefined : documentClient();
  // In a browser that stores nothing, only the changes of this tab exist.
  const inTab = client !== undefined && client.userId === owner ? client.unsaved.length : 0;
  return { ...kept, changes: Math.max(kept.changes, inTab) };
}

/**
 * The work that others have left here, for a person who is about to sign in; the last user has been asked about theirs
 * before.
 */
export async function othersWork(userId: string): Promise<LocalWork> {
  if (dataOwner() === userId) return { changes: 0, forms: 0 };
  return localWork((other) => other !== userId);
}

/**
 * Stores a sign-in. What the same user's earlier visit has left is available again, and waiting changes are sent. The
 * copies of other users' data are deleted, and their work only if somebody has agreed to that (SN6).
 */
export async function storeSignIn(signIn: SignIn, work: WorkChoice = "keep"): Promise<void> {
  const before = readSignIn();
  const isSame = dataOwner() === signIn.userId;
  if (!isSame) {
    closeForms();
    clearSession();
  }
  rememberOwner(signIn.userId);
  writeSignIn(signIn);
  if (before !== undefined && before.userId !== signIn.userId) void endSession(before.token);
  const isOther = (userId: string) => userId !== signIn.userId;
  await cleaned(() => (work === "delete" ? deleteWithWork(isOther) : deleteCopies(isOther)));
  void documentClient()?.sendKept();
}

/**
 * Signs out, here and in the other tabs: ends the session on the server, and deletes the copies in the browser. What
 * the server does not have remains until its user returns, unless they have agreed to delete it.
 */
export async function signOut(work: WorkChoice = "keep"): Promise<void> {
  const owner = dataOwner();
  const token = storedSignIn()?.token;
  documentClient()?.close();
  closeForms();
  removeSignIn();
  clearSession();
  broadcast({ type: "signOut" });
  // A server that cannot be reached must not prevent anybody from signing out here.
  const ended = token === undefined ? undefined : endSession(token);
  await cleaned(async () => {
    if (work === "delete") await deleteWithWork((userId) => userId === owner);
    await deleteCopies(() => true);
    if (!hasWork(await localWork((userId) => userId === owner))) forgetOwner();
  });
  await ended;
}

/** Ends a session on the server, of a sign-in that is no longer stored here, or never was. */
export async function endSession(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await withinTime(LONGEST_MS, (signal) =>
    requestApi("POST", "/api/auth/logout", { headers, signal, isPublic: true }),
  ).catch(() => undefined);
}

async function cleaned(clean: () => Promise<void>): Promise<void> {
  await withinTime(LONGEST_MS, clean).catch(() => undefined);
}
