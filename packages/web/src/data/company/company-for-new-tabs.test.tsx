import { beforeEach, expect, test } from "vitest";
import { lastCompanyId } from "../last-company.ts";
import { clearSession, readSession, updateSession } from "../session.ts";
import { shareCompanyWithNewTabs } from "./company-for-new-tabs.ts";

beforeEach(() => clearSession());

/** What another tab stores that works in this company. */
const useOtherTab = (companyId: number) => localStorage.setItem("lastCompany", String(companyId));

test.each(["focus", "pointerdown", "keydown", "auxclick", "contextmenu"])(
  "PG16: a new tab begins with the company of the tab that was used last: %s",
  (name) => {
    shareCompanyWithNewTabs();
    updateSession({ companyId: 7 });
    useOtherTab(9);
    // A page of its own may end the event, as a menu does.
    const target = name === "focus" ? window : document.body;
    document.body.addEventListener(name, (event) => event.stopPropagation(), { once: true });
    target.dispatchEvent(new Event(name, { bubbles: true }));
    expect(lastCompanyId()).toBe(7);
    useOtherTab(9);
    expect(readSession().companyId).toBe(7);
  },
);

test("PG16: the company of a new tab is that of its start, whichever tab is used while it loads", () => {
  useOtherTab(7);
  shareCompanyWithNewTabs();
  useOtherTab(9);
  expect(readSession().companyId).toBe(7);
});

test("a tab without a company leaves the company of new tabs as it is", () => {
  shareCompanyWithNewTabs();
  useOtherTab(9);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(lastCompanyId()).toBe(9);
});
