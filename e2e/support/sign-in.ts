import type { Page } from "playwright-core";

export interface Person {
  readonly name: string;
  /** As written in the test; `addressOf` tells what the product knows. */
  readonly email: string;
}

export const ANNA: Person = { name: "Anna Andersson", email: "anna@example.se" };
export const BERTIL: Person = { name: "Bertil Bengtsson", email: "bertil@example.se" };

let moves = 0;

/** From here on everybody has another e-mail address, and is thus somebody whom the product has not seen. */
export function moveEverybody(): void {
  moves += 1;
}

/** The e-mail address that a person signs in with. */
export function addressOf({ email }: Person): string {
  return email.replace("@example.se", moves === 0 ? "@example.se" : `@${moves}.example.se`);
}

/**
 * Signs a person in through the local identity provider and waits until the product has taken over again. From the page
 * for signing in it goes as a person does; otherwise the provider is asked by the same calls without its pages, which
 * have tests of their own.
 */
export async function signIn(page: Page, person: Person = ANNA, path?: string): Promise<void> {
  const isByHand = page.url().includes("/login");
  if (isByHand) await throughProvider(page, person);
  else await page.goto(await arrivalOf(page, person, path));
  await page.getByRole("button", { name: person.name }).waitFor();
  if (isByHand && path !== undefined) await page.goto(path);
}

/** What the product answers to a sign-in; the app stores it. */
interface SignInAnswer {
  readonly token: string;
  readonly userId: string;
}

/** A person who is signed in without any page: for calls, and for a browser that is given it (`beSignedIn`). */
export interface Arrived {
  readonly signIn: SignInAnswer;
  readonly productUrl: string;
}

/** Signs a person in by the calls that the pages make, without any page. */
export async function arrive(page: Page, person: Person): Promise<Arrived> {
  const arrival = new URL(await arrivalOf(page, person));
  const answer = await page.request.post("/api/auth/code", { data: { query: arrival.search } });
  const { signIn: kept } = (await answer.json()) as { signIn?: SignInAnswer };
  if (kept === undefined) throw new Error(`no sign-in for ${person.name}: ${answer.status()}`);
  return { signIn: kept, productUrl: arrival.origin };
}

/**
 * Gives a browser that nobody has used a person's sign-in, and loads no page of the app: the next address does, so that
 * a test loads it once. How a sign-in comes to be stored has tests of its own.
 */
export async function beSignedIn(page: Page, person: Person, arrived?: Arrived): Promise<void> {
  const { signIn: kept } = arrived ?? (await arrive(page, person));
  await page.goto("/mark.svg");
  await page.evaluate((answer) => {
    localStorage.setItem("poyToken", JSON.stringify(answer));
    localStorage.setItem("dataOwner", answer.userId);
  }, kept);
}

/** The address at which a person comes back from the identity provider, to go on to a page. */
async function arrivalOf(page: Page, person: Person, path = "/accounting"): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const asked = await page.request.get("/api/auth/login", { headers, params: { returnUrl: path } });
  const action = /<form method="post" action="([^"]+)">\s*<label/.exec(await asked.text())?.[1];
  if (action === undefined) throw new Error(`no form for signing in at ${asked.url()}: ${asked.status()}`);
  const form = { name: person.name, email: addressOf(person) };
  const answer = await page.request.post(new URL(action, asked.url()).href, { headers, form });
  return answer.url();
}

/** From the button on /login until the local identity provider has sent the browser back. */
export async function throughProvider(page: Page, person: Person): Promise<void> {
  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByLabel("Namn").fill(person.name);
  await page.getByLabel("E-post").fill(addressOf(person));
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
}

/** Signs out by the user menu. */
export async function signOut(page: Page, person: Person = ANNA): Promise<void> {
  await page.getByRole("button", { name: `Användare: ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "Logga ut" }).click();
  await page.getByRole("heading", { name: "Utloggad" }).waitFor();
}
