import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import type { TestBrowser } from "../support/browser.ts";
import { addMember } from "../support/members.ts";
import type { Product } from "../support/product.ts";
import { beSignedIn, type Person } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const LIST = "/accounting/draft";
const CONFLICT = "Kunde inte spara data";

/** Text and kronor of the drafts that the owner and the bookkeeper both have before them, one a day. */
const DRAFTS = [
  ["Lera", 100],
  ["Glasyr", 50],
  ["Penslar", 25],
  ["Kobolt", 12],
  ["Ugnshyra", 6],
  ["Porto", 3],
] as const;
type Named = (typeof DRAFTS)[number][0];

let pairs = 0;

interface Parts {
  readonly page: Page;
  readonly browser: TestBrowser;
  readonly product: Product;
}

const idOf = (index: number) => `3f1c${String(index).padStart(4, "0")}-5a5a-4000-8000-000000000000`;

function storedDraft([text, amount]: (typeof DRAFTS)[number], index: number) {
  const entries = [
    { accountId: 5460, amount },
    { accountId: 1930, amount: -amount },
  ];
  return { id: idOf(index), date: `2025-03-0${index + 1}`, text, entries };
}

const pathOf = (text: Named) => `/accounting/draft/${idOf(DRAFTS.findIndex(([each]) => each === text))}`;

/** An owner, and a bookkeeper of the same company, each in a browser of their own, with the list of drafts open. */
async function twoPeople({ page, browser, product }: Parts): Promise<readonly [owner: Page, member: Page]> {
  pairs += 1;
  const owner: Person = { name: "Olga Ägare", email: `olga${pairs}@example.se` };
  const member: Person = { name: "Bo Bokförare", email: `bo${pairs}@example.se` };
  await signInWithBooks(page, owner, LIST, (calls) => storeBooksWith(calls, [], DRAFTS.map(storedDraft)));
  await row(page, /Porto/).waitFor();
  const session = await page.evaluate(() => sessionStorage.getItem("session"));
  const { companyId } = JSON.parse(session ?? "{}") as { readonly companyId: number };
  const other = await browser.newPerson();
  await beSignedIn(other, member);
  await addMember(product, other, companyId, "bookkeeper");
  await other.goto(LIST);
  await row(other, /Porto/).waitFor();
  return [page, other];
}

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const dialogButton = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

async function select(page: Page, ...texts: readonly Named[]): Promise<void> {
  for (const text of texts) await page.getByRole("checkbox", { name: new RegExp(text) }).check();
}

async function merge(page: Page, first: Named, second: Named): Promise<void> {
  await select(page, first, second);
  await page.keyboard.press("Control+m");
  await dialogButton(page, "Slå ihop").click();
}

async function remove(page: Page, text: Named): Promise<void> {
  await select(page, text);
  await page.keyboard.press("Control+Delete");
  await dialogButton(page, "Radera").click();
}

async function edit(page: Page, from: Named, to: string): Promise<void> {
  await page.goto(pathOf(from));
  await page.getByLabel("Text", { exact: true }).fill(to);
  await page.keyboard.press("Control+s");
}

/** The page hears nothing of what the other saves until it asks again. */
async function hearNothing(page: Page, browser: TestBrowser): Promise<void> {
  browser.expectError(/api\/events/);
  browser.expectError(/412/);
  await page.route("**/api/events", (route) => route.abort());
  await page.reload();
  await row(page, /Porto/).waitFor();
}

/** Text and sum of every draft of the list, whatever else a row shows. */
async function expectDrafts(
  page: Page,
  expected: readonly (readonly [text: string, sum: string])[],
): Promise<void> {
  for (const [text, sum] of expected) await row(page, new RegExp(`${text} .*${sum}`)).waitFor();
  await expect
    .poll(() => page.getByRole("checkbox", { name: /^Välj (?!alla)/ }).count())
    .toBe(expected.length);
}

async function expectVouchers(page: Page, texts: readonly string[]): Promise<void> {
  await page.goto("/accounting/transaction");
  for (const [index, text] of texts.entries())
    await row(page, new RegExp(`A ${index + 1} .*${text}`)).waitFor();
  expect(await page.getByRole("row", { name: /\bA \d+ / }).count()).toBe(texts.length);
}

test("an owner and a bookkeeper work in one list of drafts: what each does is there for both", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await Promise.all([merge(owner, "Lera", "Glasyr"), remove(member, "Penslar")]);
  await owner.getByText("Utkasten är hopslagna").waitFor();
  await member.getByText("1 utkast raderat").waitFor();
  await Promise.all([edit(owner, "Kobolt", "Kobolt blå"), edit(member, "Ugnshyra", "Ugnshyra mars")]);
  for (const each of [owner, member]) await each.getByText("Utkastet är sparat").waitFor();
  for (const each of [owner, member]) {
    await each.goto(LIST);
    await expectDrafts(each, [
      ["Glasyr", "150,00"],
      ["Kobolt blå", "12,00"],
      ["Ugnshyra mars", "6,00"],
      ["Porto", "3,00"],
    ]);
  }
  await owner.goto("/accounting/draft/register?series=A");
  await row(owner, /Kobolt blå/).waitFor();
  await owner.keyboard.press("Control+Enter");
  await owner.getByText("4 transaktioner registrerade: A 1 – A 4").first().waitFor();
  await member.goto(LIST);
  await expectDrafts(member, []);
  await expectVouchers(member, ["Glasyr", "Kobolt blå", "Ugnshyra mars", "Porto"]);
});

test("what one has not heard of is never overwritten: the second is told and nothing has changed", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await hearNothing(owner, browser);
  // The other has changed one of two that are put together, and deleted one that is deleted here too.
  await edit(member, "Glasyr", "Glasyr vit");
  await member.getByText("Utkastet är sparat").waitFor();
  await merge(owner, "Lera", "Glasyr");
  const told = owner.getByRole("alert");
  await told.getByText("Utkasten är inte hopslagna").waitFor();
  await told.getByText("1 utkast är ändrat sedan du såg det.").waitFor();
  await told.getByText("Glasyr, 2025-03-02, 50,00, nu ").waitFor();
  const link = told.getByRole("link", { name: "Glasyr vit, 2025-03-02, 50,00" });
  expect(await link.getAttribute("href")).toBe(pathOf("Glasyr"));
  expect(await owner.getByText("Utkasten är hopslagna").count()).toBe(0);
  expect(await owner.getByText(CONFLICT).count()).toBe(0);
  await owner.reload();
  await expectDrafts(owner, [
    ["Lera", "100,00"],
    ["Glasyr vit", "50,00"],
    ["Penslar", "25,00"],
    ["Kobolt", "12,00"],
    ["Ugnshyra", "6,00"],
    ["Porto", "3,00"],
  ]);
  await edit(member, "Porto", "Porto brev");
  await member.getByText("Utkastet är sparat").waitFor();
  await remove(owner, "Porto");
  await told.getByText("Inget är raderat").waitFor();
  await told.getByRole("link", { name: "Porto brev, 2025-03-06, 3,00" }).waitFor();
  await member.goto(LIST);
  await row(member, /Porto brev .*3,00/).waitFor();
});

test("both register the same drafts at once: they are booked once, and the second is told which", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await hearNothing(owner, browser);
  await hearNothing(member, browser);
  for (const each of [owner, member]) {
    await each.goto("/accounting/draft/register?series=A");
    await row(each, /Porto/).waitFor();
  }
  await Promise.all([owner.keyboard.press("Control+Enter"), member.keyboard.press("Control+Enter")]);
  const done = (page: Page) => page.getByText("6 transaktioner registrerade: A 1 – A 6").first();
  const refused = (page: Page) => page.getByText("Inget är registrerat").first();
  for (const each of [owner, member]) await done(each).or(refused(each)).first().waitFor();
  const outcomes = await Promise.all(
    [owner, member].map(async (each) => ((await done(each).isVisible()) ? 1 : 0)),
  );
  expect(outcomes.reduce((sum: number, each) => sum + each, 0)).toBe(1);
  const second = outcomes[0] === 1 ? member : owner;
  await second.getByText("6 utkast är redan bokförda, som A 1–A 6:").waitFor();
  await second.getByRole("link", { name: "A 1", exact: true }).waitFor();
  await second.getByText("Lera, 2025-03-01, 100,00: A 1").waitFor();
  await second.getByText("och 1 till").waitFor();
  expect(await second.getByText(CONFLICT).count()).toBe(0);
  await expectAccessible(second);
  await second.unroute("**/api/events");
  await second.goto(LIST);
  await expectDrafts(second, []);
  await expectVouchers(
    second,
    DRAFTS.map(([text]) => text),
  );
});

test("who was overtaken in the review is told what became of each draft, and goes on with those that are left", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await hearNothing(owner, browser);
  await owner.goto("/accounting/draft/register?series=A");
  await row(owner, /Porto/).waitFor();
  await remove(member, "Porto");
  await member.getByText("1 utkast raderat").waitFor();
  await edit(member, "Ugnshyra", "Ugnshyra mars");
  await member.getByText("Utkastet är sparat").waitFor();
  await member.goto("/accounting/draft/register?series=A");
  await row(member, /Ugnshyra mars/).waitFor();
  await member.getByRole("checkbox", { name: "Registrera Penslar" }).uncheck();
  await member.keyboard.press("Control+Enter");
  await member.getByText("2 transaktioner registrerade: A 1 – A 2").first().waitFor();

  await owner.keyboard.press("Control+Enter");
  const told = owner.getByRole("alert");
  await told.getByText("Inget är registrerat").waitFor();
  await told.getByText("2 utkast är redan bokförda, som A 1–A 2:").waitFor();
  await told.getByText("1 utkast är borta, raderat eller hopslaget med ett annat:").waitFor();
  const porto = DRAFTS.findIndex(([text]) => text === "Porto");
  await told.getByText(`Porto, 2025-03-06, 3,00 Utkast med id ${idOf(porto)} hittades inte`).waitFor();
  await told.getByRole("link", { name: "Ugnshyra mars, 2025-03-05, 6,00" }).waitFor();
  await told.getByText("2 utkast är kvar som du såg dem.").waitFor();
  await expectAccessible(owner);
  await told.getByRole("button", { name: "Gå vidare med det som är kvar" }).click();
  await owner.getByRole("button", { name: /^Registrera 3 utkast/ }).click();
  await owner.getByText("3 transaktioner registrerade: A 3 – A 5").first().waitFor();
  await expectVouchers(member, ["Lera", "Glasyr", "Penslar", "Kobolt", "Ugnshyra mars"]);
});

test("what is changed or registered while one is asked about is left out of what is performed, and told", async ({
  page,
}) => {
  pairs += 1;
  const person: Person = { name: "Pia Utför", email: `pia${pairs}@example.se` };
  const bare = (each: (typeof DRAFTS)[number], index: number) => ({
    ...storedDraft(each, index),
    entries: [{ accountId: 1930, amount: -each[1] }],
  });
  const months = ["01", "02"].flatMap((month) =>
    DRAFTS.slice(0, 3).flatMap(([text, amount]) =>
      ["05", "12", "19"].map((day) => ({
        date: `2025-${month}-${day}`,
        text,
        entries: [
          { accountId: 5460, amount },
          { accountId: 1930, amount: -amount },
        ],
      })),
    ),
  );
  const twin = { ...bare(DRAFTS[2], 2), id: idOf(9) };
  await signInWithBooks(page, person, LIST, (calls) =>
    storeBooksWith(calls, months, [...DRAFTS.slice(0, 3).map(bare), twin]),
  );
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
  await page.getByText("4 utkast, 3 valda").waitFor();
  for (const box of await page.getByRole("checkbox", { name: /Välj Penslar/ }).all()) await box.check();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  const asked = page.getByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  await asked.waitFor();
  const other = await page.context().newPage();
  await edit(other, "Glasyr", "Glasyr vit");
  await other.getByText("Utkastet är sparat").waitFor();
  await row(page, /Glasyr vit/).waitFor();
  await asked.getByRole("button", { name: /^Utför \d andra/ }).click();
  const told = page.getByRole("alert");
  await told.getByText("Några åtgärder är inte utförda").waitFor();
  await told.getByRole("link", { name: "Glasyr vit, 2025-03-02, 50,00" }).waitFor();
  await page.getByText("2 åtgärder utförda").waitFor();
  await expectAccessible(page);
  await told.getByRole("button", { name: "Stäng" }).click();
  expect(await told.count()).toBe(0);
});

test("a draft that the other has registered meanwhile keeps what was typed, and is not booked twice", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await owner.goto(pathOf("Lera"));
  await owner.getByLabel("Text", { exact: true }).fill("Lera röd");
  await member.goto(pathOf("Lera"));
  await member.getByLabel("Text", { exact: true }).waitFor();
  await member.keyboard.press("Control+Enter");
  await member.getByText("A 1 registrerad").first().waitFor();
  await owner.getByText("Utkastet är bokfört som A 1").waitFor();
  await owner
    .getByText("Någon annan har registrerat det. Vill du ändra något rättar du transaktionen.")
    .waitFor();
  expect(await owner.getByRole("button", { name: /^Spara(?! och)/ }).isDisabled()).toBe(true);
  expect(await owner.getByLabel("Text", { exact: true }).inputValue()).toBe("Lera röd");
  await expectVouchers(member, ["Lera"]);
});

test("a draft that the other has deleted while a question about it was open is named, and nothing is done", async ({
  page,
  browser,
  product,
}) => {
  const [owner, member] = await twoPeople({ page, browser, product });
  await select(owner, "Lera", "Glasyr");
  await owner.keyboard.press("Control+m");
  await dialogButton(owner, "Slå ihop").waitFor();
  await remove(member, "Glasyr");
  await member.getByText("1 utkast raderat").waitFor();
  // The list behind the question has heard of it.
  await owner
    .getByText(/^5 utkast/)
    .first()
    .waitFor();
  await dialogButton(owner, "Slå ihop").click();
  const told = owner.getByRole("alert");
  await told.getByText("Utkasten är inte hopslagna").waitFor();
  await told.getByText(`Glasyr, 2025-03-02, 50,00 Utkast med id ${idOf(1)} hittades inte`).waitFor();
  expect(await owner.getByText("Utkasten är hopslagna").count()).toBe(0);
  await row(owner, /Lera .*100,00/).waitFor();
});
