import type { Company } from "@huvudbok/core/api";
import { vi } from "vitest";
import { FakeFetch, signInOf } from "./fake-fetch.ts";
import { freshBrowser } from "./fresh-browser.ts";

let people = 0;

/** A browser that nobody has used, and the server that it reaches, with these companies. */
export function freshServer(...companies: readonly Company[]): FakeFetch {
  freshBrowser();
  vi.stubGlobal("__API_BASE__", "");
  const server = new FakeFetch();
  server.companies = [...companies];
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

/** Signs in a person whom no test has met, and returns their id. */
export async function signInAnew(): Promise<string> {
  // Loaded here, so that it is the one of the modules that a test has reset.
  const { storeSignIn } = await import("../src/data/sign-in/sign-in.ts");
  people += 1;
  const userId = `person-${people}`;
  await storeSignIn(signInOf(userId));
  return userId;
}
