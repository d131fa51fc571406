import { join } from "node:path";
import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import Provider, { type ClientMetadata, type Configuration, interactionPolicy } from "oidc-provider";
import type { LocalPeople, LocalSignInStore } from "../../store/people/people-interface.ts";
import { readOrCreate } from "../keys.ts";
import type { ProviderSettings } from "../relying-party.ts";
import { UnusableKeyFile } from "../unusable-key-file.ts";
import { importLegacyFiles } from "./import-legacy-files.ts";
import { type InProcess, inProcess } from "./in-process.ts";
import { type PasskeySignIn, passkeySignIn } from "./passkey-sign-in.ts";
import { SIGN_IN_POLICY, signInProblemPage } from "./sign-in-page.ts";
import { stateAdapter } from "./state-adapter.ts";

/** The path of the local provider on this server. */
export const LOCAL_PROVIDER_PATH = "/oidc";
/** The path of a sign-in in progress; its id follows. */
export const SIGN_IN_PATH = `${LOCAL_PROVIDER_PATH}/sign-in`;
/** The path where the first owner enrols; the token of the one-time link follows. */
export const ENROLMENT_PATH = `${LOCAL_PROVIDER_PATH}/enrol`;

const CLIENT_ID = "huvudbok";
const REDIRECTS = ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}/login/code`);

/**
 * The identity provider inside the server: the offline default on a single computer, where a form asks for name and
 * e-mail address, or on a self-hosted server, where people have passkeys.
 */
export interface LocalProvider {
  readonly provider: Provider;
  readonly people: LocalPeople;
  /** Undefined with the form. */
  readonly passkeys: PasskeySignIn | undefined;
  /** The address of the provider, whatever a request says; undefined with the form. */
  readonly publicAddress: URL | undefined;
  /** How the product reaches the provider when it may be unable to use its public address; undefined with the form. */
  readonly reach: InProcess | undefined;
  /** How the rest of the product reaches it: as any other provider. */
  readonly settings: ProviderSettings;
}

export interface LocalProviderParts {
  readonly signIn: "form" | "passkey";
  /** The server's address in people's browsers, such as http://localhost:3000. */
  readonly origin: string;
  readonly dataDir: string;
  /** The first signs cookies, and any of them is accepted. */
  readonly cookieKeys: readonly string[];
  readonly store: LocalSignInStore;
}

/**
 * The provider on the address of this server, with its key from the data folder and its people from the database. Throws
 * when a file is damaged.
 */
export async function localProvider({
  signIn,
  origin,
  dataDir,
  cookieKeys,
  store,
}: LocalProviderParts): Promise<LocalProvider> {
  const issuer = `${origin}${LOCAL_PROVIDER_PATH}`;
  const { people } = store;
  await importLegacyFiles(dataDir, people);
  const byPasskey = signIn === "passkey";
  const client = byPasskey ? clientOfAddress(origin) : CLIENT_OF_THIS_COMPUTER;
  const provider = new Provider(issuer, configuration(store, await signingKey(dataDir), cookieKeys, client));
  // Makes the provider trust the headers about the browser's connection; `providerCalls` sets them.
  provider.proxy = byPasskey;
  const reach = byPasskey ? inProcess() : undefined;
  return {
    provider,
    people,
    passkeys: byPasskey ? passkeySignIn({ origin, store, enrolmentPath: ENROLMENT_PATH }) : undefined,
    publicAddress: byPasskey ? new URL(origin) : undefined,
    reach,
    settings: {
      issuer,
      // The issuer contains the port, and a person on this computer is the same on every port.
      issuerName: "local",
      clientId: CLIENT_ID,
      clientSecret: undefined,
      scopes: ["openid", "email", "profile"],
      // Always ask who the person is: a computer has several users, and signing out must not sign in again
      // automatically.
      parameters: { prompt: "login" },
      fetch: reach?.fetch,
    },
  };
}

type RedirectClient = Pick<ClientMetadata, "application_type"> & { redirect_uris: string[] };

/** A native client may be redirected to any port of this machine, and to no other machine. */
const CLIENT_OF_THIS_COMPUTER: RedirectClient = { application_type: "native", redirect_uris: REDIRECTS };

function clientOfAddress(origin: string): RedirectClient {
  const isSafe = origin.startsWith("https:");
  return { application_type: isSafe ? "web" : "native", redirect_uris: [`${origin}/login/code`] };
}

function configuration(
  store: LocalSignInStore,
  key: JWK,
  cookieKeys: readonly string[],
  client: RedirectClient,
): Configuration {
  return {
    adapter: stateAdapter(store.state),
    clients: [
      {
        ...client,
        client_id: CLIENT_ID,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [...cookieKeys],
      names: cookieNames(client.application_type === "web"),
      short: cookieOptions,
      long: cookieOptions,
    },
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    conformIdTokenClaims: false,
    scopes: ["openid", "email", "profile"],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 1800,
      Session: 1800,
    },
    interactions: {
      policy: alwaysAsk(),
      url: (_context, interaction) => `${SIGN_IN_PATH}/${interaction.uid}`,
    },
    findAccount: async (_context, id) => {
      const person = await store.people.find(id);
      if (person === undefined) return undefined;
      return { accountId: id, claims: () => ({ sub: id, name: person.name, email: person.email }) };
    },
    renderError: (context) => {
      context.type = "html";
      context.set("content-security-policy", SIGN_IN_POLICY);
      context.body = signInProblemPage("Inloggningen kunde inte slutföras.");
    },
  };
}

/**
 * A person who signed out and left the browser open must not be signed in by the next person at it, even if that person
 * removes `prompt=login` from the address.
 */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy
    .get("login")
    ?.checks.add(
      new Check(
        "always_ask",
        "the person has to sign in",
        "login_required",
        (context) => context.oidc.result?.login === undefined,
      ),
    );
  return policy;
}

/** On https a browser takes a cookie by such a name from this host alone; those with a path have another prefix (ID14). */
function cookieNames(isSafe: boolean) {
  const [host, path] = isSafe ? ["__Host-", "__Secure-"] : ["", ""];
  return {
    session: `${host}huvudbok-session`,
    interaction: `${path}huvudbok-interaction`,
    resume: `${path}huvudbok-resume`,
  };
}

const cookieOptions = { signed: true, httpOnly: true, sameSite: "lax", overwrite: true } as const;

const KEY_FILE = "local-provider.jwk";

/** The key that signs identity tokens: generated once, readable by its owner only. */
async function signingKey(dataDir: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const fresh = { ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" };
  const text = await readOrCreate(dataDir, KEY_FILE, () => JSON.stringify(fresh));
  try {
    const key: JWK = JSON.parse(text);
    const isPrivate = key.kty === "EC" && typeof key.d === "string";
    if (!isPrivate) throw new Error("not a private key on an elliptic curve");
    await importJWK(key, "ES256");
    return key;
  } catch (error) {
    throw new UnusableKeyFile(
      `Nyckeln i ${join(dataDir, KEY_FILE)} är skadad. Ta bort filen: en ny skapas vid nästa start, och inget annat påverkas.`,
      { cause: error },
    );
  }
}
