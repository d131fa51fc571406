import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { expectFocusOn } from "./support/entry-form.ts";
import { heading } from "./support/heading.ts";
import { signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const MOST_ACTIONS = 15;
const MOST_SECONDS = 45;
const SECONDS_AN_ACTION = 1.3;
const SECONDS_A_KEY = 0.2;

/** Who begins: the choice on the first page, what the form asks, and the first voucher as fields of its form. */
interface Newcomer {
  readonly choice: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly voucher: Readonly<Record<string, string>>;
}

const PLACE = { Telefon: "070-1234567", Gatuadress: "Storgatan 4", Postnummer: "26232", Ort: "Ängelholm" };
const rows = (account: string, money: string) => ({
  Text: "Lokalhyra",
  "Konto, rad 1": account,
  "Debet, rad 1": "800",
  "Konto, rad 2": money,
});

const NEWCOMERS: readonly (Newcomer & { readonly type: string })[] = [
  {
    type: "limited company",
    choice: "Aktiebolag",
    fields: { Namn: "Havtorn Keramik AB", "Org. nummer": "5566778899", ...PLACE },
    voucher: rows("5010", "1930"),
  },
  {
    type: "sole trader",
    choice: "Enskild firma",
    fields: { Namn: "Havtorn Keramik", "Org. nummer": "8112189876", ...PLACE },
    voucher: rows("5000", "1930"),
  },
  {
    type: "association",
    choice: "Ideell förening",
    fields: { Namn: "Ängelholms Keramiker", "Org. nummer": "8024012349", ...PLACE },
    voucher: rows("5010", "1930"),
  },
  {
    type: "household",
    choice: "Privatperson eller hushåll",
    fields: { Namn: "Familjen Havtorn", Personnummer: "8112189876", ...PLACE },
    voucher: { Text: "Mat", "Vad gäller det?": "livsm", Belopp: "620", "Betalt från": "hushållsk" },
  },
];

/** A person whose choices, presses and filled fields are counted; moving between fields is none of them. */
function countedPerson(page: Page) {
  let actions = 0;
  let keys = 0;
  return {
    choose: async (name: string) => {
      actions += 1;
      await page.getByRole("main").getByRole("link", { name }).click();
    },
    fill: async (label: string, text: string) => {
      actions += 1;
      keys += text.length;
      const field = page.getByLabel(label, { exact: true }).and(page.locator("input"));
      await field.focus();
      await page.keyboard.type(text);
      // What the form follows the field with, such as taking the account that is offered.
      await page.keyboard.press("Tab");
    },
    press: async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    },
    seconds: () => actions * SECONDS_AN_ACTION + keys * SECONDS_A_KEY,
    actions: () => actions,
  };
}

/** Words of bookkeepers, which a household need not know; a given text may say one. */
const TRADE_WORDS = /debet|kredit(?!kort)|motkonto|verifika/gi;

/** The words of bookkeepers on the page: shown, or said by a screen reader. */
async function tradeWords(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
      ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
    ),
  ]);
  return [...texts.join("\n").replaceAll("Ladda upp verifikat", "").matchAll(TRADE_WORDS)].map(
    ([word]) => word,
  );
}

test.for(NEWCOMERS)(
  "a $type comes from the first page to the first voucher in 15 actions",
  async (newcomer, { page }) => {
    const person = countedPerson(page);
    const isHousehold = newcomer.type === "household";
    const words: string[] = [];
    const look = async () => {
      if (isHousehold) words.push(...(await tradeWords(page)));
    };
    // Somebody who has no company yet.
    await signIn(page, { name: "Nora Ny", email: `${newcomer.type.replace(" ", ".")}@example.se` });
    await heading(page, "Välkommen").waitFor();
    await person.choose(newcomer.choice);
    await expectFocusOn(page, "Namn");
    await look();
    for (const [label, text] of Object.entries(newcomer.fields)) await person.fill(label, text);
    await page.getByLabel("Ort").focus();
    await person.press("Enter");
    await heading(page, "Skapa räkenskapsår").waitFor();
    await expectFocusOn(page, "Från och med");
    await look();
    await person.press("Enter");
    await heading(page, "Skapa kontoplan").waitFor();
    await expectFocusOn(page, "Välj ");
    await look();
    await person.press("Enter");
    await heading(page, "Ny transaktion").waitFor();
    await expectFocusOn(page, "Datum");
    await look();
    for (const [label, text] of Object.entries(newcomer.voucher)) await person.fill(label, text);
    if (isHousehold) {
      await look();
      await page.getByRole("button", { name: "Hjälp" }).click();
      await page.getByRole("dialog").getByText("Pengar ut").first().waitFor();
      await look();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expectAccessibleInEitherTheme(page);
    } else {
      await page.getByLabel("Kredit, rad 2").focus();
    }
    await person.press("Control+Enter");
    await page.getByText(/^A 1 registrerad/).waitFor();
    await look();
    expect(words).toEqual([]);
    expect(person.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(person.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
  },
);
