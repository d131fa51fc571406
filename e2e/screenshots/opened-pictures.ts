import type { Page } from "playwright-core";
import { PAGES } from "../../packages/web/src/routes/page-table.ts";
import { OPENED, SECOND_ADDRESS } from "../support/page-states.ts";
import type { Picture } from "./picture.ts";
import { typeTransaction } from "./pottery-pictures.ts";

const who = "demonstration";

/** What the accessibility tests open, by its name there. */
function opened(name: string, stateName: string, suffix = "demo"): Picture {
  const state = OPENED.find((candidate) => candidate.name === stateName);
  if (state?.act === undefined) throw new Error(`nothing is opened by ${stateName}`);
  const { path, act } = state;
  const heading = path === "/accounting" ? /^Kvarnåsens/ : state.heading;
  return { name: `${name}-${suffix}`, who, path, heading, act };
}

const HOME = { who, path: "/accounting", heading: /^Kvarnåsens/, later: "Samma tid" } as const;

/** Reports with books that have a grid: NE is no form of the demonstration company, the check of VAT is a plain table. */
const WITHOUT_GRID: ReadonlySet<string> = new Set(["/accounting/report/ne", SECOND_ADDRESS]);
const REPORTS = PAGES.filter(
  ({ path }) => path.startsWith("/accounting/report/") && !path.includes("$") && !WITHOUT_GRID.has(path),
);

/** Menus, dialogs, notices and what else lies over a page. */
export const OPENED_PICTURES: readonly Picture[] = [
  opened("meny-foretag", "company menu"),
  opened("meny-ar", "year menu"),
  opened("meny-anvandare", "user menu"),
  opened("palett", "palette"),
  opened("tangenter", "keys"),
  opened("kontoforslag", "account suggestions"),
  opened("mall-i-transaktion", "template in entry"),
  opened("kalender", "calendar"),
  opened("inga-traffar", "nothing found"),
  {
    ...HOME,
    name: "sidmeny-demo",
    act: async (page) => {
      const menu = page.getByRole("button", { name: /meny/i }).first();
      if (await menu.isVisible()) await menu.click();
      await page.getByRole("link", { name: "Kontoplan" }).waitFor();
    },
  },
  {
    ...HOME,
    name: "hem-tabell-demo",
    act: async (page) => {
      await page.getByRole("button", { name: "Visa som tabell" }).click();
      await page.getByRole("table", { name: /månad/i }).waitFor();
    },
  },
  {
    ...HOME,
    name: "hem-hjalp-demo",
    act: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Hjälp" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "anteckning-demo",
    who,
    path: "/accounting/transaction/A/11",
    heading: "Transaktion A 11",
    act: async (page) => {
      await page.getByRole("button", { name: "Skriv anteckning" }).click();
      await page.getByRole("textbox", { name: "Anteckning" }).waitFor();
    },
  },
  {
    name: "konto-redigeras-demo",
    who,
    path: "/accounting/accountPlan?search=1930",
    heading: "Kontoplan",
    act: async (page) => {
      await page.getByRole("button", { name: "Redigera konto 1930" }).focus();
      await page.keyboard.press("Enter");
      await page.getByLabel("Kontonummer").first().waitFor();
    },
  },
  {
    name: "konto-radera-demo",
    who,
    path: "/accounting/accountPlan?search=1226",
    heading: "Kontoplan",
    act: async (page) => {
      await page.getByRole("button", { name: "Radera konto 1226" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "ny-transaktion-ifylld-demo",
    who,
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: typeTransaction,
  },
  {
    name: "ny-transaktion-lamna-demo",
    who,
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await page.getByLabel("Text", { exact: true }).fill("Lerbutiken");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "transaktioner-filtrerade-demo",
    who,
    path: "/accounting/transaction?search=hyra",
    heading: "Transaktioner",
    act: (page) => page.getByRole("button", { name: "Återställ filter" }).waitFor(),
  },
  ...REPORTS.map(
    ({ path, title }): Picture => ({
      name: `${title.toLowerCase()}-slut-demo`,
      who,
      path,
      heading: title,
      act: scrollToEnd,
    }),
  ),
  {
    name: "importera-sie-fil-ny",
    who: "newcomer",
    path: "/accounting/import/sie",
    heading: "Importera från SIE",
    act: async (page, { sie }) => {
      const file = { name: "Havtorn Keramik 2024.sie", mimeType: "application/octet-stream", buffer: sie };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await page.getByText("2024-12-31").first().waitFor();
    },
  },
  {
    name: "konto-skapas-arbete",
    who: "worker",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await page.getByLabel("Konto, rad 1").fill("5999");
      await page.getByLabel("Konto, rad 1").press("ArrowDown");
      await page.getByLabel("Konto, rad 1").press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "notis-arbete",
    who: "worker",
    path: "/accounting/accountPlan?search=19",
    heading: "Kontoplan",
    act: async (page) => {
      const name = page.getByLabel("Beskrivning av konto 1940");
      await name.fill((await name.inputValue()) === "Sparkonto" ? "Övriga bankkonton" : "Sparkonto");
      await name.press("Enter");
      await page.getByRole("button", { name: "Ångra" }).waitFor();
    },
  },
];

async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole("grid").first().waitFor();
  // A virtualised list grows while it is scrolled.
  for (let step = 0; step < 4; step += 1) {
    await page.locator('[data-scroll-restoration-id="sheet"]').evaluate(async (sheet) => {
      sheet.scrollTop = sheet.scrollHeight;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }
}
