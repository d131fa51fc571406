// A server with users and companies in memory, for work on the web app: node packages/server/test/memory-server.ts
import { join } from "node:path";
import { resourcesFolder } from "@huvudbok/resources";
import { buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { readFeatures } from "../src/features.ts";
import { openIdentity } from "../src/identity/identity.ts";
import { loadKeys } from "../src/identity/keys.ts";
import { createLog } from "../src/log.ts";
import type { Store } from "../src/store/store.ts";
import { memoryStore } from "./memory-store.ts";

const root = join(import.meta.dirname, "../../..");
const config = readConfig(process.env, root);
if (!config.ok) throw new Error(config.error.message);
const features = await readFeatures(config.value.featuresFile);
if (!features.ok) throw new Error(features.error);
const keys = await loadKeys(config.value.dataDir, config.value.secretKey);
const app = await buildApp({
  config: config.value,
  keys,
  identity: await openIdentity(config.value, keys),
  features: features.value,
  store: memoryStore() as unknown as Store,
  log: createLog(config.value.logLevel),
  now: () => new Date(),
  webFolder: join(root, "packages/web/dist"),
  resourcesFolder,
});
await app.listen({ host: config.value.host, port: config.value.port });
process.stdout.write(`Huvudbok svarar på ${config.value.publicUrl}\n`);
