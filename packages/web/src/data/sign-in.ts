import type { SignIn } from "@huvudbok/core/api";
import { requestApi } from "./api-client.ts";
import { readSignIn } from "./current-sign-in.ts";
import { dataOwner, forgetOwner, rememberOwner, workLeft } from "./data-owner.ts";
import { documentClient } from "./documents/current-client.ts";
import { deleteCopies, deleteWithWork, hasWork, type KeptWork, keptWork } from "./kept-work.ts";
import { clearSession } from "./session.ts";
import { removeSignIn, storedSignIn, writeSignIn } from "./stored-sign-in.ts";
import { tellTabs } from "./tabs.ts";
import { closeForms } from "./unfinished/current-forms.ts";
import { withinTime } from "./within-time.ts";

/** Another tab that does not let go of a database, or a server that is silent, keeps nobody waiting for longer. */
const LONGEST_MS = 3000;

/** Whether work that the server does not have stays in the browser for its user, or goes: that takes a yes (rule SN6). */
export type WorkChoice = "keep" | "delete";

/** What its owner has left in this browser that the server does not have. */
export async function ownersWork(): Promise<KeptWork> {
  const owner = dataOwner();
  const kept = await workLeft();
  // A sign-in whose time is over begins nothing any more.
  const client = readSignIn() === undefined ? undefined : documentClient();
  // A browser that refuses to keep anything has the changes of this tab only.
  const inTab = client !== undefined && client.userId === owner ? client.unsaved.length : 0;
  return { ...kept, changes: Math.max(kept.changes, inTab) };
}

/** What others have left here, for one who is about to sign in; who was here last has been asked about it before. */
export async function othersWork(userId: string): Promise<KeptWork> {
  if (dataOwner() === userId) return { changes: 0, forms: 0 };
  return keptWork((other) => other !== userId);
}

/**
 * Keeps a sign-in. What the same user's earlier visit has left is there again, and what waited is sent. The copies of
 * anybody else's data are deleted, and their work is when somebody has said so (clarification P13).
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
 * Signs out, here and in the other tabs: ends the session on the server, and deletes the copies that the browser holds.
 * What the server does not have stays until its user returns, unless they have said that it goes.
 */
export async function signOut(work: WorkChoice = "keep"): Promise<void> {
  const owner = dataOwner();
  const token = storedSignIn()?.token;
  documentClient()?.close();
  closeForms();
  removeSignIn();
  clearSession();
  tellTabs({ type: "signOut" });
  // A server that cannot be reached must not keep anybody signed in here.
  const ended = token === undefined ? undefined : endSession(token);
  await cleaned(async () => {
    if (work === "delete") await deleteWithWork((userId) => userId === owner);
    await deleteCopies(() => true);
    if (!hasWork(await keptWork((userId) => userId === owner))) forgetOwner();
  });
  await ended;
}

/** Ends a session on the server, of a sign-in that is not kept here any more, or never was. */
export async function endSession(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await withinTime(LONGEST_MS, (signal) =>
    requestApi("POST", "/api/auth/logout", { headers, signal, isPublic: true }),
  ).catch(() => undefined);
}

async function cleaned(clean: () => Promise<void>): Promise<void> {
  await withinTime(LONGEST_MS, clean).catch(() => undefined);
}
