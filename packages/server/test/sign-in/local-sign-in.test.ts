import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf } from "../answer-of.ts";
import { Browser } from "../browser.ts";
import { type TestServer, testServer } from "../test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ host: "127.0.0.1", port: server.config.port });
});

afterAll(() => server.close());

const anna = new URLSearchParams({ name: "Anna Andersson", email: "Anna@Example.se" });

/** From the button on /login to the address that the provider sends the browser back to. */
async function throughProvider(
  browser: Browser,
  body: URLSearchParams,
  returnUrl = "/accounting/transaction",
) {
  const login = `${server.origin}/api/auth/login?${new URLSearchParams({ returnUrl }).toString()}`;
  const form = await browser.follow(login);
  expect(form.response.status).toBe(200);
  const page = await form.response.text();
  const back = await browser.follow(form.url, { method: "POST", body });
  return { page, back };
}

async function postQuery(browser: Browser, backUrl: string) {
  return browser.request(`${new URL(backUrl).origin}/api/auth/code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: new URL(backUrl).search }),
  });
}

test("signs in through the local provider and out again", async () => {
  const browser = new Browser();
  const { page, back } = await throughProvider(browser, anna);
  expect(page).toContain("lokala inloggningen");
  expect(new URL(back.url).pathname).toBe("/login/code");
  const answer = await postQuery(browser, back.url);
  expect(answer.status).toBe(200);
  const { signIn, returnUrl } = answerOf(codeSignInAnswerSchema, await answer.json());
  expect(returnUrl).toBe("/accounting/transaction");
  expect(signIn).toMatchObject({
    name: "Anna Andersson",
    email: "anna@example.se",
    settings: { tier: 0 },
  });
  const headers = { authorization: `Bearer ${signIn.token}` };
  const companies = await fetch(`${server.origin}/api/company`, { headers });
  expect(await companies.json()).toEqual({ companies: [] });
  const out = await fetch(`${server.origin}/api/auth/logout`, { method: "POST", headers });
  expect(out.status).toBe(204);
  expect((await fetch(`${server.origin}/api/company`, { headers })).status).toBe(401);
});

test("a code works once, and only in the browser that began", async () => {
  const browser = new Browser();
  const { back } = await throughProvider(browser, anna);
  expect((await postQuery(new Browser(), back.url)).status).toBe(401);
  expect((await postQuery(browser, back.url)).status).toBe(200);
  expect((await postQuery(browser, back.url)).status).toBe(401);
});

test("a state that is not ours is refused", async () => {
  const browser = new Browser();
  const { back } = await throughProvider(browser, anna);
  const changed = new URL(back.url);
  changed.searchParams.set("state", `${changed.searchParams.get("state") ?? ""}x`);
  expect((await postQuery(browser, changed.href)).status).toBe(401);
});

test("a person used before is one click away, and stays the same person", async () => {
  const first = new Browser();
  const { back } = await throughProvider(first, anna);
  const { signIn } = answerOf(codeSignInAnswerSchema, await (await postQuery(first, back.url)).json());
  const { page, back: again } = await (async () => {
    const browser = new Browser();
    const form = await browser.follow(`${server.origin}/api/auth/login`);
    const page = await form.response.text();
    const id = /name="person" value="([^"]+)">Anna/.exec(page)?.[1] ?? "";
    const back = await browser.follow(form.url, {
      method: "POST",
      body: new URLSearchParams({ person: id }),
    });
    return { page, back: await postQuery(browser, back.url) };
  })();
  expect(page).toContain("Välj vem du är");
  const answer = answerOf(codeSignInAnswerSchema, await again.json());
  expect(answer.signIn.userId).toBe(signIn.userId);
  expect(answer.returnUrl).toBe("/accounting");
});

test("another person signs in in the same browser, and the first one again", async () => {
  const browser = new Browser();
  const bo = new URLSearchParams({ name: "Bo Ek", email: "bo@example.se" });
  const names: string[] = [];
  for (const person of [anna, bo, bo, anna]) {
    const { back } = await throughProvider(browser, person);
    const answer = await postQuery(browser, back.url);
    names.push(answerOf(codeSignInAnswerSchema, await answer.json()).signIn.name);
  }
  expect(names).toEqual(["Anna Andersson", "Bo Ek", "Bo Ek", "Anna Andersson"]);
});

test("comes back to the name that the browser used", async () => {
  const browser = new Browser();
  const login = `http://127.0.0.1:${server.config.port}/api/auth/login`;
  const form = await browser.follow(login);
  const back = await browser.follow(form.url, { method: "POST", body: anna });
  expect(new URL(back.url).host).toBe(`127.0.0.1:${server.config.port}`);
  expect((await postQuery(browser, back.url)).status).toBe(200);
});

test.each([
  [{ name: "", email: "a@b.se" }, "Du måste ange Namn"],
  [{ name: "A", email: "" }, "Du måste ange E-post"],
  [{ name: "<b>", email: "ingen" }, "Ogiltig e-postadress"],
])("the form refuses %j", async (typed, message) => {
  const browser = new Browser();
  const form = await browser.follow(`${server.origin}/api/auth/login`);
  const answer = await browser.request(form.url, { method: "POST", body: new URLSearchParams(typed) });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(message);
  expect(page).not.toContain("<b>");
});

test.each([[{ name: "An\0na", email: "a@b.se" }], [{ name: "Anna", email: "a\0@b.se" }]])(
  "ID5: the form refuses %j with 400",
  async (typed) => {
    const browser = new Browser();
    const form = await browser.follow(`${server.origin}/api/auth/login`);
    const answer = await browser.request(form.url, { method: "POST", body: new URLSearchParams(typed) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("tecken som inte kan sparas");
  },
);

test("ID5: NUL in what the form or the provider is asked for is no error of the server", async () => {
  const browser = new Browser();
  const form = await browser.follow(`${server.origin}/api/auth/login`);
  const answer = await browser.request(form.url, {
    method: "POST",
    body: new URLSearchParams({ person: "\0" }),
  });
  expect(answer.status).toBe(422);
  const token = await fetch(`${server.origin}/oidc/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "huvudbok",
      code: "\0",
      code_verifier: "a".repeat(43),
      redirect_uri: `${server.origin}/login/code`,
    }),
  });
  expect(token.status).toBe(400);
});

test("the form of another browser is refused", async () => {
  const form = await new Browser().follow(`${server.origin}/api/auth/login`);
  const answer = await new Browser().request(form.url, { method: "POST", body: anna });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Börja om");
});

test("a foreign name that points at this machine is refused", async () => {
  const answer = await server.app.inject({ url: "/healthz", headers: { host: "evil.example:3000" } });
  expect(answer.statusCode).toBe(421);
});

test.each(["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"])(
  "the form is not for those behind a proxy that sends %s",
  async (name) => {
    const headers = { host: `127.0.0.1:${server.config.port}`, [name]: "1.2.3.4" };
    const answer = await server.app.inject({ url: "/api/auth/login", headers });
    expect(answer.statusCode).toBe(421);
    expect(answer.json().error.message).toContain("HUVUDBOK_PUBLIC_URL");
  },
);

test("what begins a sign-in at the provider is limited, what the product itself asks of it is not", async () => {
  const few = await testServer({ environment: { HUVUDBOK_SIGN_IN_RATE_LIMIT: "3" } });
  const statuses = async (url: string) => {
    const answers = [];
    for (let call = 0; call < 5; call += 1) answers.push(await few.app.inject({ url }));
    return answers.map(({ statusCode }) => statusCode);
  };
  const begun = await statuses("/oidc/auth?client_id=huvudbok");
  expect(begun.slice(0, 3)).not.toContain(429);
  expect(begun.slice(3)).toEqual([429, 429]);
  const refused = await few.app.inject("/oidc/auth");
  expect(refused.headers["content-type"]).toContain("text/html");
  expect(refused.body).toContain("För många anrop");
  expect((await statuses("/oidc/sign-in/unknown")).slice(3)).toEqual([429, 429]);
  expect(await statuses("/oidc/jwks")).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses("/oidc/.well-known/openid-configuration")).toEqual([200, 200, 200, 200, 200]);
  for (const [method, url] of [
    ["POST", "/oidc/token"],
    ["GET", "/oidc/me"],
  ] as const) {
    for (let call = 0; call < 5; call += 1)
      expect((await few.app.inject({ method, url })).statusCode, url).not.toBe(429);
  }
  await few.close();
});

test.each(["/oidc/AUTH", "/oidc/Auth/", "/oidc/%41uth", "/oidc/%61uth", "/oidc/auth/"])(
  "ID9: %s is limited as well: the provider reads paths in its own way",
  async (path) => {
    const few = await testServer({ environment: { HUVUDBOK_SIGN_IN_RATE_LIMIT: "3" } });
    const statuses = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await few.app.inject(`${path}?client_id=huvudbok`)).statusCode);
    expect(statuses.slice(3)).toEqual([429, 429]);
    await few.close();
  },
);

test("who signs out hears no more events", async () => {
  const browser = new Browser();
  const { back } = await throughProvider(browser, anna);
  const answer = await postQuery(browser, back.url);
  const { signIn } = answerOf(codeSignInAnswerSchema, await answer.json());
  const headers = { authorization: `Bearer ${signIn.token}` };
  const stream = await fetch(`${server.origin}/api/events`, { headers });
  expect(stream.status).toBe(200);
  const from = performance.now();
  await fetch(`${server.origin}/api/auth/logout`, { method: "POST", headers });
  // The stream ends by itself.
  expect(await stream.text()).toContain(": open");
  expect(performance.now() - from).toBeLessThan(5000);
});
