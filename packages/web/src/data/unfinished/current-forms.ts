import { broadcast, onBroadcast, tabId } from "../events/tabs.ts";
import { storedSignIn } from "../sign-in/stored-sign-in.ts";
import { leftWrites } from "./left-writes.ts";
import { unfinishedDatabase } from "./unfinished-database.ts";
import { UnfinishedForms } from "./unfinished-forms.ts";

/** By user and company. They outlive an expired sign-in: what the server returns afterwards is stored too. */
const open = new Map<string, UnfinishedForms>();
let lastUserId = "";

/** The unfinished forms of the person who is signed in, or was until now, for a company; 0 for none. */
export function unfinishedForms(companyId: number): UnfinishedForms {
  lastUserId = storedSignIn()?.userId ?? lastUserId;
  const userId = lastUserId;
  const key = `${companyId} ${userId}`;
  const existing = open.get(key);
  if (existing !== undefined) return existing;
  const forms = new UnfinishedForms({
    name: key,
    database: unfinishedDatabase(userId, companyId),
    now: () => Date.now(),
    tabId,
    onListed: () => broadcast({ type: "unfinished", userId, companyId }),
    left: leftWrites(key),
  });
  open.set(key, forms);
  return forms;
}

/** Stores nothing more in this tab: what a page does while it closes must not leave anything behind. */
export function closeForms(): void {
  for (const forms of open.values()) forms.close();
  open.clear();
}

onBroadcast((message) => {
  if (message.type === "signOut") closeForms();
  if (message.type === "unfinished") void open.get(`${message.companyId} ${message.userId}`)?.load();
});

globalThis.addEventListener("pagehide", () => {
  for (const forms of open.values()) forms.leave();
});
globalThis.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const forms of open.values()) forms.stay();
});
