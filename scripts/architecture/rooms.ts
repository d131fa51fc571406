/** The rooms of the house, as docs/architecture.md draws them. The rules in rules.ts hold the code to these tables. */

/** The folders of core, from the ground up. A folder may know those in the rows above and those before it in its own. */
export const CORE_ROWS: readonly (readonly string[])[] = [
  ["shared", "money", "calendar", "text"],
  [
    "company",
    "feature",
    "fiscal-year",
    "account-plan",
    "transaction",
    "draft",
    "account-balance",
    "journal-template",
    "asset",
    "attachment",
    "currency",
    "filing",
  ],
  ["ledger", "report", "vat", "income-tax", "suggestion", "ec-sales", "overview", "closing"],
  ["sie4", "sie5", "bank-statement", "categorisation", "shopify", "oss"],
  ["document", "import", "api"],
];

/** Which workspace may import which. Web and server meet only in HTTP and in the types of core. */
export const PACKAGE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  demonstration: ["core"],
  resources: [],
  server: ["core", "resources"],
  web: ["core", "demonstration"],
  e2e: ["scripts"],
  bench: ["core", "server", "scripts", "e2e"],
  scripts: [],
};

/** Rooms that a package may read although it may not know their package: data without code of its own. */
export const SHARED_ROOMS: Readonly<Record<string, readonly string[]>> = {
  // The table of pages, which the browser tests walk through.
  e2e: ["packages/web/src/routes/"],
};

/**
 * Inside the web app. Shell and features meet only in the app, which puts the pages in the frame; bookkeeping that two
 * features share is a part, what knows nothing of bookkeeping is ui; data draws nothing. `routes` lists the pages,
 * `navigation` knows the address and nothing of ours.
 */
export const WEB_ARROWS: Readonly<Record<string, readonly string[]>> = {
  app: ["shell", "features", "routes", "ui", "data", "workers", "navigation"],
  features: ["parts", "ui", "data", "workers", "navigation"],
  parts: ["ui", "data", "workers", "navigation"],
  shell: ["routes", "ui", "data", "navigation"],
  ui: ["data", "navigation"],
  data: ["workers", "navigation"],
  workers: [],
  navigation: [],
  routes: [],
};

/** The settings of the server, besides its rooms. */
const SERVER_SETTINGS = ["config", "features.ts", "log.ts", "security-headers.ts"];

/**
 * Inside the server. `main.ts` wires all of it, `verify-main.ts` is the command that inspects what is stored,
 * `backup-main.ts` and `restore-main.ts` those that back it up and restore it, `reset-passkeys-main.ts` the one that
 * lets an owner enrol anew, `end-sign-ins-main.ts` the one that signs everybody out,
 * `close-account-main.ts` the one that closes an account; `run-command.ts` reads the command line of all of them,
 * and `change-store.ts` opens the store for the last three.
 * `app.ts` puts the routes together; each part states its own settings.
 */
export const SERVER_ARROWS: Readonly<Record<string, readonly string[]>> = {
  "main.ts": [
    "run-command.ts",
    "require-node.ts",
    "app.ts",
    "start-clock.ts",
    "start-failure.ts",
    ...SERVER_SETTINGS,
    "routes",
    "guard",
    "identity",
    "security",
    "store",
  ],
  "verify-main.ts": ["require-node.ts", "run-command.ts", "config", "store"],
  "backup-main.ts": ["require-node.ts", "run-command.ts", "config", "store"],
  "restore-main.ts": ["require-node.ts", "run-command.ts", "config", "store"],
  "reset-passkeys-main.ts": [
    "require-node.ts",
    "change-store.ts",
    "run-command.ts",
    "config",
    "identity",
    "security",
    "store",
  ],
  "end-sign-ins-main.ts": ["require-node.ts", "change-store.ts", "run-command.ts", "security", "store"],
  "close-account-main.ts": ["require-node.ts", "change-store.ts", "run-command.ts", "security", "store"],
  "change-store.ts": ["config", "guard", "store"],
  "app.ts": [...SERVER_SETTINGS, "routes", "guard", "identity", "rates", "security", "store"],
  routes: [...SERVER_SETTINGS, "guard", "identity", "rates", "security", "store"],
  rates: ["config", "store"],
  identity: ["config", "store"],
  guard: ["store"],
  security: [],
  store: [],
  config: ["identity", "store"],
  "start-clock.ts": [],
  "start-failure.ts": ["config", "identity", "store"],
  "features.ts": [],
  "log.ts": [],
  "require-node.ts": [],
  "run-command.ts": ["config"],
  "security-headers.ts": [],
};
