import type { Page } from "playwright-core";
import type { Picture } from "./picture.ts";

const who = "analyst";
const LIST = { who, path: "/accounting/draft", heading: "Utkast" } as const;

/** Drafts with what is suggested for them: in the list and in the form. */
export const DRAFT_PICTURES: readonly Picture[] = [
  { ...LIST, name: "utkast-forslag-demo", act: analysed },
  {
    ...LIST,
    name: "utkast-forslag-meny-demo",
    act: async (page) => {
      await page.getByRole("button", { name: /^Förslag för Kortköp 4471 PAKETVÄGEN/ }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { ...LIST, name: "utkast-redigera-forslag-demo", act: (page) => openDraft(page, /PAKETVÄGEN/) },
  {
    ...LIST,
    name: "utkast-redigera-taget-demo",
    act: async (page) => {
      await openDraft(page, /PAKETVÄGEN/);
      await page.keyboard.press("Alt+i");
      await page.getByText("Förslaget är taget").waitFor();
    },
  },
  {
    ...LIST,
    name: "utkast-redigera-overforing-demo",
    act: async (page) => {
      await page.getByRole("link", { name: "Överföring till sparkonto" }).click();
      await page.getByText("Det ser ut som att utkastet").waitFor();
    },
  },
];

async function analysed(page: Page): Promise<void> {
  await page
    .getByText(/Kontera/)
    .first()
    .waitFor();
}

async function openDraft(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("link", { name }).click();
  await page.getByRole("group", { name: "Förslag på kontering" }).waitFor();
}
