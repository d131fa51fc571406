import { afterEach, beforeEach, expect, test } from "vitest";
import { ANNA, FORGERIES, MINUTE_MS, message, PasskeyServer, post } from "./passkey-server.ts";
import { type Forgery, SoftwareAuthenticator } from "./software-authenticator.ts";

let here: PasskeyServer;

beforeEach(async () => {
  here = await PasskeyServer.open();
});
afterEach(() => here.close());

async function journey(): Promise<void> {
  const page = await fetch(here.link.replace(here.server.config.publicUrl, here.server.origin));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Skapa passnyckel");
  expect(await here.enrol()).toEqual({ status: 200, body: { location: "/login" } });
  const first = await here.signIn();
  expect(first).toMatchObject({
    returnUrl: "/settings",
    signIn: { name: "Anna Andersson", email: "anna@example.se" },
  });
  const headers = { authorization: `Bearer ${first.signIn.token}` };
  expect((await fetch(`${here.server.origin}/api/company`, { headers })).status).toBe(200);
  expect((await here.signIn()).signIn.userId).toBe(first.signIn.userId);
}

test("the owner enrols by the link, and signs in to a token by passkey", journey);

test("so it is behind a proxy with a public name, which the server itself cannot reach", async () => {
  await here.close();
  here = await PasskeyServer.open({
    HUVUDBOK_HOST: "0.0.0.0",
    HUVUDBOK_PUBLIC_URL: "https://bok.example.invalid",
  });
  expect(here.link).toMatch(/^https:\/\/bok\.example\.invalid\/oidc\/enrol\/[\w-]{43}$/);
  await journey();
  const begun = await here.server.app.inject({ url: "/api/auth/login" });
  const authorize = new URL(String(begun.headers.location));
  const inside = await here.server.app.inject({
    url: authorize.pathname + authorize.search,
    headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  });
  expect(String(inside.headers.location)).not.toContain("evil");
  expect([inside.headers["set-cookie"]].flat().join("\n")).toMatch(/secure/i);
  const settings = await here.server.app.inject({ url: "/api/settings" });
  expect(settings.json()).toMatchObject({ localSignIn: false, developerPages: false });
});

test("the pages run our one script and nothing else, and the link leaks nowhere", async () => {
  const page = await fetch(here.link);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).not.toMatch(/<script(?! src="\/oidc\/passkey\.js" defer><\/script>)/);
  const script = await fetch(`${here.server.origin}/oidc/passkey.js`);
  expect(script.headers.get("content-type")).toContain("text/javascript");
});

test.each([...FORGERIES, ["another person's handle", { userHandle: "AAAA" }] as [string, Forgery]])(
  "sign-in refuses %s",
  async (_name, lies) => {
    await here.enrol();
    const browser = here.newBrowser();
    const { url, asked } = await here.beginSignIn(browser);
    const answer = await post(browser, `${url}/answer`, here.authenticator.get(asked, lies));
    expect(answer.status).toBe(401);
    expect(message(answer)).toBe("Passnyckeln godtogs inte. Försök igen.");
  },
);

test("sign-in refuses a counter that does not go up", async () => {
  await here.enrol();
  await here.signIn();
  here.authenticator.counter -= 1;
  const browser = here.newBrowser();
  const { url, asked } = await here.beginSignIn(browser);
  expect(await post(browser, `${url}/answer`, here.authenticator.get(asked))).toMatchObject({ status: 401 });
  await here.signIn();
});

test("a passkey without a counter signs in again and again", async () => {
  here.authenticator.counter = 0;
  await here.enrol();
  here.authenticator.counter = 0;
  await here.signIn();
  here.authenticator.counter = 0;
  await here.signIn();
});

test("an answer counts once, in its own browser, within five minutes", async () => {
  await here.enrol();
  const [browser, other] = [here.newBrowser(), here.newBrowser()];
  const mine = await here.beginSignIn(browser);
  const theirs = await here.beginSignIn(other);
  expect(await post(other, `${mine.url}/answer`, here.authenticator.get(mine.asked))).toMatchObject({
    status: 400,
  });
  expect(await post(other, `${theirs.url}/answer`, here.authenticator.get(mine.asked))).toMatchObject({
    status: 401,
  });
  expect(await post(browser, `${mine.url}/answer`, here.authenticator.get(mine.asked))).toMatchObject({
    status: 200,
  });
  expect(await post(browser, `${mine.url}/answer`, here.authenticator.get(mine.asked))).toMatchObject({
    status: 400,
  });
  const late = await here.beginSignIn(here.newBrowser());
  here.server.clock.now = new Date(here.server.clock.now.getTime() + 5 * MINUTE_MS);
  expect(await post(browser, `${late.url}/answer`, here.authenticator.get(late.asked))).toMatchObject({
    status: 400,
  });
});

test("a question that is five minutes old is not answered any more", async () => {
  await here.enrol();
  const browser = here.newBrowser();
  const { url, asked } = await here.beginSignIn(browser);
  here.server.clock.now = new Date(here.server.clock.now.getTime() + 5 * MINUTE_MS);
  const answer = await post(browser, `${url}/answer`, here.authenticator.get(asked));
  expect(answer.status).toBe(400);
  expect(message(answer)).toContain("Det tog för lång tid");
});

test("a passkey that nobody has registered here is refused", async () => {
  await here.enrol();
  here.authenticator = new SoftwareAuthenticator(here.server.config.publicUrl);
  const browser = here.newBrowser();
  const { url, asked } = await here.beginSignIn(browser);
  const answer = await post(browser, `${url}/answer`, here.authenticator.get(asked, { userHandle: "x" }));
  expect(answer.status).toBe(401);
  expect(message(answer)).toContain("inte registrerad");
});

test("the name and e-mail of the form are of no use here", async () => {
  await here.enrol();
  const browser = here.newBrowser();
  const { url } = await here.beginSignIn(browser);
  const answer = await browser.request(url, { method: "POST", body: new URLSearchParams(ANNA) });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test("who comes next to the same browser is asked again, also without prompt=login in the address", async () => {
  await here.close();
  here = await PasskeyServer.open({ HUVUDBOK_PUBLIC_URL: "https://bok.example.invalid" });
  await here.enrol();
  const browser = here.newBrowser();
  await here.signIn(browser);
  const begun = await browser.request(`${here.server.origin}/api/auth/login`);
  const authorize = new URL(begun.headers.get("location") ?? "");
  authorize.searchParams.delete("prompt");
  const asked = await browser.follow(authorize.href);
  expect(new URL(asked.url).pathname).toMatch(/^\/oidc\/sign-in\//);
  authorize.searchParams.set("prompt", "none");
  const silent = await browser.follow(authorize.href);
  expect(new URL(silent.url).searchParams.get("error")).toBe("login_required");
});

test("guesses are counted", async () => {
  await here.close();
  here = await PasskeyServer.open({ HUVUDBOK_LOCAL_SIGN_IN: "passkey", HUVUDBOK_SIGN_IN_RATE_LIMIT: "5" });
  const answers: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    answers.push((await fetch(`${here.server.origin}/oidc/enrol/x`)).status);
  expect(answers).toEqual([410, 410, 410, 410, 410, 429]);
});
