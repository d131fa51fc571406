import { newAccount } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { DocumentTabs, save, YEAR } from "../../../test/document-tabs.ts";

test("a commit that cannot be stored fails in Swedish, and nothing is sent or waits", async () => {
  const tabs = new DocumentTabs();
  const { client } = tabs.newTab();
  const account = newAccount(1930, "x".repeat(401));
  const saved = await save(client, { kind: "accountPlan", fiscalYearId: YEAR, put: [account] });
  expect(saved.ok).toBe(false);
  if (saved.ok) return;
  expect(saved.error.message).toMatch(/^Konto 1930, name: värdet x+ är för stort eller för litet$/);
  expect(saved.error).toMatchObject({ type: "UnstorableChange", isTransient: false, unsavedId: undefined });
});
