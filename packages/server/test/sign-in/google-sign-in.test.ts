import { createServer, type Server } from "node:http";
import { apiErrorSchema, codeSignInAnswerSchema, GOOGLE_SCOPES } from "@huvudbok/core/api";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionOfToken } from "../../src/identity/product-token.ts";
import { decryptProviderTokens } from "../../src/identity/provider-tokens.ts";
import { relyingParty } from "../../src/identity/relying-party.ts";
import { answerOf } from "../answer-of.ts";
import { Browser } from "../browser.ts";
import { memoryAdapter } from "../memory-adapter.ts";
import { freePort, type TestServer, testServer } from "../test-server.ts";

const CLIENT_ID = "huvudbok.apps.example";
const SECRET = "the secret of the client";
const SUBJECT = "108204268033311374519";

let google: Server;
let issuer: string;
let server: TestServer;
/** The profile that Google sends. */
let claims: Readonly<Record<string, string>>;
const ANNA = { name: "Anna Andersson", email: "anna@gmail.example", picture: "https://img.example/a" };
/** The answer of Google's token information for an access token; a text is sent as it is. */
const tokenInfo = new Map<string, object | string>();
/** Where Google's token information redirects to; another access token is given there. */
const REDIRECTED = "redirected";

/** A provider on another port that simulates Google: its scopes, its consent, its token information. */
async function playGoogle(port: number, redirectUri: string): Promise<Server> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig" }] },
    cookies: { keys: ["only for the test"] },
    scopes: ["openid", "email", "profile", ...GOOGLE_SCOPES],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/choose/${interaction.uid}` },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...claims }),
    }),
  };
  const provider = new Provider(issuer, configuration);
  const callback = provider.callback();
  const choose = async (...[request, response]: Parameters<typeof callback>) => {
    const { params } = await provider.interactionDetails(request, response);
    if (request.url?.endsWith("?no")) {
      await provider.interactionFinished(request, response, { error: "access_denied" });
      return;
    }
    const grant = new provider.Grant({ accountId: SUBJECT, clientId: CLIENT_ID });
    grant.addOIDCScope(String(params.scope));
    const result = { login: { accountId: SUBJECT }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  };
  const answer = createServer((request, response) => {
    const url = new URL(request.url ?? "", issuer);
    if (url.pathname === "/tokeninfo") {
      const accessToken = url.searchParams.get("access_token") ?? "";
      const info = tokenInfo.get(accessToken);
      if (accessToken === REDIRECTED && !url.searchParams.has("again")) {
        response.writeHead(302, { location: `${url.href}&again=1` }).end();
        return;
      }
      if (accessToken === "broken off") {
        request.socket.destroy();
        return;
      }
      response.writeHead(info === undefined ? 400 : 200, { "content-type": "application/json" });
      response.end(typeof info === "string" ? info : JSON.stringify(info ?? { error: "invalid_token" }));
      return;
    }
    // A person at Google chooses an account on a page; here the page is a redirect back.
    void (url.pathname.startsWith("/choose/") && url.search !== ""
      ? choose(request, response)
      : url.pathname.startsWith("/choose/")
        ? response.writeHead(200).end("Choose an account")
        : callback(request, response));
  });
  await new Promise<void>((done) => answer.listen(port, "127.0.0.1", done));
  return answer;
}

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://localhost:${port}`;
  server = await testServer({
    environment: {
      HUVUDBOK_OIDC_ISSUER: issuer,
      HUVUDBOK_OIDC_CLIENT_ID: CLIENT_ID,
      HUVUDBOK_OIDC_CLIENT_SECRET: SECRET,
      HUVUDBOK_SIGN_IN_STATE: "test-2",
    },
    identity: async ({ signInState }) => ({
      party: relyingParty(
        {
          issuer,
          clientId: CLIENT_ID,
          clientSecret: SECRET,
          scopes: ["openid", "email", "profile", ...GOOGLE_SCOPES],
          parameters: { access_type: "offline" },
        },
        signInState,
      ),
      local: undefined,
      google: { clientId: CLIENT_ID, tokenInfoUrl: `${issuer}/tokeninfo` },
    }),
  });
  await server.app.listen({ host: "127.0.0.1", port: server.config.port });
  google = await playGoogle(port, `${server.origin}/login/code`);
});

afterAll(async () => {
  await server.close();
  google.closeAllConnections();
  await new Promise((done) => google.close(done));
});

beforeEach(() => {
  claims = ANNA;
});

async function signIn(choice: "?yes" | "?no") {
  const browser = new Browser();
  const chooser = await browser.follow(`${server.origin}/api/auth/login?returnUrl=%2Fsettings`);
  const back = await browser.follow(`${chooser.url}${choice}`);
  return browser.request(`${server.origin}/api/auth/code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: new URL(back.url).search }),
  });
}

test("asks for the drive scopes, with PKCE, state and nonce", async () => {
  const answer = await fetch(`${server.origin}/api/auth/login`, { redirect: "manual" });
  const location = new URL(answer.headers.get("location") ?? "");
  expect(location.origin).toBe(issuer);
  expect(location.searchParams.get("scope")?.split(" ")).toEqual([
    "openid",
    "email",
    "profile",
    ...GOOGLE_SCOPES,
  ]);
  expect(location.searchParams.get("code_challenge_method")).toBe("S256");
  expect(location.searchParams.get("redirect_uri")).toBe(`${server.origin}/login/code`);
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(location.searchParams.get(name)?.length).toBeGreaterThan(30);
  }
  expect(location.searchParams.get("prompt")).toBeNull();
  // The state says which installation began; the cookie is found by the part that is drawn.
  expect(location.searchParams.get("state")).toMatch(/^test-2\.[\w-]{43}$/);
  const drawn = location.searchParams.get("state")?.slice("test-2.".length, "test-2.".length + 16);
  expect(answer.headers.get("set-cookie")).toMatch(new RegExp(`^huvudbok-sign-in-${drawn}=`));
});

test("asks for consent again when scopes are missing", async () => {
  const answer = await fetch(`${server.origin}/api/auth/login?scope=x`, { redirect: "manual" });
  expect(new URL(answer.headers.get("location") ?? "").searchParams.get("prompt")).toBe("consent");
});

async function storedTokens(token: string): Promise<Uint8Array> {
  const signedIn = await sessionOfToken(server.keys.token, token);
  return (await server.store.users.providerTokens(signedIn?.sessionId ?? "")) ?? new Uint8Array();
}

test("signs in, and keeps the provider's tokens encrypted", async () => {
  const answer = await signIn("?yes");
  expect(answer.status).toBe(200);
  const body = answerOf(codeSignInAnswerSchema, await answer.json());
  expect(body.returnUrl).toBe("/settings");
  expect(body.signIn).toMatchObject({
    name: "Anna Andersson",
    email: "anna@gmail.example",
    picture: "https://img.example/a",
  });
  const stored = await storedTokens(body.signIn.token);
  const tokens = await decryptProviderTokens(server.keys.providerTokens, stored);
  expect(tokens.scope?.split(" ")).toEqual(expect.arrayContaining([...GOOGLE_SCOPES]));
  const text = Buffer.from(stored).toString();
  expect(text).not.toContain(tokens.accessToken);
  expect(JSON.stringify(body)).not.toContain(tokens.accessToken);
  await expect(decryptProviderTokens(server.keys.token, stored)).rejects.toThrow();
});

test("somebody who says no at the provider is told so", async () => {
  const answer = await signIn("?no");
  expect(answer.status).toBe(401);
  expect(answerOf(apiErrorSchema, await answer.json()).error.message).toBe("Inloggningen avbröts.");
});

async function loginGoogle(accessToken: string) {
  return server.app.inject({
    method: "POST",
    url: "/api/auth/login-google",
    payload: { accessToken, expiresIn: 3600 },
  });
}

test.each([
  ["made for another client", { aud: "another.apps.example", sub: SUBJECT, expires_in: "100" }],
  ["whose time is over", { aud: CLIENT_ID, sub: SUBJECT, expires_in: "0" }],
  ["of an unknown shape", { error: "invalid_token" }],
  ["whose time no date holds", { aud: CLIENT_ID, sub: SUBJECT, expires_in: "1e300" }],
  ["told of by no JSON", "<html>"],
  ["told of by nothing", ""],
  ["that the user information is of nobody for", { aud: CLIENT_ID, sub: SUBJECT, expires_in: "100" }],
])("login-google refuses a token %s", async (_name, info) => {
  tokenInfo.set("the-token", info);
  expect((await loginGoogle("the-token")).statusCode).toBe(401);
});

test("login-google refuses an unknown token", async () => {
  expect((await loginGoogle("never-given")).statusCode).toBe(401);
});

test.each([[REDIRECTED], ["broken off"]])(
  "login-google refuses a token when the answer about it is %s",
  async (accessToken) => {
    tokenInfo.set(accessToken, { aud: CLIENT_ID, sub: SUBJECT, expires_in: "100" });
    expect((await loginGoogle(accessToken)).statusCode).toBe(401);
  },
);

test("login-google signs in with a token made for us, as the same user", async () => {
  const code = answerOf(codeSignInAnswerSchema, await (await signIn("?yes")).json());
  const stored = await storedTokens(code.signIn.token);
  const { accessToken } = await decryptProviderTokens(server.keys.providerTokens, stored);
  tokenInfo.set(accessToken, { aud: CLIENT_ID, sub: SUBJECT, expires_in: "120", scope: "openid email" });
  const answer = await loginGoogle(accessToken);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().userId).toBe(code.signIn.userId);
  // What Google says of the token is kept, and not what the caller says.
  const kept = await decryptProviderTokens(
    server.keys.providerTokens,
    await storedTokens(answer.json().token),
  );
  const expires = new Date(server.clock.now.getTime() + 120_000).toISOString();
  expect(kept).toEqual({ accessToken, scope: "openid email", expires });
});

test("login-google is off unless Google is configured", async () => {
  const local = await testServer();
  const answer = await local.app.inject({
    method: "POST",
    url: "/api/auth/login-google",
    payload: { accessToken: "x", expiresIn: 1 },
  });
  expect(answer.statusCode).toBe(404);
  await local.close();
});

test("a provider that is away sends the person back to /login", async () => {
  const port = await freePort();
  const away = await testServer({
    environment: {
      HUVUDBOK_OIDC_ISSUER: `http://localhost:${port}`,
      HUVUDBOK_OIDC_CLIENT_ID: "x",
      HUVUDBOK_OIDC_CLIENT_SECRET: "y",
    },
  });
  const answer = await away.app.inject("/api/auth/login?returnUrl=%2F%2Fevil.example");
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe("/login?error=unavailable&returnUrl=%2Faccounting");
  await away.close();
});

test("ID5: a name of any length gives a token that calls are answered with", async () => {
  claims = { ...ANNA, name: "Å".repeat(100_000) };
  const { signIn: made } = answerOf(codeSignInAnswerSchema, await (await signIn("?yes")).json());
  expect(made.name).toBe("Å".repeat(200));
  const headers = { authorization: `Bearer ${made.token}` };
  expect((await fetch(`${server.origin}/api/company`, { headers })).status).toBe(200);
});

test.each([
  [{ name: "An\0na" }],
  [{ email: "anna\0@gmail.example" }],
  [{ email: `${"a".repeat(300)}@gmail.example` }],
])("ID5: what cannot be kept is a clear 400: %j", async (part) => {
  claims = { ...ANNA, ...part };
  const answer = await signIn("?yes");
  expect(answer.status).toBe(400);
  expect(answerOf(apiErrorSchema, await answer.json()).error.message).toContain("som inte kan sparas");
});
