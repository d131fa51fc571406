import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { LEARNT_VOUCHERS } from "../support/learnt-vouchers.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const KIM = { name: "Kim Knapp", email: "kim@example.se" };
const LIST = "/accounting/draft";

/** What docs/keystrokes.md says of drafts, with the keys that do it; `text` and `amount` are typed and not counted. */
const COUNTED = {
  "Ett utkast från text till registrerat": ["Control+j", "Enter", "text", "Alt+i", "amount", "Control+Enter"],
  "Femtio okonterade utkast från analys till registrerade": [
    "Control+i",
    "Control+Enter",
    "Control+b",
    "Control+Enter",
    "Control+Enter",
  ],
} as const;
type Counted = keyof typeof COUNTED;
const FIFTY: Counted = "Femtio okonterade utkast från analys till registrerade";

const isKey = (stroke: string) => stroke !== "text" && stroke !== "amount";

const draft = (date: string, text: string, amount: number) => ({
  id: crypto.randomUUID(),
  date,
  text,
  entries: [{ accountId: 1930, amount: -amount }],
});
/** With the one that is typed they are fifty. */
const DRAFTS = [
  draft("2025-08-02", "Snickarboden", 200),
  ...Array.from({ length: 48 }, (_, index) =>
    draft(`2025-09-${String((index % 28) + 1).padStart(2, "0")}`, "Rikslinjen Telefoni", 500 + index),
  ),
];

test("docs/keystrokes.md says what drafts take", async () => {
  const text = await readFile(join(import.meta.dirname, "../../docs/keystrokes.md"), "utf8");
  for (const [name, strokes] of Object.entries(COUNTED)) {
    expect(text).toMatch(new RegExp(`^\\| ${name} \\|.*\\| ${strokes.filter(isKey).length} \\|`, "m"));
  }
});

/** Makes the strokes, from one on and to before another, and waits before each for what a person waits for too. */
async function make(
  page: Page,
  name: Counted,
  seen: Readonly<Record<number, () => Promise<unknown>>>,
  { from = 0, to = 99, ...typed }: { from?: number; to?: number; text?: string; amount?: string } = {},
) {
  const texts: Readonly<Record<string, string | undefined>> = typed;
  for (const [place, stroke] of COUNTED[name].entries()) {
    if (place < from || place >= to) continue;
    await seen[place]?.();
    if (isKey(stroke)) await page.keyboard.press(stroke);
    else await page.keyboard.type(texts[stroke] ?? "");
  }
}

const onDate = (page: Page) =>
  page.getByLabel("Datum", { exact: true }).and(page.locator(":focus")).waitFor();
const onRow = (page: Page, name: RegExp) =>
  page.getByRole("row", { name }).and(page.locator(":focus")).waitFor();
const offered = (page: Page) => page.getByRole("button", { name: /^Kontera 6212/ }).waitFor();

test("drafts by keyboard alone: typed, analysed, chosen, edited, fifty registered, and undone", async ({
  page,
}) => {
  await signInWithBooks(page, KIM, "/settings", (calls) => storeBooksWith(calls, LEARNT_VOUCHERS, DRAFTS));
  await page.getByLabel("Tillåt redigering av transaktioner").press("Space");
  await page.getByRole("button", { name: /^Spara/ }).press("Enter");
  await page.getByText("Inställningarna är sparade").waitFor();
  await page.goto(LIST);
  await page.getByText("49 utkast").first().waitFor();

  // One from its text to the books, and taken back; then one that stays a draft.
  const typed = { text: "Rikslinjen", amount: "1000" };
  const seen = { 1: () => onDate(page), 3: () => offered(page) };
  await make(page, "Ett utkast från text till registrerat", seen, typed);
  await page.getByText("A 10 registrerad").first().waitFor();
  expect((await storedVouchers(page)).at(-1)).toMatch(/^A 10 .* Rikslinjen: 6212 800, 2641 200, 1930 -1000$/);
  await onDate(page);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await storedVouchers(page)).length).toBe(9);
  // It was stored nowhere else: what was typed is there again.
  await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe("Rikslinjen");
  await onDate(page);
  await page.keyboard.press("Control+s");
  await page.getByText("Utkastet är sparat").first().waitFor();
  // It goes on at its own address.
  await page.waitForURL(/\/draft\/[\da-f-]{36}$/);
  await onDate(page);
  await page.keyboard.press("Escape");
  await page.getByText("50 utkast").first().waitFor();

  // Another suggestion is chosen in the menu of its row, and a note is written in its form.
  await make(page, FIFTY, {}, { to: 1 });
  await page.getByText("Förslag till 49 utkast").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("snick");
  await page.getByText("1 av 50 utkast").waitFor();
  await page.keyboard.press("ArrowDown");
  await onRow(page, /Snickarboden/);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Tab");
  const others = page.getByRole("button", { name: /^Förslag för Snickarboden/ }).and(page.locator(":focus"));
  await others.waitFor();
  await page.keyboard.press("Enter");
  const second = page.getByRole("menuitem").nth(1);
  await second.waitFor();
  await expectAccessible(page);
  const account = /Kontera (\d{4})/.exec(await second.innerText())?.[1] ?? "none";
  await page.getByRole("menuitem").first().and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Förslaget är valt").waitFor();
  // Who chose stays where the menu was opened, and goes on from there.
  await others.waitFor();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Shift+Tab");
  await onRow(page, /Snickarboden/);
  await page.keyboard.press("Enter");
  await onDate(page);
  await page.keyboard.press("Alt+a");
  await page.getByLabel("Anteckning").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Hyllan i butiken");
  await page.keyboard.press("Control+s");
  await page.getByText("Utkastet är sparat").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("1 av 50 utkast, 1 vald").waitFor();
  await page.keyboard.press("/");
  await page.getByLabel("Sök", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.getByText("50 utkast, 49 valda").waitFor();
  await page.keyboard.press("Escape");

  const awaited = {
    2: () => page.getByText("49 åtgärder utförda").waitFor(),
    3: () => page.getByRole("button", { name: /^Fortsätt/ }).waitFor(),
    4: () => page.getByRole("button", { name: /^Registrera 50 utkast/ }).waitFor(),
  };
  await make(page, FIFTY, awaited, { from: 1 });
  await page.getByText("50 transaktioner registrerade: A 10 – A 59").first().waitFor();
  await expectAccessible(page);
  const stored = await storedVouchers(page);
  expect(stored).toHaveLength(59);
  expect(stored).toContainEqual(
    expect.stringMatching(new RegExp(`Snickarboden: 1930 -200, ${account} 160, 2641 40`)),
  );
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await storedVouchers(page)).length).toBe(9);
  await page.goto(LIST);
  await page.getByText("50 utkast").first().waitFor();
});
