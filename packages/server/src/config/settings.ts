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
  databaseConnectSeconds: setting(
    "HUVUDBOK_DATABASE_CONNECT_SECONDS",
    "5",
    "Longest wait for a connection to PostgreSQL.",
  ),
  databaseLockSeconds: setting(
    "HUVUDBOK_DATABASE_LOCK_SECONDS",
    "10",
    "Longest wait for what somebody else is writing in the same company (PostgreSQL).",
  ),
  databaseIdleSeconds: setting(
    "HUVUDBOK_DATABASE_IDLE_SECONDS",
    "15",
    "PostgreSQL undoes a change whose process has been silent for so long.",
  ),
  databaseQuerySeconds: setting(
    "HUVUDBOK_DATABASE_QUERY_SECONDS",
    "60",
    "Longest wait for the answer to one statement (PostgreSQL).",
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
  signInState: setting(
    "HUVUDBOK_SIGN_IN_STATE",
    "prod",
    "Letters, digits and hyphens that begin the state which goes to the identity provider and back, to tell installations apart.",
  ),
  secretKey: setting(
    "HUVUDBOK_SECRET_KEY",
    "",
    "At least 32 characters that tokens are signed and encrypted with. Empty: made once and kept in the data folder. Set it when several processes serve one database.",
  ),
  oldSecretKey: setting(
    "HUVUDBOK_OLD_SECRET_KEY",
    "",
    "The secret before HUVUDBOK_SECRET_KEY, while it is being changed: who has signed in with it goes on. Empty: `old-secret.key` in the data folder, if it is there.",
  ),
  featuresFile: setting(
    "HUVUDBOK_FEATURES_FILE",
    "packages/server/config/features.json",
    "The features with their names and prices. Nothing costs anything in the product's own file; `features-with-prices.json` beside it is an example.",
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
  requestsPerMinute: setting(
    "HUVUDBOK_RATE_LIMIT",
    "3000",
    "Requests per minute from one address; of files of the app ten times as many.",
  ),
  signInsPerMinute: setting(
    "HUVUDBOK_SIGN_IN_RATE_LIMIT",
    "60",
    "Sign-in requests per minute from one address.",
  ),
  bodyLimit: setting(
    "HUVUDBOK_BODY_LIMIT",
    "16777216",
    "Largest document or commit in bytes, but for an import.",
  ),
  importLimit: setting("HUVUDBOK_IMPORT_LIMIT", "67108864", "Largest import in bytes."),
  headLimit: setting(
    "HUVUDBOK_HEAD_LIMIT",
    "8388608",
    "Largest part of a document that is no list of items, such as what is kept of a SIE file, in bytes.",
  ),
  importsAtOnce: setting(
    "HUVUDBOK_IMPORTS_AT_ONCE",
    "2",
    "Imports received at once; one of them from a person.",
  ),
  largeBodiesAtOnce: setting(
    "HUVUDBOK_LARGE_BODIES_AT_ONCE",
    "4",
    "Other documents and commits of more than 256 KiB received at once; one of them from a person.",
  ),
  bytesPerMinute: setting(
    "HUVUDBOK_BYTES_LIMIT",
    "1073741824",
    "Bytes of documents, commits and files per minute from one person.",
  ),
  loadsPerPerson: setting(
    "HUVUDBOK_LOADS_PER_PERSON",
    "6",
    "Documents that one person is sent at once; the next wait.",
  ),
  loadsInAll: setting(
    "HUVUDBOK_LOADS",
    "64",
    "Documents that are sent at once; on PostgreSQL at most 24, each with a connection.",
  ),
  stalledSeconds: setting(
    "HUVUDBOK_STALLED_SECONDS",
    "30",
    "A connection that has taken nothing of a document for so long is ended.",
  ),
  streamsPerSession: setting("HUVUDBOK_EVENT_STREAMS_PER_SESSION", "10", "Event streams of one sign-in."),
  streamsPerPerson: setting("HUVUDBOK_EVENT_STREAMS_PER_PERSON", "30", "Event streams of one person."),
  maxConnections: setting("HUVUDBOK_MAX_CONNECTIONS", "10000", "Connections that the server has at once."),
  companiesPerPerson: setting("HUVUDBOK_COMPANIES_PER_PERSON", "100", "Companies that one person may own."),
  uploadLimit: setting("HUVUDBOK_UPLOAD_LIMIT", "26214400", "Largest uploaded file in bytes."),
  filesLimit: setting(
    "HUVUDBOK_FILES_LIMIT",
    "21474836480",
    "Bytes of all files of one company, removed ones for 30 days with them.",
  ),
  uploadsPerPerson: setting(
    "HUVUDBOK_UPLOADS_PER_PERSON",
    "4",
    "Files received at once from one person; the next wait.",
  ),
  uploadsAtOnce: setting("HUVUDBOK_UPLOADS_AT_ONCE", "32", "Files received at once."),
  riksbankUrl: setting(
    "HUVUDBOK_RIKSBANK_URL",
    "",
    "Where rates of currencies are fetched by the Riksbank's protocol, such as https://api.riksbank.se/swea/v1/. Empty: not there.",
  ),
  ecbUrl: setting(
    "HUVUDBOK_ECB_URL",
    "",
    "Where ECB's files of rates are fetched, such as https://www.ecb.europa.eu/stats/eurofxref/; asked for what the Riksbank's list lacks. Empty: not there.",
  ),
  ratesSeconds: setting("HUVUDBOK_RATES_SECONDS", "10", "Longest wait for an answer of a service of rates."),
  ratesLimit: setting("HUVUDBOK_RATES_LIMIT", "16777216", "Largest answer of a service of rates in bytes."),
  ratesPerPerson: setting(
    "HUVUDBOK_RATES_PER_PERSON",
    "4",
    "Calls for rates of one person that are answered at once; the next wait.",
  ),
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

/** The value that was set, or the default. */
export type SettingText = (of: Setting) => string;

function setting(name: string, fallback: string, description: string): Setting {
  return { name, fallback, description };
}
