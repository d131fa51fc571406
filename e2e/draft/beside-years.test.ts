import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith, storeNextYear } from "../support/books.ts";
import { test } from "../support/test.ts";

const NYA = { name: "Nya Nyår", email: "nya@example.se" };
const ADA = { name: "Ada Årsskifte", email: "ada@example.se" };
const LEO = { name: "Leo Landsvik", email: "leo@example.se" };
const rows = (...all: readonly (readonly [number, number])[]) =>
  all.map(([accountId, amount]) => ({ accountId, amount }));
const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

test("a draft of the last days of a year may be booked in the year after: list, form and review say so", async ({
  page,
}) => {
  const id = crypto.randomUUID();
  await signInWithBooks(page, NYA, "/accounting/fiscalYear", async (calls) => {
    const moved = { date: "2025-12-31", text: "Till sparkonto" };
    await storeBooksWith(
      calls,
      [],
      [
        { id, ...moved, entries: rows([1930, -3000], [1940, 3000]) },
        { id: crypto.randomUUID(), ...moved, date: "2025-12-20", entries: rows([1930, -3000], [1940, 3000]) },
      ],
    );
    const transfer = { date: "2026-01-02", text: "Sparande", entries: rows([1940, 3000], [1930, -3000]) };
    await storeNextYear(calls, [], [transfer]);
  });
  await page.getByRole("button", { name: "Välj räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
  await page.goto("/accounting/draft");
  await row(page, /2025-12-31.*Kan redan vara bokförd: A 1 \(2026\)/).waitFor();
  await row(page, /2025-12-20.*Balanserat/).waitFor();
  await expectAccessible(page);
  await page.goto(`/accounting/draft/${id}`);
  await page.getByText("Kan redan vara bokförd: A 1 (2026)").waitFor();
  await page.keyboard.press("Control+Enter");
  const asked = page.getByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  await asked.getByText("Till sparkonto, 2025-12-31. Kan redan vara bokförd: A 1 (2026)").waitFor();
  await asked.getByRole("button", { name: /^Avbryt/ }).click();
  await page.goto("/accounting/draft/register?series=A");
  await row(page, /2025-12-31.*Kan redan vara bokförd: A 1 \(2026\)/).waitFor();
  await page.getByRole("link", { name: "Kan redan vara bokförd: A 1 (2026)" }).click();
  await page.getByRole("heading", { name: "A 1" }).waitFor();
  await page.getByRole("button", { name: "Räkenskapsår: 2026-01-01 – 2026-12-31" }).waitFor();
});

test("a transfer over a year's end is booked in the year of the drafts, and a day outside it is told whole", async ({
  page,
}) => {
  const other = {
    id: crypto.randomUUID(),
    date: "2024-12-29",
    text: "Hyra",
    entries: rows([5010, 9], [1930, -9]),
  };
  await signInWithBooks(page, ADA, "/accounting/draft", (calls) =>
    storeBooksWith(
      calls,
      [],
      [
        { ...other, id: crypto.randomUUID(), date: "2024-12-30", text: "Ut", entries: rows([1930, -3000]) },
        { ...other, id: crypto.randomUUID(), date: "2025-01-02", text: "In", entries: rows([1940, 3000]) },
        other,
      ],
    ),
  );
  const told = row(page, /Hyra/).getByText("Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)");
  await told.waitFor();
  // A flex container draws no ellipsis, whatever its style says.
  const isCutWithMark = (element: Element) => {
    const { display, textOverflow } = getComputedStyle(element);
    return textOverflow === "ellipsis" && !display.includes("flex");
  };
  expect(await told.evaluate(isCutWithMark)).toBe(true);
  expect(await told.evaluate(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)).toBe(true);
  await row(page, /Hyra/).locator("[title*='(2025-01-01 - 2025-12-31)']").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await told.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
  await page.getByText("3 utkast, 2 valda").waitFor();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  await page.getByText("1 åtgärd utförd").waitFor();
  await row(page, /2025-01-02.*Ut.*Balanserat/).waitFor();
});

test("a transfer that is a draft of the year after is told beside its other side, and led to", async ({
  page,
}) => {
  const after = { id: crypto.randomUUID(), date: "2026-01-02", text: "Sparande" };
  await signInWithBooks(page, LEO, "/accounting/fiscalYear", async (calls) => {
    const out = { id: crypto.randomUUID(), date: "2025-12-31", text: "Ut", entries: rows([1930, -3000]) };
    await storeBooksWith(calls, [], [{ ...out, entries: rows([1930, -3000], [1940, 3000]) }]);
    await storeNextYear(calls, [], [], [{ ...after, entries: rows([1940, 3000], [1930, -3000]) }]);
  });
  await page.getByRole("button", { name: "Välj räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
  await page.goto("/accounting/draft/register?series=A");
  const link = page.getByRole("link", { name: "Kan vara samma som utkast Sparande, 2026-01-02 (2026)" });
  await link.click();
  await page.getByRole("button", { name: "Räkenskapsår: 2026-01-01 – 2026-12-31" }).waitFor();
  expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Sparande");
  expect(new URL(page.url()).search).toBe("");
});
