import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Browser } from "../browser.ts";
import { ANNA, FORGERIES, MINUTE_MS, message, PasskeyServer, post } from "./passkey-server.ts";

const DAY_MS = 24 * 60 * MINUTE_MS;

let here: PasskeyServer;

beforeEach(async () => {
  here = await PasskeyServer.open();
});
afterEach(() => here.close());

test("the options ask for a discoverable passkey of a verified person, with a handle that says nothing", async () => {
  const options = await here.enrolmentOptions();
  expect(options).toMatchObject({
    rp: { id: "localhost" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    user: { name: "anna@example.se", displayName: "Anna Andersson" },
  });
  const again = await here.enrolmentOptions();
  expect(again.user.id).not.toBe(options.user.id);
  await here.enrol();
  const { asked } = await here.beginSignIn(here.newBrowser());
  expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(asked.allowCredentials ?? []).toEqual([]);
});

test("while nobody is enrolled the sign-in says where the link is", async () => {
  const page = await here.newBrowser().follow(`${here.server.origin}/api/auth/login`);
  expect(await page.response.text()).toContain("Öppna engångslänken");
});

test("a used link is dead, and there is no new one", async () => {
  await here.enrol();
  expect((await fetch(here.link)).status).toBe(410);
  expect(await post(new Browser(), `${here.link}/options`, ANNA)).toMatchObject({ status: 410 });
  expect(await here.newLink()).toBe("");
});

test("two who answer the same link at once: one is enrolled", async () => {
  const made = here.authenticator.create(await here.enrolmentOptions());
  const answers = await Promise.all([1, 2].map(() => post(new Browser(), `${here.link}/answer`, made)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a link is dead after 24 hours, and when the server has made a new one", async () => {
  const former = here.link;
  here.server.clock.now = new Date(here.server.clock.now.getTime() + DAY_MS - 1);
  expect((await fetch(former)).status).toBe(200);
  here.server.clock.now = new Date(here.server.clock.now.getTime() + 1);
  const answer = await post(new Browser(), `${former}/options`, ANNA);
  expect(answer.status).toBe(410);
  expect(message(answer)).toContain("Länken gäller inte");
  here.link = await here.newLink();
  expect((await fetch(here.link)).status).toBe(200);
  expect((await fetch(former)).status).toBe(410);
});

test("a link that runs out between question and answer enrols nobody", async () => {
  here.server.clock.now = new Date(here.server.clock.now.getTime() + DAY_MS - 1);
  const made = here.authenticator.create(await here.enrolmentOptions());
  here.server.clock.now = new Date(here.server.clock.now.getTime() + 1);
  expect(await post(new Browser(), `${here.link}/answer`, made)).toMatchObject({ status: 410 });
});

test("without a link nobody is enrolled", async () => {
  for (const token of ["x", here.link.slice(-43).replace(/./, "_"), "a".repeat(43)]) {
    const guessed = `${here.server.origin}/oidc/enrol/${token}`;
    expect((await fetch(guessed)).status).toBe(410);
    expect(await post(new Browser(), `${guessed}/options`, ANNA)).toMatchObject({ status: 410 });
    const made = here.authenticator.create(await here.enrolmentOptions());
    expect(await post(new Browser(), `${guessed}/answer`, made)).toMatchObject({ status: 410 });
  }
});

test.each([
  [{ name: " ", email: "a@b.se" }, "Du måste ange Namn"],
  [{ name: "A", email: "" }, "Du måste ange E-post"],
  [{ name: "A", email: "ingen" }, "Ogiltig e-postadress"],
])("enrolment refuses %j", async (person, text) => {
  const answer = await post(new Browser(), `${here.link}/options`, person);
  expect(answer.status).toBe(422);
  expect(message(answer)).toBe(text);
});

test.each(FORGERIES)("enrolment refuses %s, and the link still works", async (_name, lies) => {
  expect(await here.enrol(lies)).toMatchObject({ status: 401 });
  expect(await here.enrol()).toMatchObject({ status: 200 });
});

test.each([[{}], [{ id: 1 }], [{ id: "a", rawId: "a", type: "public-key", response: {} }]])(
  "what is no credential is refused: %j",
  async (body) => {
    await here.enrolmentOptions();
    expect(await post(new Browser(), `${here.link}/answer`, body)).toMatchObject({ status: 400 });
  },
);

test("a credential of rubbish is refused, not a crash", async () => {
  await here.enrolmentOptions();
  const response = { clientDataJSON: "!", attestationObject: "AAAA" };
  const rubbish = { id: "a", rawId: "a", type: "public-key", response };
  expect(await post(new Browser(), `${here.link}/answer`, rubbish)).toMatchObject({ status: 401 });
});

test("nothing that is stored holds the link, and without passkeys a new one enrols the same person", async () => {
  await here.enrolmentOptions();
  const { people, passkeys } = here.store;
  for (const name of ["huvudbok.sqlite", "huvudbok.sqlite-wal", "sessions.sqlite", "sessions.sqlite-wal"]) {
    const bytes = await readFile(join(here.server.dataDir, name));
    expect(bytes.includes(here.link.slice(-43))).toBe(false);
  }
  await here.enrol();
  const [anna] = await people.list();
  expect(anna).toMatchObject({ name: "Anna Andersson", email: "anna@example.se" });
  await passkeys.removeAll();
  here.link = await here.newLink();
  expect(await here.enrol()).toMatchObject({ status: 200 });
  expect(await people.list()).toEqual([anna]);
});

test("a name or an address with what no database takes is refused, and so is an id", async () => {
  for (const person of [
    { ...ANNA, name: "An\0na" },
    { ...ANNA, email: "an\0na@example.se" },
    { ...ANNA, name: "\ud800" },
  ]) {
    const answer = await post(new Browser(), `${here.link}/options`, person);
    expect(answer.status).toBe(400);
    expect(message(answer)).toContain("tecken som inte kan sparas");
  }
  const made = here.authenticator.create(await here.enrolmentOptions());
  expect(await post(new Browser(), `${here.link}/answer`, { ...made, id: "\0" })).toMatchObject({
    status: 400,
  });
});
