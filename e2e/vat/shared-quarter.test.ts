import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chartChange, type ProductCalls, productCalls } from "../screenshots/product-calls.ts";
import { newcomer } from "../support/half-typed.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { sale } from "./vat-vouchers.ts";

const RECIPIENT = { name: "Havtorn Keramik AB", companyType: "AB", organizationNumber: "556677-8899" };
const OLD = { from: "2024-11-01", to: "2025-10-31" };
const NEXT = { from: "2025-11-01", to: "2026-10-31" };
const REPORT = "/accounting/vat/report?typ=quarter&from=2025-10-01";

/** The same as it is stored. */
const stored = (date: string, vat: number) => ({ ...sale(date, vat), series: "A", locked: false });

/** Gives the company a year with a chart and vouchers. */
async function addYear(
  calls: ProductCalls,
  companyId: number,
  range: typeof OLD,
  append: readonly object[],
): Promise<void> {
  const id = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const settings = `c${companyId}-accountSettings`;
  const year = {
    id,
    ...range,
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  const ifMatch = range === OLD ? {} : { ifMatch: await calls.etag(settings) };
  await calls.commit(companyId, "edit", [
    { key: settings, ...ifMatch, put: [year], head: { vatPeriod: "quarter" } },
    await chartChange(`c${companyId}-${id}-accountPlan`, "bas-2025-ab"),
  ]);
  await calls.commit(companyId, "register", [{ key: `c${companyId}-${id}-transactions`, append }]);
}

/** A company with two broken years, which share the last quarter of 2025, on a day of the browser's clock. */
async function openShared(page: Page, day: string): Promise<void> {
  await signIn(page, newcomer());
  const calls = await productCalls(page, new URL(page.url()).origin);
  const companyId = await calls.createCompany(RECIPIENT);
  await addYear(calls, companyId, OLD, [stored("2025-10-05", 5750.4)]);
  await addYear(calls, companyId, NEXT, [stored("2025-11-20", 3810.24), stored("2025-12-10", 0.4)]);
  await page.clock.setFixedTime(new Date(`${day}T10:00:00+01:00`));
}

async function register(page: Page): Promise<void> {
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
}

test("VR6: a quarter of two years is settled in each, one is led from one to the other, and the summary says box 49", async ({
  page,
}) => {
  await openShared(page, "2026-01-20");
  await page.goto("/accounting/vat/summary?typ=quarter&from=2025-10-01");
  const rowOf = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await rowOf("Utgående moms 9\\s561,04").waitFor();
  await rowOf("Öresavrundning, förs till 3740 −0,04").waitFor();
  await rowOf("Att betala, förs till 2650 9\\s561,00").waitFor();

  await page.goto(REPORT);
  await rowOf("49 Moms att betala 9\\s561").waitFor();
  await page.getByRole("button", { name: "Bokför momsen" }).click();
  await register(page);
  await page.getByText("Momsen är inte helt bokförd").waitFor();
  await page
    .getByText("Kvar på momskontona i räkenskapsåret 2024-11-01 – 2025-10-31: 2611 (−5 750,40).")
    .waitFor();
  await page.getByRole("button", { name: "Bokför momsen" }).last().click();
  // What is left is of the other year: its form is opened there at once.
  await page.getByRole("button", { name: "Räkenskapsår: 2024-11-01 – 2025-10-31" }).waitFor();
  expect(await page.getByLabel("Datum", { exact: true }).inputValue()).toBe("2025-10-31");
  await register(page);
  await page.getByText("Momsen är bokförd", { exact: true }).waitFor();
});

async function chooseYear(page: Page, { from, to }: typeof OLD): Promise<void> {
  await page.getByRole("button", { name: /^Räkenskapsår: / }).click();
  await page.getByRole("menuitem", { name: `${from} – ${to}` }).click();
  await page.getByRole("button", { name: `Räkenskapsår: ${from} – ${to}` }).waitFor();
}

/** The steps of home, each with its lines. */
async function steps(page: Page): Promise<readonly string[]> {
  await page.goto("/accounting");
  const items = page.getByRole("region", { name: "Härnäst" }).getByRole("listitem");
  await items
    .filter({ hasText: /^(Momsrapport|Bokslut)/ })
    .first()
    .waitFor();
  const texts = await items.evaluateAll((all) =>
    all.map((item) =>
      [...item.querySelectorAll(":scope > * > span > span")].map((line) => line.textContent).join(" | "),
    ),
  );
  return texts.map((text) => text.replaceAll("\u00A0", " ")).filter((text) => text.startsWith("Moms"));
}

test("OV3, OV14: a quarter of two years is one step of home from either year, until it is handed in", async ({
  page,
}) => {
  await openShared(page, "2026-01-20");
  const waiting = "Momsrapport oktober–december 2025 | Senast 12 februari, om 23 dagar";
  expect(await steps(page)).toEqual([waiting]);
  await chooseYear(page, OLD);
  const inNext = "I räkenskapsåret 2025-11-01 – 2026-10-31";
  expect(await steps(page)).toEqual([`${waiting} | ${inNext}`]);
  // It is over and late once its day has passed, and one step still.
  await page.clock.setFixedTime(new Date("2026-02-20T10:00:00+01:00"));
  expect(await steps(page)).toEqual([
    `Momsrapport oktober–december 2025 | Försenad: skulle ha lämnats 12 februari 2026 | ${inNext}`,
  ]);

  await page.getByRole("button", { name: /^Momsrapport oktober–december/ }).click();
  await page.waitForURL(`**${REPORT}`);
  await page.getByRole("row", { name: /^49 Moms att betala 9\s561/ }).waitFor();
  await page.getByRole("button", { name: /Ladda ner momsrapport/ }).click();
  await page.getByRole("button", { name: "Markera som inlämnad" }).click();
  await page.getByRole("button", { name: "Ta bort markeringen" }).waitFor();
  expect(await steps(page)).toEqual([]);
  await chooseYear(page, OLD);
  expect(await steps(page)).toEqual([]);
});
