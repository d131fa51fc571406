import { createHash } from "node:crypto";
import { expect } from "vitest";
import { Browser } from "../browser.ts";
import { sale, YEAR } from "../test-books.ts";
import { field, type Outcome, type ProductClient } from "./product-client.ts";
import type { ServerProcess } from "./server-process.ts";

const TEXTS: readonly unknown[] = [
  "Lagringen på servern är full. Ingenting har sparats.",
  "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  "Lagringen är upptagen. Ingenting har sparats. Försök igen om en stund.",
  "Servern startas om. Ingenting har sparats. Försök igen om en stund.",
];

/** Registers sales with texts that no database can compress. */
export function register(client: ProductClient, requestId: string, count = 1): Promise<Outcome> {
  const append = Array.from({ length: count }, (_, index) =>
    sale(index + 1, { annotation: denseText(`${requestId} ${index}`) }),
  );
  return client.commit(requestId, "register", [{ key: client.key("transactions", YEAR), append }]);
}

/** 2,048 characters, always the same ones for a seed. */
function denseText(seed: string): string {
  const parts = Array.from({ length: 16 }, (_, index) => createHash("sha512").update(`${seed} ${index}`));
  return parts.map((part) => part.digest("hex")).join("");
}

/** Expects a refusal with one of these statuses and a Swedish message. */
export function expectRefused(outcome: Outcome, status: readonly number[]): void {
  expect(status).toContain(outcome?.status);
  expect(TEXTS).toContain(field(field(outcome?.body, "error"), "message"));
}

/** A new person signs in and is answered with an error page, not with data, at the form or before it. */
export async function expectRefusedPage(server: ServerProcess, status: readonly number[]): Promise<void> {
  const browser = new Browser();
  const form = await browser.follow(`${server.origin}/api/auth/login`);
  const body = new URLSearchParams({ name: "Bertil", email: "bertil@example.se" });
  const isFormHere = form.response.status === 200;
  const { response } = isFormHere ? await browser.follow(form.url, { method: "POST", body }) : form;
  expect(status).toContain(response.status);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const alert = /role="alert">([^<]*)</.exec(await response.text())?.[1];
  expect(TEXTS).toContain(alert);
}

/** The numbers of the vouchers that are there. */
export async function numbersOf(client: ProductClient): Promise<readonly number[]> {
  const items = (await client.load(client.key("transactions", YEAR)))?.document["transactions"];
  return Array.isArray(items) ? items.map((item) => Number(field(item, "number"))) : [];
}
