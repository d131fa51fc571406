import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { ANNA, signOut } from "../support/sign-in.ts";
import { testOnOwnProduct } from "../support/test.ts";

/** As on a self-hosted server, at the one address without https where browsers have passkeys. */
const test = testOnOwnProduct({ HUVUDBOK_LOCAL_SIGN_IN: "passkey" });

/** The authenticator of a phone or computer, whose owner verifies at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("the owner of a server enrols by the link on its console, and signs in with the passkey", async ({
  page,
  product,
  browser,
}) => {
  const authenticator = await addAuthenticator(page);
  await page.goto("/login");
  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByText("Öppna engångslänken").waitFor();

  await expect.poll(() => product.log()).toMatch(/\/oidc\/enrol\//);
  const link = /http\S+\/oidc\/enrol\/\S+/.exec(product.log())?.[0] ?? "";
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel("Namn").fill(ANNA.name);
  await page.getByLabel("E-post").fill("anna@exempel");
  await page.getByRole("button", { name: "Skapa passnyckel" }).click();
  await page.getByRole("alert").getByText("Ogiltig e-postadress").waitFor();
  browser.expectError(/422/);
  await page.getByLabel("E-post").fill(ANNA.email);
  await page.getByRole("button", { name: "Skapa passnyckel" }).click();

  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByRole("button", { name: "Logga in med passnyckel" }).waitFor();
  await expectAccessible(page);
  await authenticator.verifies(false);
  await page.getByRole("button", { name: "Logga in med passnyckel" }).click();
  await page.getByText("Det avbröts eller tog för lång tid. Försök igen.").waitFor();
  await authenticator.verifies(true);
  await page.getByRole("button", { name: "Logga in med passnyckel" }).click();
  await page.getByRole("button", { name: ANNA.name }).waitFor();
  await signOut(page);

  await page.goto(link);
  await page.getByText("Länken gäller inte").waitFor();
  browser.expectError(/410/);
});

test("the button can be pressed when its script is there", async ({ page, product }) => {
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/oidc/passkey.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${product.url}/login`);
  await page.getByRole("link", { name: "Logga in med Google" }).click({ noWaitAfter: true });
  const button = page.getByRole("button", { name: "Logga in med passnyckel" });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  load();
  await expect.poll(() => button.isEnabled()).toBe(true);
});

test("a browser without passkeys is told so", async ({ page, product }) => {
  await page.addInitScript("delete globalThis.PublicKeyCredential");
  await page.goto(`${product.url}/login`);
  await page.getByRole("link", { name: "Logga in med Google" }).click();
  await page.getByText("Webbläsaren kan inte använda passnycklar här.").waitFor();
  expect(await page.getByRole("button", { name: "Logga in med passnyckel" }).isDisabled()).toBe(true);
});
