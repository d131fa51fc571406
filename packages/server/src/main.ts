import "./require-node.ts";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FeatureList } from "@huvudbok/core/api";
import { resourcesFolder } from "@huvudbok/resources";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config/read-config.ts";
import { readFeatures } from "./features.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { type Identity, openIdentity } from "./identity/identity.ts";
import { loadKeys } from "./identity/keys.ts";
import { createLog, type Log } from "./log.ts";
import { type CommandLine, runCommand } from "./run-command.ts";
import { createSecurityLog } from "./security/security-log.ts";
import { ACCEPT_CLOCK, clockRefusalText } from "./start-clock.ts";
import { startFailureText } from "./start-failure.ts";
import { setDamagedSessionsAside } from "./store/database/damaged-sessions.ts";
import { databasePlace, storePlace } from "./store/database/store-place.ts";
import { lockFolder } from "./store/disk/folder-lock.ts";
import { makeFolder } from "./store/disk/make-folder.ts";
import type { BlobStore } from "./store/files/blob-store.ts";
import { openFolderBlobStore } from "./store/files/folder-blob-store.ts";
import { sweepClock } from "./store/files/sweep-clock.ts";
import { sweepWhenSafe } from "./store/files/sweep-files.ts";
import { fewConnectionsText } from "./store/postgres/connection-need.ts";
import type { Store } from "./store/store-interface.ts";
import { historyAtStart } from "./store/watermark/history-at-start.ts";
import { ACCEPT_LOST, historyRefusalText, isAcceptable } from "./store/watermark/history-text.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** How long a shutdown waits for answers in progress. */
const GRACE_MS = 10_000;
/** How long it waits for a sweep, which a silent database may hold up. */
const SWEPT_MS = 2000;
const DAY_MS = 24 * 3600 * 1000;
const FORM = {
  usage: `npm start (startar servern; tar också emot -- ${ACCEPT_LOST} och -- ${ACCEPT_CLOCK})`,
  words: 0,
  options: [ACCEPT_LOST, ACCEPT_CLOCK],
  refused: 2,
} as const;

// Books, keys and files are readable only by the user who runs the server, even in a folder that others can open.
process.umask(0o077);
const notStarted = await runCommand({ args: process.argv.slice(2), environment: process.env }, FORM, start);
if (notStarted !== 0) process.exitCode = notStarted;

/** The only place that reads the environment and connects the parts. */
async function start({ options }: CommandLine): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return stopWith(config.error.message);
  const log = createLog(config.value.logLevel);
  try {
    await serve(config.value, log, options);
  } catch (error) {
    const problem = startFailureText(error, config.value);
    if (problem === undefined) log.fatal({ err: error }, "the server could not start");
    stopWith(
      problem ?? `Servern kunde inte starta: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return 0;
}

async function serve(config: Config, log: Log, options: ReadonlySet<string>): Promise<void> {
  const features = await readFeatures(config.featuresFile);
  if (!features.ok) return stopWith(features.error);
  await makeFolder(config.dataDir);
  const place = storePlace(config);
  const verdict = await historyAtStart(databasePlace(place, 1), config.dataDir);
  const lost = historyRefusalText(verdict, config.dataDir);
  const isAccepted = options.has(ACCEPT_LOST) && isAcceptable(verdict);
  if (lost !== undefined && !isAccepted) return stopWith(lost);
  if (lost !== undefined) log.warn({ verdict }, "the database is used as it is, although writes are missing");
  const now = () => new Date();
  const lock = place.engine === "sqlite" ? lockFolder(config.dataDir) : undefined;
  if (place.engine === "sqlite") {
    if (lock === undefined) return stopWith(lockedText(config.dataDir));
    const aside = await setDamagedSessionsAside(config.dataDir, now());
    if (aside !== undefined) process.stderr.write(`${damagedSessionsText(aside)}\n`);
  }
  const store = await openGuardedStore(place, {
    featureNames: namesOf(features.value),
    headLimit: config.headLimit,
    companiesPerPerson: config.companiesPerPerson,
    filesLimit: config.filesLimit,
    now,
    log,
    watermarkFolder: config.dataDir,
  });
  const wrongClock = clockRefusalText(await store.files.lastWriteAt(), now());
  if (wrongClock !== undefined && !options.has(ACCEPT_CLOCK)) {
    await store.close();
    return stopWith(wrongClock);
  }
  const fewConnections = fewConnectionsText(await store.connections(config.loadsInAll));
  if (fewConnections !== undefined) process.stderr.write(`${fewConnections}\n`);
  // After the database: an interrupted start must not leave a key without a database.
  const keys = await loadKeys(config.dataDir, config.secretKey, config.oldSecretKey);
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
    security: createSecurityLog(),
    now,
    webFolder: join(ROOT, "packages/web/dist"),
    resourcesFolder,
  });
  const sweep = newSweep(store, blobs, log);
  let swept = Promise.resolve();
  const sweepAgain = () => {
    swept = sweep();
  };
  const sweeping = setInterval(sweepAgain, DAY_MS);
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err !== undefined) log.fatal({ err }, "stopping after an unexpected error");
    clearInterval(sweeping);
    await app.close();
    // A thread of the store that opens a connection for it would not end.
    await Promise.race([swept, wait(SWEPT_MS)]);
    await store.close();
    lock?.close();
  });
  await app.listen({ host: config.host, port: config.port });
  sweepAgain();
  process.stdout.write(`Huvudbok svarar på ${config.publicUrl}\n`);
  await offerEnrolment(identity, now());
}

/** Removes what is unused, once for each call. */
function newSweep({ files }: Pick<Store, "files">, blobs: BlobStore, log: Log): () => Promise<void> {
  const clock = sweepClock(Date.now, () => performance.now());
  return () =>
    sweepWhenSafe(files, blobs, clock).then(
      (count) =>
        count === undefined
          ? log.warn(
              "nothing old is removed for a day: the clock has jumped, or nothing was written for long",
            )
          : log.info({ count }, "unused files removed"),
      (error: unknown) => log.error({ err: error }, "unused files could not be removed"),
    );
}

/** The person who reads the console runs the server, and may become its first owner. */
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

function lockedText(dataDir: string): string {
  return `En annan server använder redan datamappen ${dataDir}. Stoppa den, eller ange en annan mapp i HUVUDBOK_DATA_DIR.`;
}

function damagedSessionsText(aside: string): string {
  return `OBS sessions.sqlite var skadad och är undanlagd som ${aside}. Alla loggar in igen; inga böcker är berörda.`;
}

function stopWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
