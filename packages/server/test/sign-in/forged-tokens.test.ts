import { codeSignInAnswerSchema } from "@huvudbok/core/api";
import {
  type CryptoKey,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { relyingParty } from "../../src/identity/relying-party.ts";
import { answerOf } from "../answer-of.ts";
import { type TestServer, testServer } from "../test-server.ts";

const ISSUER = "https://provider.example";
const CLIENT_ID = "huvudbok";
const CLIENT_SECRET = "a secret of thirty-two characters";

type Claims = Record<string, unknown>;
type Sign = (claims: Claims) => Promise<string> | string;

let server: TestServer;
let own: GenerateKeyPairResult;
let foreign: GenerateKeyPairResult;
let publicKey: object;
/** The identity token that the provider's next answer carries. */
let idToken = "";

beforeAll(async () => {
  own = await generateKeyPair("RS256", { extractable: true });
  foreign = await generateKeyPair("RS256", { extractable: true });
  publicKey = { ...(await exportJWK(own.publicKey)), kid: "own", use: "sig", alg: "RS256" };
  server = await testServer({
    environment: {
      HUVUDBOK_OIDC_ISSUER: ISSUER,
      HUVUDBOK_OIDC_CLIENT_ID: CLIENT_ID,
      HUVUDBOK_OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    identity: async ({ signInState }) => ({
      party: relyingParty(
        {
          issuer: ISSUER,
          clientId: CLIENT_ID,
          clientSecret: CLIENT_SECRET,
          scopes: ["openid", "email", "profile"],
          parameters: {},
          fetch: async (url) => Response.json(providerAnswer(new URL(url).pathname)),
        },
        signInState,
      ),
      local: undefined,
      google: undefined,
    }),
  });
});
afterAll(() => server.close());

function providerAnswer(path: string): object {
  if (path === "/jwks") return { keys: [publicKey] };
  if (path === "/token") return { access_token: "a", token_type: "Bearer", id_token: idToken };
  return {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}

const person = { name: "Anna", email: "anna@example.se" };

/** Signs in at a provider whose identity token is made by `sign`, with further claims. */
async function signInWith(sign: Sign, further: Claims = {}) {
  const begun = await server.app.inject("/api/auth/login");
  const asked = new URL(String(begun.headers.location)).searchParams;
  expect(asked.get("state")).toMatch(/^prod\.[\w-]{43}$/);
  const now = Math.floor(Date.now() / 1000);
  idToken = await sign({
    iss: ISSUER,
    aud: CLIENT_ID,
    sub: "anna",
    iat: now,
    exp: now + 300,
    nonce: asked.get("nonce"),
    ...person,
    ...further,
  });
  const query = new URLSearchParams({ code: "c", state: asked.get("state") ?? "" });
  return server.app.inject({
    method: "POST",
    url: "/api/auth/code",
    payload: { query: `?${query.toString()}` },
    cookies: Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value])),
  });
}

const signedBy = (key: CryptoKey | Uint8Array, alg: string) => (claims: Claims) =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: "own" }).sign(key);
const right: Sign = (claims) => signedBy(own.privateKey, "RS256")(claims);

describe("ID10: the identity token", () => {
  test("is good when the provider has signed it", async () => {
    const answer = await signInWith(right);
    expect(answer.statusCode).toBe(200);
    expect(answerOf(codeSignInAnswerSchema, answer.json()).signIn).toMatchObject(person);
  });

  test.each<[string, Sign]>([
    ["no signature", (claims) => new UnsecuredJWT(claims).encode()],
    ["the client's secret as its key", signedBy(Buffer.from(CLIENT_SECRET), "HS256")],
    [
      "the provider's public key as its secret",
      (claims) => signedBy(Buffer.from(JSON.stringify(publicKey)), "HS256")(claims),
    ],
    ["another key", (claims) => signedBy(foreign.privateKey, "RS256")(claims)],
    [
      "a changed claim",
      async (claims) => {
        const [head, , signature] = (await right(claims)).split(".");
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: "bertil" })).toString("base64url");
        return [head, changed, signature].join(".");
      },
    ],
    ["a cut signature", async (claims) => (await right(claims)).replace(/[^.]+$/, "")],
  ])("is refused with %s, and nobody is signed in", async (_name, sign) => {
    const begun = vi.spyOn(server.store.users, "signIn");
    const answer = await signInWith(sign);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toEqual({
      type: "SignInFailed",
      message: "Inloggningen misslyckades. Försök igen.",
    });
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
  });
});

describe("ID11: an e-mail address", () => {
  test.each([[true], ["true"], [undefined]])("is kept with email_verified %j", async (verified) => {
    const answer = await signInWith(right, { email_verified: verified });
    expect(answerOf(codeSignInAnswerSchema, answer.json()).signIn.email).toBe(person.email);
  });

  test.each([[false], ["false"]])("is not kept with email_verified %j", async (verified) => {
    const answer = await signInWith(right, { email_verified: verified });
    expect(answerOf(codeSignInAnswerSchema, answer.json()).signIn).toMatchObject({ name: "Anna", email: "" });
    const nameless = await signInWith(right, { email_verified: verified, name: "" });
    expect(answerOf(codeSignInAnswerSchema, nameless.json()).signIn).toMatchObject({ name: "", email: "" });
  });
});
