import type { Page } from "playwright-core";
import { storeBooks, storeCompany } from "../support/books.ts";
import { createDemonstration } from "../support/demonstration.ts";
import { lockYear } from "../support/lock-year.ts";
import type { Person } from "../support/sign-in.ts";
import { createPottery } from "./create-pottery.ts";
import type { Who } from "./picture.ts";
import { productCalls } from "./product-calls.ts";

interface Bookkeeper extends Person {
  /** Makes the person's books; the page is signed in, at home. */
  readonly makeBooks: (page: Page) => Promise<void>;
}

function person(name: string, makeBooks: Bookkeeper["makeBooks"]): Bookkeeper {
  return { name, email: `${name.split(" ")[0]?.toLowerCase() ?? ""}@havtornkeramik.example`, makeBooks };
}

/** Everybody who signs in for the pictures, and how their books are created. */
export const PEOPLE: Readonly<Record<Exclude<Who, "nobody">, Bookkeeper>> = {
  pottery: person("Anna Lindqvist", async (page) =>
    createPottery(await productCalls(page, new URL(page.url()).origin)),
  ),
  demonstration: person("Disa Ek", createDemonstration),
  empty: person("Tore Lund", async (page) => storeBooks(page)),
  chartless: person("Karin Holm", async (page) => storeCompany(page, { hasYear: true })),
  yearless: person("Rut Berg", async (page) => storeCompany(page, { hasYear: false })),
  newcomer: person("Nora Ny", async () => undefined),
  worker: person("Arvid Dal", async (page) => storeBooks(page)),
  analyst: person("Asta Strand", async (page) => {
    await createDemonstration(page);
    await page.goto("/accounting/draft");
    await page.getByRole("button", { name: "Analysera okonterade" }).click();
    await page.getByText(/^Förslag till \d+ utkast/).waitFor();
  }),
  locked: person("Lotta Lind", async (page) => {
    await storeBooks(page);
    await lockYear(page);
  }),
};
