import { lastCompanyId, rememberLastCompany } from "../last-company.ts";
import { readSession, updateSession } from "../session.ts";

/** What somebody does in a tab before anything can open a new one from it: a link, its context menu, a typed address. */
const USES = ["pointerdown", "keydown", "auxclick", "contextmenu"] as const;

/**
 * Where the app starts. A new tab takes the company of the tab that was used last, at once: by the time its companies
 * are loaded another tab may be in use. From then on, using this tab makes its company the one of new tabs.
 */
export function shareCompanyWithNewTabs(): void {
  const last = lastCompanyId();
  if (readSession().companyId === 0 && last !== 0) updateSession({ companyId: last });
  // Not where a field of the page gets the focus, which may happen in a tab that nobody looks at.
  window.addEventListener("focus", noteUse);
  for (const name of USES) window.addEventListener(name, noteUse, { capture: true });
}

function noteUse(): void {
  const { companyId } = readSession();
  if (companyId !== 0) rememberLastCompany(companyId);
}
