import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { createDemonstration, DEMONSTRATION_NAME } from "./support/demonstration.ts";
import { BERTIL, beSignedIn, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const PAGE = "/settings/company/demonstration";

/** The stored document, as the page's person may read it. */
async function stored(page: Page, key: string): Promise<Record<string, unknown>> {
  return page.evaluate(async (name) => {
    const { token } = JSON.parse(localStorage.getItem("poyToken") ?? "{}") as { token: string };
    const answer = await fetch(`/api/data/load/${name}.json`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Record<string, unknown>;
  }, key);
}

async function selectedCompany(page: Page): Promise<number> {
  const session = await page.evaluate(() => sessionStorage.getItem("session"));
  return (JSON.parse(session ?? "{}") as { companyId: number }).companyId;
}

test("a newcomer tries the product with an example that is marked, there once, and can be deleted", async ({
  page,
}) => {
  await signIn(page);
  await createDemonstration(page);
  await page.getByRole("heading", { name: DEMONSTRATION_NAME }).waitFor();
  const drafts = page.getByRole("region", { name: "Utkast att ta hand om" });
  await drafts.getByText("14", { exact: true }).waitFor();
  await drafts.getByText("2 är kvitton utan bokföring").waitFor();
  await drafts.getByText("1 saknar datum i året").waitFor();
  await page.getByRole("link", { name: /^14 utkast väntar/ }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Exempelföretag", exact: true }).waitFor();

  await page.goto("/accounting/report/balance");
  const marked = page.getByText(`${DEMONSTRATION_NAME} (exempelföretag)`);
  await marked.filter({ visible: true }).first().waitFor();
  await page.goto("/accounting/transaction/A/7");
  await page.getByRole("heading", { name: "Transaktion A 7" }).waitFor();

  await page.goto("/accounting/closing/helper");
  await page.getByText("13 utkast i året är inte registrerade").waitFor();
  await page.getByText("1 utkast saknar datum i året").waitFor();
  await page.goto("/accounting/draft");
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
  await page.getByText("Förslag till 9 utkast").waitFor();
  await page.getByText("14 utkast, 7 valda").waitFor();

  const companyId = await selectedCompany(page);
  const { fiscalYears2: years } = await stored(page, `c${companyId}-accountSettings`);
  for (const { id } of years as { id: string }[]) {
    const { transactions } = await stored(page, `c${companyId}-${id}-transactions`);
    const withFile = (transactions as { number: number; attachmentIds?: string[] }[]).find(
      ({ attachmentIds }) => attachmentIds !== undefined,
    );
    expect(withFile).toBeDefined();
  }

  await page.getByRole("link", { name: "Exempelföretag", exact: true }).click();
  await page.getByRole("button", { name: "Öppna exempelföretaget" }).waitFor();
  expect(await page.getByRole("button", { name: "Skapa exempelföretaget" }).count()).toBe(0);
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Radera exempelföretaget" }).click();
  await page.getByRole("button", { name: "Radera företaget" }).click();
  await page.getByRole("dialog").getByLabel("Företagets namn").fill("Kvarnåsens Form & Bok AB");
  await page.getByRole("dialog").getByRole("button", { name: "Radera" }).click();
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Skapa exempelföretaget" }).waitFor();
});

test("an example that is stopped or cut off is known as unfinished, and is gone on with", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED|Failed to fetch/);
  await beSignedIn(page, BERTIL);
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Skapa exempelföretaget" }).click();
  await page.getByText(/^Registrerar \d+ av \d+ transaktioner$/).waitFor();
  await page.getByRole("button", { name: "Avbryt" }).click();
  await page.getByText("Exempelföretaget är inte färdigt").waitFor();
  await page.getByRole("link", { name: "Exempelföretag, inte färdigt" }).waitFor();
  await page.reload();
  await page.getByText("Exempelföretaget är inte färdigt").waitFor();

  let commits = 0;
  await page.route("**/api/data/commit*", async (route) => {
    commits += 1;
    await (commits === 3 || commits === 4 ? route.abort() : route.continue());
  });
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await page.getByText(/Arbetet avbröts efter \d+ av \d+ transaktioner/).waitFor();
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await page.getByText("Exempelföretaget är klart").waitFor({ timeout: 60_000 });
  await page.getByRole("link", { name: "Exempelföretag", exact: true }).waitFor();

  const companyId = await selectedCompany(page);
  const { fiscalYears2: years } = await stored(page, `c${companyId}-accountSettings`);
  expect(years).toHaveLength(2);
  const [first] = years as { id: string }[];
  const { transactions } = await stored(page, `c${companyId}-${first?.id}-transactions`);
  const registered = transactions as { series: string; number: number }[];
  for (const [series, length] of [
    ["A", 238],
    ["L", 12],
  ] as const) {
    const numbers = registered.filter((one) => one.series === series).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length }, (_, index) => index + 1));
  }
  expect((transactions as { text: string }[]).at(-1)?.text).toBe("Årets resultat");
});
