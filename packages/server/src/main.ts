import "./require-node.ts";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { resourcesFolder } from "@huvudbok/resources";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/read-config.ts";
import { type FeatureList, readFeatures } from "./features.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { type Identity, openIdentity } from "./identity/identity.ts";
import { loadKeys } from "./identity/keys.ts";
import { createLog, type Log } from "./log.ts";
import { openFolderBlobStore } from "./store/folder-blob-store.ts";
import { historyAtStart } from "./store/mark/history-at-start.ts";
import { ACCEPT_LOST, historyProblem } from "./store/mark/history-text.ts";
import { databasePlace, storePlace } from "./store/store-place.ts";
import { sweepFiles } from "./store/sweep-files.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** How long a stop waits for answers under way. */
const GRACE_MS = 10_000;
const DAY_MS = 24 * 3600 * 1000;

// Books, keys and files are for the one who runs the server, also in a folder that others may enter.
process.umask(0o077);
await start();

/** The only place that reads the environment and wires the parts. */
async function start(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return stopWith(config.error.message);
  const log = createLog(config.value.logLevel);
  try {
    await serve(config.value, log);
  } catch (error) {
    const problem = startProblem(error, config.value);
    if (problem === undefined) log.fatal({ err: error }, "the server could not start");
    stopWith(
      problem ?? `Servern kunde inte starta: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function serve(config: Config, log: Log): Promise<void> {
  const features = await readFeatures(config.featuresFile);
  if (!features.ok) return stopWith(features.error);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const place = storePlace(config);
  const verdict = await historyAtStart(databasePlace(place, 1), config.dataDir);
  const lost = historyProblem(verdict, config.dataDir);
  if (lost !== undefined && !process.argv.includes(ACCEPT_LOST)) return stopWith(lost);
  if (lost !== undefined) log.warn({ verdict }, "the database is used as it is, although writes are missing");
  const now = () => new Date();
  const store = await openGuardedStore(place, {
    featureNames: namesOf(features.value),
    now,
    onThreadDeath: () => log.error("a thread of the store died and is replaced"),
    mark: {
      folder: config.dataDir,
      onError: (error) => log.error({ err: error }, "the mark beside the database could not be written"),
    },
  });
  // After the database: a start that is cut off must not leave a key beside nothing.
  const keys = await loadKeys(config.dataDir, config.secretKey);
  const blobs = await openFolderBlobStore(join(config.dataDir, "files"), now);
  const identity = await openIdentity(config, keys, store.local);
  const app = await buildApp({
    config,
    store,
    blobs,
    keys,
    identity,
    features: features.value,
    log,
    now,
    webFolder: join(ROOT, "packages/web/dist"),
    resourcesFolder,
  });
  const sweep = () =>
    void sweepFiles(store.files, blobs).then(
      (count) => log.info({ count }, "unused files removed"),
      (error: unknown) => log.error({ err: error }, "unused files could not be removed"),
    );
  const sweeping = setInterval(sweep, DAY_MS);
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "stopping after an unexpected error");
    clearInterval(sweeping);
    await app.close();
    await store.close();
  });
  await app.listen({ host: config.host, port: config.port });
  sweep();
  process.stdout.write(`Huvudbok svarar på ${config.publicUrl}\n`);
  await offerEnrolment(identity, now());
}

/** Whoever reads the console runs the server, and may make themselves its first owner. */
async function offerEnrolment({ local }: Identity, now: Date): Promise<void> {
  const link = await local?.passkeys?.newLink(now);
  if (link === undefined) return;
  process.stdout.write(
    `Ingen är registrerad ännu. Registrera ägaren på\n${link}\nLänken fungerar en gång, inom 24 timmar.\n`,
  );
}

function namesOf({ features }: FeatureList): ReadonlyMap<number, string> {
  return new Map(features.map(({ id, name }) => [id, name]));
}

/** What the operator can do something about; undefined for the rest. */
function startProblem(error: unknown, { port, dataDir }: Config): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} är upptagen. Stoppa det andra programmet eller ange en annan i PORT.`;
  if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT")
    return `Databasfilen i ${dataDir} är skadad. Lägg tillbaka den senaste säkerhetskopian av hela datamappen.`;
  if (code === "EACCES") return `Servern får inte använda port ${port} eller datamappen.`;
  return undefined;
}

function stopWith(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
