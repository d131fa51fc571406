import { isIP } from "node:net";
import { resolve } from "node:path";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { GOOGLE_ISSUER, GOOGLE_SCOPES } from "./identity/google.ts";
import { isLoopback } from "./identity/loopback.ts";

/** Every variable that the product reads. The table in README is held to it by a test. */
export const SETTINGS = {
  port: setting("PORT", "3000", "The port that the server listens on."),
  dataDir: setting(
    "HUVUDBOK_DATA_DIR",
    "data",
    "Folder for the database, stored files and keys; a relative path starts at the project.",
  ),
  host: setting("HUVUDBOK_HOST", "127.0.0.1", "The address that the server listens on."),
  publicUrl: setting(
    "HUVUDBOK_PUBLIC_URL",
    "",
    "The address in people's browsers, such as https://bok.example.se. Needed when others than this computer are to reach the server.",
  ),
  databaseUrl: setting(
    "HUVUDBOK_DATABASE_URL",
    "",
    "PostgreSQL as postgres://user:password@host/database. Empty: SQLite in the data folder.",
  ),
  oidcIssuer: setting(
    "HUVUDBOK_OIDC_ISSUER",
    "",
    "OpenID Connect provider, such as https://accounts.google.com. Empty: the local sign-in.",
  ),
  oidcClientId: setting("HUVUDBOK_OIDC_CLIENT_ID", "", "Our client id at the provider."),
  oidcClientSecret: setting("HUVUDBOK_OIDC_CLIENT_SECRET", "", "Our client secret at the provider."),
  localSignIn: setting(
    "HUVUDBOK_LOCAL_SIGN_IN",
    "auto",
    "Sign-in without a provider. form: name and e-mail, on this computer only; passkey: passkeys, on an https address or localhost; auto: form where only this computer reaches the server, otherwise passkey.",
  ),
  secretKey: setting(
    "HUVUDBOK_SECRET_KEY",
    "",
    "At least 32 characters that tokens are signed and encrypted with. Empty: made once and kept in the data folder. Set it when several processes serve one database.",
  ),
  featuresFile: setting(
    "HUVUDBOK_FEATURES_FILE",
    "packages/server/config/features.json",
    "The features with their names and prices.",
  ),
  footerText: setting("HUVUDBOK_FOOTER_TEXT", "", "About the operating company, in the public footer."),
  footerEmail: setting("HUVUDBOK_FOOTER_EMAIL", "", "Support e-mail address in the public footer."),
  footerLink: setting("HUVUDBOK_FOOTER_LINK", "", "Address of the information link in the public footer."),
  publicSite: setting("HUVUDBOK_PUBLIC_SITE", "/login", "Where a person goes two seconds after signing out."),
  developerPages: setting(
    "HUVUDBOK_DEVELOPER_PAGES",
    "",
    "on or off: the developer and test pages. Empty: on with the form of the local sign-in, otherwise off.",
  ),
  logLevel: setting(
    "HUVUDBOK_LOG_LEVEL",
    "",
    "silent, fatal, error, warn, info, debug or trace. Empty: warn with the form of the local sign-in, otherwise info.",
  ),
  trustProxy: setting(
    "HUVUDBOK_TRUST_PROXY",
    "",
    "Addresses of reverse proxies whose X-Forwarded-For is believed, with commas between.",
  ),
  requestsPerMinute: setting("HUVUDBOK_RATE_LIMIT", "3000", "Requests per minute from one address."),
  signInsPerMinute: setting(
    "HUVUDBOK_SIGN_IN_RATE_LIMIT",
    "60",
    "Sign-in requests per minute from one address.",
  ),
  bodyLimit: setting("HUVUDBOK_BODY_LIMIT", "67108864", "Largest document or commit in bytes."),
  uploadLimit: setting("HUVUDBOK_UPLOAD_LIMIT", "26214400", "Largest uploaded file in bytes."),
  metricsToken: setting(
    "HUVUDBOK_METRICS_TOKEN",
    "",
    "Bearer token that opens /metrics from other machines. Empty: only this machine.",
  ),
} as const;

export interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly description: string;
}

/** Where people sign in: the provider inside this server, or one that the operator has chosen. */
export type IdentityConfig =
  | { readonly kind: "local"; readonly signIn: "form" | "passkey" }
  | {
      readonly kind: "provider";
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly scopes: readonly string[];
      readonly isGoogle: boolean;
    };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly secretKey: string | undefined;
  readonly identity: IdentityConfig;
  readonly featuresFile: string;
  readonly footer: { readonly text: string; readonly email: string; readonly link: string };
  readonly publicSite: string;
  readonly developerPages: boolean;
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  readonly bodyLimit: number;
  readonly uploadLimit: number;
  readonly metricsToken: string | undefined;
}

export interface ConfigError {
  readonly variable: string;
  /** Swedish; the whole line that the operator sees. */
  readonly message: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];
const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);
const BASIC_SCOPES = ["openid", "email", "profile"];

/** The environment as typed configuration, or the first thing that is wrong with it. Relative paths start at `root`. */
export function readConfig(environment: Environment, root: string): Result<Config, ConfigError> {
  try {
    return ok(configOf(environment, root));
  } catch (error) {
    if (error instanceof BadSetting) return err({ variable: error.setting.name, message: error.message });
    throw error;
  }
}

function configOf(environment: Environment, root: string): Config {
  const text = (of: Setting) => environment[of.name]?.trim() || of.fallback;
  const port = wholeNumber(SETTINGS.port, text(SETTINGS.port), 1, 65_535);
  const host = text(SETTINGS.host);
  const identity = identityOf(text);
  const isLocal = identity.kind === "local" && identity.signIn === "form";
  const secretKey = text(SETTINGS.secretKey);
  if (secretKey !== "" && secretKey.length < 32)
    throw new BadSetting(SETTINGS.secretKey, "behöver minst 32 tecken");
  return {
    host,
    port,
    dataDir: resolve(root, text(SETTINGS.dataDir)),
    databaseUrl: databaseUrlOf(text(SETTINGS.databaseUrl)),
    publicUrl: publicUrlOf(text(SETTINGS.publicUrl), port, host, isLocal),
    secretKey: secretKey || undefined,
    identity,
    featuresFile: resolve(root, text(SETTINGS.featuresFile)),
    footer: {
      text: text(SETTINGS.footerText),
      email: text(SETTINGS.footerEmail),
      link: linkOf(SETTINGS.footerLink, text(SETTINGS.footerLink)),
    },
    publicSite: linkOf(SETTINGS.publicSite, text(SETTINGS.publicSite)),
    developerPages: onOrOff(SETTINGS.developerPages, text(SETTINGS.developerPages), isLocal),
    logLevel: logLevelOf(text(SETTINGS.logLevel), isLocal),
    trustProxy: proxiesOf(text(SETTINGS.trustProxy)),
    requestsPerMinute: wholeNumber(SETTINGS.requestsPerMinute, text(SETTINGS.requestsPerMinute), 1, 1e9),
    signInsPerMinute: wholeNumber(SETTINGS.signInsPerMinute, text(SETTINGS.signInsPerMinute), 1, 1e9),
    bodyLimit: wholeNumber(SETTINGS.bodyLimit, text(SETTINGS.bodyLimit), 1024, 2 ** 30),
    uploadLimit: wholeNumber(SETTINGS.uploadLimit, text(SETTINGS.uploadLimit), 1024, 2 ** 30),
    metricsToken: text(SETTINGS.metricsToken) || undefined,
  };
}

class BadSetting extends Error {
  readonly setting: Setting;

  constructor(setting: Setting, problem: string) {
    super(`${setting.name} ${problem}.`);
    this.setting = setting;
  }
}

function setting(name: string, fallback: string, description: string): Setting {
  return { name, fallback, description };
}

function identityOf(text: (of: Setting) => string): IdentityConfig {
  const issuer = text(SETTINGS.oidcIssuer);
  if (issuer === "") return { kind: "local", signIn: localSignInOf(text) };
  const url = URL.parse(issuer);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!isSafe) throw new BadSetting(SETTINGS.oidcIssuer, "ska vara en https-adress");
  for (const needed of [SETTINGS.oidcClientId, SETTINGS.oidcClientSecret]) {
    if (text(needed) === "")
      throw new BadSetting(needed, `måste anges när ${SETTINGS.oidcIssuer.name} är satt`);
  }
  const isGoogle = issuer.replace(/\/$/, "") === GOOGLE_ISSUER;
  return {
    kind: "provider",
    issuer,
    clientId: text(SETTINGS.oidcClientId),
    clientSecret: text(SETTINGS.oidcClientSecret),
    scopes: isGoogle ? [...BASIC_SCOPES, ...GOOGLE_SCOPES] : BASIC_SCOPES,
    isGoogle,
  };
}

/**
 * Anybody who reaches the form can choose any person, so it must not be reachable from another machine. Passkeys are
 * bound to one host name, and browsers have them only on https and on localhost.
 */
function localSignInOf(text: (of: Setting) => string): "form" | "passkey" {
  const chosen = text(SETTINGS.localSignIn);
  if (chosen !== "auto" && chosen !== "form" && chosen !== "passkey")
    throw new BadSetting(SETTINGS.localSignIn, "ska vara auto, form eller passkey");
  const [host, publicUrl] = [text(SETTINGS.host), text(SETTINGS.publicUrl)];
  const url = URL.parse(publicUrl);
  const help =
    "Den lokala inloggningen med namn och e-post fungerar bara på den egna datorn. För inloggning med passnycklar: " +
    `ange ${SETTINGS.publicUrl.name} med https och ett värdnamn, som https://bok.example.se. För en ` +
    `inloggningstjänst, till exempel https://accounts.google.com: ange ${SETTINGS.oidcIssuer.name}, ` +
    `${SETTINGS.oidcClientId.name} och ${SETTINGS.oidcClientSecret.name}`;
  const isPublic = url !== null && !isLoopback(url.hostname);
  if (!isPublic && LOOPBACK_HOSTS.has(host)) {
    if (chosen !== "passkey") return "form";
    if (url === null || url.hostname === "localhost") return "passkey";
  } else if (chosen !== "form" && url?.protocol === "https:" && isName(url.hostname)) return "passkey";
  if (!LOOPBACK_HOSTS.has(host)) throw new BadSetting(SETTINGS.host, `är ${host}. ${help}`);
  throw new BadSetting(SETTINGS.publicUrl, `är ${publicUrl}. ${help}`);
}

/** A name and no address: passkeys cannot be bound to an IP address. */
function isName(hostname: string): boolean {
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0;
}

function publicUrlOf(text: string, port: number, host: string, isLocal: boolean): string {
  if (text === "") {
    if (isLocal || isLoopback(host)) return `http://localhost:${port}`;
    throw new BadSetting(SETTINGS.publicUrl, `måste anges när servern svarar på ${host}`);
  }
  const url = URL.parse(text);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (!isOrigin) throw new BadSetting(SETTINGS.publicUrl, "ska vara en adress som https://bok.example.se");
  return url.origin;
}

function databaseUrlOf(text: string): string | undefined {
  if (text === "") return undefined;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new BadSetting(SETTINGS.databaseUrl, "ska börja med postgres://");
}

function logLevelOf(text: string, isLocal: boolean): string {
  if (text === "") return isLocal ? "warn" : "info";
  if (LOG_LEVELS.includes(text)) return text;
  throw new BadSetting(SETTINGS.logLevel, `ska vara något av ${LOG_LEVELS.join(", ")}`);
}

/** A path of ours or a web address; it becomes a link, so nothing else may stand there. */
function linkOf(of: Setting, text: string): string {
  if (text === "" || /^\/(?![/\\])/.test(text) || /^https?:\/\/[^/]/.test(text)) return text;
  throw new BadSetting(of, "ska vara en adress som https://exempel.se eller en sökväg som /login");
}

function proxiesOf(text: string): readonly string[] {
  const proxies = text.split(/[\s,]+/).filter((address) => address !== "");
  for (const proxy of proxies) {
    const [address = "", bits = "0"] = proxy.split("/", 2);
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits)) {
      throw new BadSetting(SETTINGS.trustProxy, `innehåller ${proxy}, som inte är en IP-adress`);
    }
  }
  return proxies;
}

function onOrOff(of: Setting, text: string, fallback: boolean): boolean {
  if (text === "") return fallback;
  if (text === "on" || text === "off") return text === "on";
  throw new BadSetting(of, "ska vara on eller off");
}

function wholeNumber(of: Setting, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new BadSetting(of, `ska vara ett heltal mellan ${min} och ${max}`);
}
