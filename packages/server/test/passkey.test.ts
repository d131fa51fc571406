import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Browser } from "./browser.ts";
import { type Lies, SoftwareAuthenticator } from "./software-authenticator.ts";
import { type TestServer, testServer } from "./test-server.ts";

const ANNA = { name: "Anna Andersson", email: "Anna@Example.se" };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let authenticator: SoftwareAuthenticator;
let link: string;

beforeEach(() => open({ HUVUDBOK_LOCAL_SIGN_IN: "passkey" }));
afterEach(() => server.close());

async function open(environment: Record<string, string>): Promise<void> {
  server = await testServer({ environment });
  await server.app.listen({ host: "127.0.0.1", port: server.config.port });
  authenticator = new SoftwareAuthenticator(server.config.publicUrl);
  link = await newLink();
}

async function newLink(): Promise<string> {
  const made = await server.identity.local?.passkeys?.newLink(server.clock.now);
  return made ?? "";
}

/** A browser for which the server's public address leads to its port, as a proxy would. */
class PublicBrowser extends Browser {
  override request(url: string, init?: RequestInit): Promise<Response> {
    return super.request(url.replace(server.config.publicUrl, server.origin), init);
  }
}

async function post(browser: Browser, url: string, body: unknown) {
  const answer = await browser.request(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function message(answer: { readonly body: Record<string, unknown> }): unknown {
  return (answer.body["error"] as { readonly message: string } | undefined)?.message;
}

async function enrolmentOptions(person = ANNA) {
  const answer = await post(new PublicBrowser(), `${link}/options`, person);
  return answer.body as unknown as PublicKeyCredentialCreationOptionsJSON;
}

async function enrol(lies?: Lies) {
  const made = authenticator.create(await enrolmentOptions(), lies);
  return post(new PublicBrowser(), `${link}/answer`, made);
}

async function beginSignIn(browser: Browser) {
  const page = await browser.follow(`${server.config.publicUrl}/api/auth/login?returnUrl=/settings`);
  const options = await post(browser, `${page.url}/options`, {});
  const asked = options.body as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { url: page.url, text: await page.response.text(), response: page.response, asked };
}

/** From the button on /login to a product token. */
async function signIn(browser: Browser = new PublicBrowser()) {
  const { url, asked } = await beginSignIn(browser);
  const answer = await post(browser, `${url}/answer`, authenticator.get(asked));
  expect(answer.status).toBe(200);
  const back = await browser.follow(String(answer.body["location"]));
  expect(back.url).toContain(`${server.config.publicUrl}/login/code?`);
  const code = await post(browser, `${server.config.publicUrl}/api/auth/code`, {
    query: new URL(back.url).search,
  });
  return codeSignInAnswerSchema.parse(code.body);
}

async function journey(): Promise<void> {
  const page = await fetch(link.replace(server.config.publicUrl, server.origin));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Skapa passnyckel");
  expect(await enrol()).toEqual({ status: 200, body: { location: "/login" } });
  const first = await signIn();
  expect(first).toMatchObject({
    returnUrl: "/settings",
    signIn: { name: "Anna Andersson", email: "anna@example.se" },
  });
  const headers = { authorization: `Bearer ${first.signIn.token}` };
  expect((await fetch(`${server.origin}/api/company`, { headers })).status).toBe(200);
  expect((await signIn()).signIn.userId).toBe(first.signIn.userId);
}

test("the owner enrols by the link, and signs in to a token by passkey", journey);

test("so it is behind a proxy with a public name, which the server itself cannot reach", async () => {
  await server.close();
  await open({ HUVUDBOK_HOST: "0.0.0.0", HUVUDBOK_PUBLIC_URL: "https://bok.example.invalid" });
  expect(link).toMatch(/^https:\/\/bok\.example\.invalid\/oidc\/enrol\/[\w-]{43}$/);
  await journey();
  const begun = await server.app.inject({ url: "/api/auth/login" });
  const authorize = new URL(String(begun.headers.location));
  const inside = await server.app.inject({
    url: authorize.pathname + authorize.search,
    headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  });
  expect(String(inside.headers.location)).not.toContain("evil");
  expect([inside.headers["set-cookie"]].flat().join("\n")).toMatch(/secure/i);
  const settings = await server.app.inject({ url: "/api/settings" });
  expect(settings.json()).toMatchObject({ localSignIn: false, developerPages: false });
});

test("the options ask for a discoverable passkey of a verified person, with a handle that says nothing", async () => {
  const options = await enrolmentOptions();
  expect(options).toMatchObject({
    rp: { id: "localhost" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    user: { name: "anna@example.se", displayName: "Anna Andersson" },
  });
  const again = await enrolmentOptions();
  expect(again.user.id).not.toBe(options.user.id);
  await enrol();
  const { asked } = await beginSignIn(new PublicBrowser());
  expect(asked).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(asked.allowCredentials ?? []).toEqual([]);
});

test("the pages run our one script and nothing else, and the link leaks nowhere", async () => {
  const page = await fetch(link);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).not.toMatch(/<script(?! src="\/oidc\/passkey\.js" defer><\/script>)/);
  const script = await fetch(`${server.origin}/oidc/passkey.js`);
  expect(script.headers.get("content-type")).toContain("text/javascript");
});

test("while nobody is enrolled the sign-in says where the link is", async () => {
  const page = await new PublicBrowser().follow(`${server.origin}/api/auth/login`);
  expect(await page.response.text()).toContain("Öppna engångslänken");
});

test("a used link is dead, and there is no new one", async () => {
  await enrol();
  expect((await fetch(link)).status).toBe(410);
  expect(await post(new Browser(), `${link}/options`, ANNA)).toMatchObject({ status: 410 });
  expect(await newLink()).toBe("");
});

test("two who answer the same link at once: one is enrolled", async () => {
  const made = authenticator.create(await enrolmentOptions());
  const answers = await Promise.all([1, 2].map(() => post(new Browser(), `${link}/answer`, made)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a link is dead after 24 hours, and when the server has made a new one", async () => {
  const former = link;
  server.clock.now = new Date(server.clock.now.getTime() + DAY_MS - 1);
  expect((await fetch(former)).status).toBe(200);
  server.clock.now = new Date(server.clock.now.getTime() + 1);
  const answer = await post(new Browser(), `${former}/options`, ANNA);
  expect(answer.status).toBe(410);
  expect(message(answer)).toContain("Länken gäller inte");
  link = await newLink();
  expect((await fetch(link)).status).toBe(200);
  expect((await fetch(former)).status).toBe(410);
});

test("a link that runs out between question and answer enrols nobody", async () => {
  server.clock.now = new Date(server.clock.now.getTime() + DAY_MS - 1);
  const made = authenticator.create(await enrolmentOptions());
  server.clock.now = new Date(server.clock.now.getTime() + 1);
  expect(await post(new Browser(), `${link}/answer`, made)).toMatchObject({ status: 410 });
});

test("without a link nobody is enrolled", async () => {
  for (const token of ["x", link.slice(-43).replace(/./, "_"), "a".repeat(43)]) {
    const guessed = `${server.origin}/oidc/enrol/${token}`;
    expect((await fetch(guessed)).status).toBe(410);
    expect(await post(new Browser(), `${guessed}/options`, ANNA)).toMatchObject({ status: 410 });
    const made = authenticator.create(await enrolmentOptions());
    expect(await post(new Browser(), `${guessed}/answer`, made)).toMatchObject({ status: 410 });
  }
});

test.each([
  [{ name: " ", email: "a@b.se" }, "Du måste ange Namn"],
  [{ name: "A", email: "" }, "Du måste ange E-post"],
  [{ name: "A", email: "ingen" }, "Ogiltig e-postadress"],
])("enrolment refuses %j", async (person, text) => {
  const answer = await post(new Browser(), `${link}/options`, person);
  expect(answer.status).toBe(422);
  expect(message(answer)).toBe(text);
});

const LIES: [string, Lies][] = [
  ["another origin", { origin: "https://evil.example" }],
  ["another server", { rpId: "evil.example" }],
  ["another challenge", { challenge: "AAAA" }],
  ["nobody verified", { isVerified: false }],
];

test.each(LIES)("enrolment refuses %s, and the link still works", async (_name, lies) => {
  expect(await enrol(lies)).toMatchObject({ status: 401 });
  expect(await enrol()).toMatchObject({ status: 200 });
});

test.each([...LIES, ["another person's handle", { userHandle: "AAAA" }] as [string, Lies]])(
  "sign-in refuses %s",
  async (_name, lies) => {
    await enrol();
    const browser = new PublicBrowser();
    const { url, asked } = await beginSignIn(browser);
    const answer = await post(browser, `${url}/answer`, authenticator.get(asked, lies));
    expect(answer.status).toBe(401);
    expect(message(answer)).toBe("Passnyckeln godtogs inte. Försök igen.");
  },
);

test("sign-in refuses a counter that does not go up", async () => {
  await enrol();
  await signIn();
  authenticator.counter -= 1;
  const browser = new PublicBrowser();
  const { url, asked } = await beginSignIn(browser);
  expect(await post(browser, `${url}/answer`, authenticator.get(asked))).toMatchObject({ status: 401 });
  await signIn();
});

test("a passkey without a counter signs in again and again", async () => {
  authenticator.counter = 0;
  await enrol();
  authenticator.counter = 0;
  await signIn();
  authenticator.counter = 0;
  await signIn();
});

test("an answer counts once, in its own browser, within five minutes", async () => {
  await enrol();
  const [browser, other] = [new PublicBrowser(), new PublicBrowser()];
  const mine = await beginSignIn(browser);
  const theirs = await beginSignIn(other);
  expect(await post(other, `${mine.url}/answer`, authenticator.get(mine.asked))).toMatchObject({
    status: 400,
  });
  expect(await post(other, `${theirs.url}/answer`, authenticator.get(mine.asked))).toMatchObject({
    status: 401,
  });
  expect(await post(browser, `${mine.url}/answer`, authenticator.get(mine.asked))).toMatchObject({
    status: 200,
  });
  expect(await post(browser, `${mine.url}/answer`, authenticator.get(mine.asked))).toMatchObject({
    status: 400,
  });
  const late = await beginSignIn(new PublicBrowser());
  server.clock.now = new Date(server.clock.now.getTime() + 5 * MINUTE_MS);
  expect(await post(browser, `${late.url}/answer`, authenticator.get(late.asked))).toMatchObject({
    status: 400,
  });
});

test("a question that is five minutes old is not answered any more", async () => {
  await enrol();
  const browser = new PublicBrowser();
  const { url, asked } = await beginSignIn(browser);
  server.clock.now = new Date(server.clock.now.getTime() + 5 * MINUTE_MS);
  const answer = await post(browser, `${url}/answer`, authenticator.get(asked));
  expect(answer.status).toBe(400);
  expect(message(answer)).toContain("Det tog för lång tid");
});

test("a passkey that nobody has registered here is refused", async () => {
  await enrol();
  authenticator = new SoftwareAuthenticator(server.config.publicUrl);
  const browser = new PublicBrowser();
  const { url, asked } = await beginSignIn(browser);
  const answer = await post(browser, `${url}/answer`, authenticator.get(asked, { userHandle: "x" }));
  expect(answer.status).toBe(401);
  expect(message(answer)).toContain("inte registrerad");
});

test.each([[{}], [{ id: 1 }], [{ id: "a", rawId: "a", type: "public-key", response: {} }]])(
  "what is no credential is refused: %j",
  async (body) => {
    await enrolmentOptions();
    expect(await post(new Browser(), `${link}/answer`, body)).toMatchObject({ status: 400 });
  },
);

test("a credential of rubbish is refused, not a crash", async () => {
  await enrolmentOptions();
  const response = { clientDataJSON: "!", attestationObject: "AAAA" };
  const rubbish = { id: "a", rawId: "a", type: "public-key", response };
  expect(await post(new Browser(), `${link}/answer`, rubbish)).toMatchObject({ status: 401 });
});

test("the name and e-mail of the form are of no use here", async () => {
  await enrol();
  const browser = new PublicBrowser();
  const { url } = await beginSignIn(browser);
  const answer = await browser.request(url, { method: "POST", body: new URLSearchParams(ANNA) });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test("who comes next to the same browser is asked again, also without prompt=login in the address", async () => {
  await server.close();
  await open({ HUVUDBOK_PUBLIC_URL: "https://bok.example.invalid" });
  await enrol();
  const browser = new PublicBrowser();
  await signIn(browser);
  const begun = await browser.request(`${server.origin}/api/auth/login`);
  const authorize = new URL(begun.headers.get("location") ?? "");
  authorize.searchParams.delete("prompt");
  const asked = await browser.follow(authorize.href);
  expect(new URL(asked.url).pathname).toMatch(/^\/oidc\/sign-in\//);
  authorize.searchParams.set("prompt", "none");
  const silent = await browser.follow(authorize.href);
  expect(new URL(silent.url).searchParams.get("error")).toBe("login_required");
});

test("guesses are counted", async () => {
  await server.close();
  await open({ HUVUDBOK_LOCAL_SIGN_IN: "passkey", HUVUDBOK_SIGN_IN_RATE_LIMIT: "5" });
  const answers: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    answers.push((await fetch(`${server.origin}/oidc/enrol/x`)).status);
  expect(answers).toEqual([410, 410, 410, 410, 410, 429]);
});

test("the data folder holds no link; without the file there is a new link, for the same person", async () => {
  const file = join(server.dataDir, "local-passkeys.json");
  expect(await readFile(file, "utf8")).not.toContain(link.slice(-43));
  await enrol();
  const people = server.identity.local?.people.list();
  expect(people).toMatchObject([{ email: "anna@example.se" }]);
  await rm(file);
  const first = server;
  await open({ HUVUDBOK_LOCAL_SIGN_IN: "passkey", HUVUDBOK_DATA_DIR: first.dataDir });
  expect(await enrol()).toMatchObject({ status: 200 });
  expect(server.identity.local?.people.list()).toEqual(people);
  await first.close();
});
