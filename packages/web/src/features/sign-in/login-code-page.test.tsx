import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeFetch, signInOf } from "../../../test/fake-fetch.ts";
import { freshBrowser } from "../../../test/fresh-browser.ts";
import { indexedDbCache } from "../../data/documents/indexed-db-cache.ts";
import { cleanArrivedAddress } from "../../data/sign-in/arrived-address.ts";
import { readSignIn } from "../../data/sign-in/current-sign-in.ts";
import { storeSignIn } from "../../data/sign-in/sign-in.ts";
import { removeSignIn } from "../../data/sign-in/stored-sign-in.ts";
import { LoginCodePage } from "./login-code-page.tsx";

const ANNA = signInOf("anna-of-the-link");
const BERTIL = { ...signInOf("bertil-here"), name: "Bertil Bengtsson", email: "bertil@example.se" };

let server: FakeFetch;

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal("__API_BASE__", "");
  server = new FakeFetch();
  vi.stubGlobal("fetch", server.fetch);
  answers(Response.json(ANNA));
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function answers(answer: Response) {
  server.instead = (_method, path) =>
    path === "/api/auth/token" || path === "/api/auth/code" ? answer.clone() : undefined;
}

/** Opens the page at an address, as a link does. */
function open(address: string) {
  window.history.replaceState(null, "", address);
  cleanArrivedAddress();
  render(
    <MantineProvider>
      <LoginCodePage />
    </MantineProvider>,
  );
}

const button = (name: string) => screen.findByRole("button", { name });

async function leaveUnsaved(userId: string) {
  const cache = indexedDbCache(userId);
  const record = {
    requestId: "request-1",
    tabId: "gone",
    createdAt: 1,
    intent: "edit",
    changes: [],
  } as const;
  await cache.writeUnsaved({ ...record, companyId: 7 });
  cache.close();
}

test.each([
  ["nobody is signed in", async () => undefined],
  ["the same person is signed in", () => storeSignIn(ANNA)],
  ["another is signed in", () => storeSignIn(BERTIL)],
])("SN2: a token in the address takes a press that names the person when %s", async (_name, begin) => {
  await begin();
  const before = readSignIn();
  open("/login/code?token=a.b.c&returnUrl=/settings");
  const press = await button("Logga in som Eva Ek");
  expect(window.location.href).not.toContain("token");
  expect(screen.getByText(/Eva Ek \(eva@example\.se\)/)).toBeTruthy();
  expect(readSignIn()).toEqual(before);
  press.click();
  await waitFor(() => expect(window.location.pathname).toBe("/settings"));
  expect(readSignIn()?.userId).toBe(ANNA.userId);
});

test("SN2: no press, no sign-in, and the session of the link goes on", async () => {
  await storeSignIn(BERTIL);
  open("/login/code?token=a.b.c");
  (await button("Avbryt")).click();
  await waitFor(() => expect(window.location.pathname).toBe("/accounting"));
  expect(readSignIn()?.userId).toBe(BERTIL.userId);
  expect(server.calls).not.toContain("POST /api/auth/logout");
});

test("SN2: who is signed in already as the one of the link, and presses Avbryt, goes on", async () => {
  await storeSignIn(ANNA);
  open("/login/code?token=a.b.c");
  (await button("Avbryt")).click();
  await waitFor(() => expect(window.location.pathname).toBe("/accounting"));
  expect(readSignIn()?.userId).toBe(ANNA.userId);
});

test.each([
  ["/login/code?token=fel", "Länken gäller inte längre. Logga in på vanligt sätt."],
  ["/login/code?code=x&state=y", "Inloggningen har tagit för lång tid. Försök igen."],
  ["/login/code?error=access_denied&state=y", "Inloggningen har tagit för lång tid. Försök igen."],
])("SN1: %s leaves whoever is signed in signed in", async (address, message) => {
  await storeSignIn(BERTIL);
  answers(Response.json({ error: { type: "SignInFailed", message } }, { status: 401 }));
  open(address);
  await screen.findByText(message);
  await button("Logga in igen");
  expect(readSignIn()?.userId).toBe(BERTIL.userId);
});

test.each([
  Response.json({ error: { type: "Unauthorized", message: "Unauthorized" } }, { status: 401 }),
  new Response("Bad Gateway", { status: 502 }),
])("no English of programs stands on the page", async (answer) => {
  answers(answer);
  open("/login/code?token=fel");
  await screen.findByText("Adressen går inte att logga in med. Logga in på vanligt sätt.");
});

test("gives up after ten seconds, with a button", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  open("/login/code?code=x&state=y");
  await screen.findByText("Ett ögonblick …");
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText(/Servern har inte svarat/);
  await button("Logga in igen");
});

test("SN6: a sign-in where another has left work asks, with the count, also after their sign-in has ended", async () => {
  await storeSignIn(BERTIL);
  await leaveUnsaved(BERTIL.userId);
  removeSignIn();
  answers(Response.json({ signIn: ANNA, returnUrl: "/login/code" }));
  open("/login/code?code=x&state=y");
  await screen.findByText(/Här finns 1 ändring som någon annan inte har sparat klart/);
  expect(readSignIn()).toBeUndefined();
  (await button("Logga in som Eva Ek")).click();
  await waitFor(() => expect(window.location.pathname).toBe("/accounting"));
  const cache = indexedDbCache(BERTIL.userId);
  expect(await cache.unsaved()).toHaveLength(1);
  cache.close();
});

test("a sign-in of one's own begun in this browser asks nothing", async () => {
  answers(Response.json({ signIn: ANNA, returnUrl: "/settings" }));
  open("/login/code?code=x&state=y");
  await waitFor(() => expect(window.location.pathname).toBe("/settings"));
  expect(readSignIn()?.userId).toBe(ANNA.userId);
});
