import { storedSignIn } from "../stored-sign-in.ts";
import { hearTabs, tabId, tellTabs } from "../tabs.ts";
import { unfinishedDatabase } from "./unfinished-database.ts";
import { UnfinishedForms } from "./unfinished-forms.ts";

/** By user and company. They outlive an expired sign-in: what comes back from the server afterwards is kept too. */
const open = new Map<string, UnfinishedForms>();
let lastUserId = "";

/** The unfinished forms of the person who is signed in, or was until now, and of a company; 0 for none. */
export function unfinishedForms(companyId: number): UnfinishedForms {
  lastUserId = storedSignIn()?.userId ?? lastUserId;
  const userId = lastUserId;
  const key = `${companyId} ${userId}`;
  const known = open.get(key);
  if (known !== undefined) return known;
  const forms = new UnfinishedForms({
    name: key,
    database: unfinishedDatabase(userId, companyId),
    now: () => Date.now(),
    tabId,
    onListed: () => tellTabs({ type: "unfinished", userId, companyId }),
  });
  open.set(key, forms);
  return forms;
}

/** Keeps nothing more in this tab: what a page does while it goes away must not leave anything behind. */
export function closeForms(): void {
  for (const forms of open.values()) forms.close();
  open.clear();
}

hearTabs((message) => {
  if (message.type === "signOut") closeForms();
  if (message.type === "unfinished") void open.get(`${message.companyId} ${message.userId}`)?.load();
});
