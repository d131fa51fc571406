import { type Config, readConfig } from "./config/read-config.ts";
import { openGuardedStore } from "./guard/open-guarded-store.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { storePlace } from "./store/database/store-place.ts";
import type { Store } from "./store/store-interface.ts";
import { notWritableText } from "./store/watermark/writable-database.ts";

/** What a command has done, told in Swedish. */
export interface CommandOutcome {
  /** 0 when it did what was asked, 1 when nothing was changed. */
  readonly code: 0 | 1;
  readonly text: string;
}

interface StoreCommand {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder of the program, which relative paths of the settings start from. */
  readonly root: string;
  /** Why the settings leave nothing to do; the database is not opened then. */
  readonly refuse?: (config: Config) => string | undefined;
  readonly run: (store: Store, config: Config) => Promise<CommandOutcome>;
}

/**
 * Runs a command of the operator that changes what is stored, beside a server that may be running; its exit code. A
 * database that is missing or has lost writes is left as it is.
 */
export async function changeStore({ environment, root, refuse, run }: StoreCommand): Promise<0 | 1> {
  const config = readConfig(environment, root);
  if (!config.ok) return say({ code: 1, text: config.error.message });
  const refusal = refuse?.(config.value);
  if (refusal !== undefined) return say({ code: 1, text: `${refusal} Ingenting har ändrats.` });
  try {
    const hindrance = await notWritableText(storePlace(config.value), config.value.dataDir);
    if (hindrance !== undefined) return say({ code: 1, text: `${hindrance} Ingenting har ändrats.` });
    return say(await inOpenStore(config.value, run));
  } catch (error) {
    return say({ code: 1, text: `Det gick inte: ${commandFailureText(error, config.value)}` });
  }
}

async function inOpenStore(config: Config, run: StoreCommand["run"]): Promise<CommandOutcome> {
  const store = await openGuardedStore(storePlace(config), {
    featureNames: new Map(),
    now: () => new Date(),
    threads: 1,
    log: { error: (fields, line) => process.stderr.write(`${line} ${JSON.stringify(fields)}\n`) },
    watermarkFolder: config.dataDir,
  });
  try {
    return await run(store, config);
  } finally {
    await store.close();
  }
}

function say({ code, text }: CommandOutcome): 0 | 1 {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
