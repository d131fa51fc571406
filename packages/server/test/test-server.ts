import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resourcesFolder } from "@huvudbok/resources";
import type { FastifyInstance } from "fastify";
import { type AppParts, buildApp } from "../src/app.ts";
import { type Config, readConfig } from "../src/config/read-config.ts";
import { readFeatures } from "../src/features.ts";
import { type Identity, openIdentity } from "../src/identity/identity.ts";
import { type Keys, loadKeys } from "../src/identity/keys.ts";
import { createLog, type Log } from "../src/log.ts";
import { NO_SECURITY_LOG, type SecurityLog } from "../src/security/security-log.ts";
import type { BlobStore } from "../src/store/files/blob-store.ts";
import { openFolderBlobStore } from "../src/store/files/folder-blob-store.ts";
import type { LocalSignInStore } from "../src/store/people/people-interface.ts";
import type { Store } from "../src/store/store-interface.ts";
import { openThreadlessStore } from "./threadless-store.ts";

const ROOT = join(import.meta.dirname, "../../..");

export interface TestServer {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly keys: Keys;
  readonly identity: Identity;
  readonly store: Store;
  readonly dataDir: string;
  readonly origin: string;
  /** The server's clock. */
  readonly clock: { now: Date };
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly identity?: (config: Config, keys: Keys, store: LocalSignInStore) => Promise<Identity>;
  readonly log?: Log;
  readonly security?: SecurityLog;
  readonly webFolder?: string;
  readonly onRoute?: AppParts["onRoute"];
  /** A store with its threads, and its clock, for tests of what is stored. */
  readonly real?: { readonly store: Store; readonly blobs: BlobStore; readonly clock: { now: Date } };
}

/** A whole server with its own data folder, over the store without its threads. `listen` opens its port. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-server-"));
  const port = await freePort();
  const read = readConfig(
    { PORT: String(port), HUVUDBOK_DATA_DIR: dataDir, HUVUDBOK_LOG_LEVEL: "silent", ...options.environment },
    ROOT,
  );
  if (!read.ok) throw new Error(read.error.message);
  const config = read.value;
  const features = await readFeatures(config.featuresFile);
  if (!features.ok) throw new Error(features.error);
  const keys = await loadKeys(config.dataDir, config.secretKey, config.oldSecretKey);
  const clock = options.real?.clock ?? { now: new Date() };
  const own =
    options.real === undefined ? await openThreadlessStore(config.dataDir, () => clock.now) : undefined;
  const store = own ?? options.real?.store;
  if (store === undefined) throw new Error("a server has one store or the other");
  const identity = await (options.identity ?? openIdentity)(config, keys, store.local);
  const app = await buildApp({
    config,
    keys,
    identity,
    features: features.value,
    store,
    blobs: options.real?.blobs ?? (await openFolderBlobStore(join(dataDir, "files"), () => clock.now)),
    log: options.log ?? createLog(config.logLevel),
    security: options.security ?? NO_SECURITY_LOG,
    now: () => clock.now,
    webFolder: options.webFolder ?? join(dataDir, "web"),
    resourcesFolder,
    ...(options.onRoute === undefined ? {} : { onRoute: options.onRoute }),
  });
  return {
    app,
    config,
    keys,
    identity,
    store,
    dataDir,
    clock,
    origin: `http://localhost:${port}`,
    close: async () => {
      await app.close();
      await own?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
