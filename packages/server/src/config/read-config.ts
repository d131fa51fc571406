import { resolve } from "node:path";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { MIN_SECRET_LENGTH } from "../identity/keys.ts";
import type { DatabaseLimits } from "../store/postgres/database-limits.ts";
import { type IdentityConfig, identityOf } from "./identity-config.ts";
import { type RateConfig, ratesOf } from "./rate-config.ts";
import {
  BadSetting,
  databaseUrlOf,
  labelOf,
  linkOf,
  logLevelOf,
  milliseconds,
  onOrOff,
  proxiesOf,
  publicUrlOf,
  wholeNumber,
} from "./setting-values.ts";
import { SETTINGS, type Setting, type SettingText } from "./settings.ts";

export interface Config {
  /** The address that the server listens on. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined: made once and kept in the data folder. */
  readonly secretKey: string | undefined;
  /** Undefined: what `old-secret.key` in the data folder holds, if it is there. */
  readonly oldSecretKey: string | undefined;
  readonly identity: IdentityConfig;
  readonly signInState: string;
  readonly featuresFile: string;
  readonly footer: { readonly text: string; readonly email: string; readonly link: string };
  readonly publicSite: string;
  readonly developerPages: boolean;
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  /** From one address, as the other. */
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  /** In bytes, as the other. */
  readonly bodyLimit: number;
  readonly importLimit: number;
  readonly headLimit: number;
  readonly uploadLimit: number;
  readonly importsAtOnce: number;
  readonly largeBodiesAtOnce: number;
  /** From one person. */
  readonly bytesPerMinute: number;
  readonly loadsPerPerson: number;
  readonly loadsInAll: number;
  readonly stalledMs: number;
  readonly streamsPerSession: number;
  readonly streamsPerPerson: number;
  readonly maxConnections: number;
  readonly companiesPerPerson: number;
  readonly filesLimit: number;
  readonly uploadsPerPerson: number;
  readonly uploadsAtOnce: number;
  readonly rates: RateConfig;
  readonly metricsToken: string | undefined;
}

export interface ConfigError {
  readonly variable: string;
  /** Swedish; the whole line that the operator sees. */
  readonly message: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

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
  const text: SettingText = (of) => environment[of.name]?.trim() || of.fallback;
  const count = (of: Setting) => wholeNumber(of, text(of), 1, 1e6);
  const port = wholeNumber(SETTINGS.port, text(SETTINGS.port), 1, 65_535);
  const host = text(SETTINGS.host);
  const identity = identityOf(text);
  const isLocal = identity.kind === "local" && identity.signIn === "form";
  return {
    host,
    port,
    dataDir: resolve(root, text(SETTINGS.dataDir)),
    databaseUrl: databaseUrlOf(text(SETTINGS.databaseUrl)),
    databaseLimits: {
      connectMs: milliseconds(SETTINGS.databaseConnectSeconds, text),
      lockMs: milliseconds(SETTINGS.databaseLockSeconds, text),
      idleMs: milliseconds(SETTINGS.databaseIdleSeconds, text),
      queryMs: milliseconds(SETTINGS.databaseQuerySeconds, text),
    },
    publicUrl: publicUrlOf(text(SETTINGS.publicUrl), port, host, isLocal),
    secretKey: secretOf(SETTINGS.secretKey, text),
    oldSecretKey: oldSecretOf(text),
    identity,
    signInState: labelOf(SETTINGS.signInState, text(SETTINGS.signInState)),
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
    importLimit: wholeNumber(SETTINGS.importLimit, text(SETTINGS.importLimit), 1024, 2 ** 30),
    headLimit: wholeNumber(SETTINGS.headLimit, text(SETTINGS.headLimit), 65_536, 2 ** 30),
    importsAtOnce: count(SETTINGS.importsAtOnce),
    largeBodiesAtOnce: count(SETTINGS.largeBodiesAtOnce),
    bytesPerMinute: wholeNumber(SETTINGS.bytesPerMinute, text(SETTINGS.bytesPerMinute), 1024, 2 ** 40),
    uploadLimit: wholeNumber(SETTINGS.uploadLimit, text(SETTINGS.uploadLimit), 1024, 2 ** 30),
    loadsPerPerson: count(SETTINGS.loadsPerPerson),
    loadsInAll: count(SETTINGS.loadsInAll),
    stalledMs: milliseconds(SETTINGS.stalledSeconds, text),
    streamsPerSession: count(SETTINGS.streamsPerSession),
    streamsPerPerson: count(SETTINGS.streamsPerPerson),
    maxConnections: count(SETTINGS.maxConnections),
    companiesPerPerson: count(SETTINGS.companiesPerPerson),
    filesLimit: wholeNumber(SETTINGS.filesLimit, text(SETTINGS.filesLimit), 1024, 2 ** 50),
    uploadsPerPerson: count(SETTINGS.uploadsPerPerson),
    uploadsAtOnce: count(SETTINGS.uploadsAtOnce),
    rates: ratesOf(text),
    metricsToken: text(SETTINGS.metricsToken) || undefined,
  };
}

/** The same twice means that one of them was forgotten when the secret was changed. */
function oldSecretOf(text: SettingText): string | undefined {
  const old = secretOf(SETTINGS.oldSecretKey, text);
  const { name } = SETTINGS.secretKey;
  if (old !== undefined && old === text(SETTINGS.secretKey))
    throw new BadSetting(
      SETTINGS.oldSecretKey,
      `är samma hemlighet som ${name}. Ange en ny i ${name}, eller ta bort den gamla`,
    );
  return old;
}

function secretOf(of: Setting, text: SettingText): string | undefined {
  const secret = text(of);
  if (secret !== "" && secret.length < MIN_SECRET_LENGTH)
    throw new BadSetting(of, `behöver minst ${MIN_SECRET_LENGTH} tecken`);
  return secret || undefined;
}
