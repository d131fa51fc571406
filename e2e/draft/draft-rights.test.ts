import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { withoutFeature } from "../support/features.ts";
import { addMember } from "../support/members.ts";
import { signIn } from "../support/sign-in.ts";
import { yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const LIST = "/accounting/draft";
const BECAUSE = { level: 3, count: 1, total: 2, latest: "2025-05-02" };
const match = (accountId: number, probability: number) => ({
  kind: "match",
  texts: ["snickaren"],
  entries: [{ accountId, amount: 200 }],
  probability,
  because: BECAUSE,
});
/** A draft that somebody has analysed. */
const ANALYSED = {
  id: crypto.randomUUID(),
  date: "2025-08-02",
  text: "Snickaren",
  entries: [{ accountId: 1930, amount: -200 }],
  analysis: { performAction: false, actions: [match(5410, 0.6), match(5460, 0.4)] },
};
const PAID = {
  date: "2025-05-02",
  text: "Snickaren",
  entries: [
    { accountId: 5410, amount: 100 },
    { accountId: 1930, amount: -100 },
  ],
};

async function signInWithAnalysed(page: Page, name: string, path: string): Promise<void> {
  const person = { name, email: `${name.split(" ", 1)[0]?.toLowerCase()}@example.se` };
  await signInWithBooks(page, person, path, (calls) => storeBooksWith(calls, [PAID], [ANALYSED]));
}

/** What the server says to who chooses the other suggestion by a call. */
async function chosenByCall(page: Page): Promise<string> {
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const key = `c${companyId}-${fiscalYearId}-transactionDrafts`;
  const actions = ANALYSED.analysis.actions.toReversed();
  const put = [{ ...ANALYSED, analysis: { performAction: true, actions } }];
  const change = { key, ifMatch: await calls.etag(key), put };
  return calls.commit(companyId, "edit", [change]).then(
    () => "done",
    (error: unknown) => String(error),
  );
}

test("a reader sees what is suggested for drafts, is told why nothing is offered, and is refused", async ({
  page,
  browser,
  product,
}) => {
  const owners = await browser.newPerson();
  await signInWithAnalysed(owners, "Ulla Utkast", LIST);
  const { companyId } = await yearOf(owners);
  await signIn(page, { name: "Rune Revisor", email: "rune@example.se" });
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  await addMember(product, page, companyId, "reader");

  await page.goto(LIST);
  await page.getByRole("row", { name: /Snickaren.*Kontera 5410 mot 1930 1 av 2 gånger/ }).waitFor();
  await page.getByText("Du har läsbehörighet i det här företaget").waitFor();
  for (const name of [/^Analysera okonterade/, /^Förslag för/, /^Utför åtgärder/, /^Slå ihop/]) {
    expect(await page.getByRole("button", { name }).count(), String(name)).toBe(0);
  }
  expect(await page.getByRole("checkbox", { name: /^Välj/ }).count()).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Control+i");

  await page.goto(`${LIST}/${ANALYSED.id}`);
  await page.getByRole("heading", { name: "Utkast", exact: true }).waitFor();
  await page.getByText("Du har läsbehörighet i det här företaget").waitFor();
  await page.getByRole("cell", { name: "1930", exact: true }).waitFor();
  expect(await page.getByRole("group", { name: "Förslag på kontering" }).count()).toBe(0);
  expect(await page.getByRole("textbox", { name: "Text", exact: true }).count()).toBe(0);
  await page.keyboard.press("Alt+i");
  expect(await chosenByCall(page)).toMatch(/answered 403.*RoleIsMissing/);
  expect(await chosenByCall(owners)).toBe("done");
});

test("without the feature of drafts their pages say so, and the server refuses what is chosen", async ({
  page,
  product,
}) => {
  await signInWithAnalysed(page, "Fia Funktion", LIST);
  await page.getByRole("button", { name: /^Analysera okonterade/ }).waitFor();
  const { companyId } = await yearOf(page);
  withoutFeature(product, companyId, 1001);
  for (const path of [LIST, `${LIST}/${ANALYSED.id}`, `${LIST}/new`]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Till företagsinställningar" }).waitFor();
    await page.getByRole("main").getByRole("listitem").first().waitFor();
    const analysis = page.getByRole("button", { name: /^(Analysera okonterade|Förslag för|Kontera)/ });
    expect(await analysis.count(), path).toBe(0);
  }
  await expectAccessible(page);
  expect(await chosenByCall(page)).toMatch(/answered 403.*FeatureIsMissingException/);
});
