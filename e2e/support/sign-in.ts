import type { Page } from "playwright-core";

export interface Person {
  readonly name: string;
  readonly email: string;
}

export const ANNA: Person = { name: "Anna Andersson", email: "anna@example.se" };
export const BERTIL: Person = { name: "Bertil Bengtsson", email: "bertil@example.se" };

/** Signs a person in through the local identity provider and waits until the product has taken over again. */
export async function signIn(page: Page, person: Person = ANNA): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/login");
  await throughProvider(page, person);
  await page.getByRole("button", { name: person.name }).waitFor();
}

/** From the button on /login until the local identity provider has sent the browser back. */
export async function throughProvider(page: Page, person: Person): Promise<void> {
  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByLabel("Namn").fill(person.name);
  await page.getByLabel("E-post").fill(person.email);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
}

/** Signs out by the user menu. */
export async function signOut(page: Page, person: Person = ANNA): Promise<void> {
  await page.getByRole("button", { name: `Användare: ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "Logga ut" }).click();
  await page.getByRole("heading", { name: "Utloggad" }).waitFor();
}
