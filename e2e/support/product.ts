import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface Product {
  /** `http://localhost:1234`, without a slash at the end. */
  readonly url: string;
  /** The folder with the product's data, deleted with the product. */
  readonly dataFolder: () => string;
  /** Everything the product has written so far. */
  log(): string;
  /** Stops, lets the caller change the folder, and starts on the returned folder, at the same address. */
  restart(meanwhile: (dataFolder: string) => Promise<string>): Promise<void>;
  /** Makes it silent: its connections hold and nothing comes by them. Returns what lets it go on. */
  freeze(): () => void;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Settings of the product besides the port and the data folder. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Only against one that hangs: on a machine with ten times the work that it can do at once, a start takes half a minute. */
const SECONDS_TO_START = 75;
const SECONDS_TO_STOP = 15;
const PIPES: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
const main = join(import.meta.dirname, "../../packages/server/src/main.ts");

/** Starts the built product as a process of its own, on a free port, with an empty data folder. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folders = new Set<string>();
  let dataFolder = mkdtempSync(join(tmpdir(), "huvudbok-e2e-"));
  let child: ChildProcess | undefined;
  let log = "";
  const stop = async () => {
    if (child !== undefined) await end(child);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  const start = async () => {
    folders.add(dataFolder);
    const settings = { PORT: String(port), HUVUDBOK_DATA_DIR: dataFolder, ...options.environment };
    const started = spawn(process.execPath, [main], { env: productEnvironment(settings), stdio: PIPES });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        log += chunk.toString("utf8");
      });
    }
    try {
      await answers(url, started);
    } catch (error) {
      await stop();
      throw new Error(`The product did not start: ${String(error)}\n${log}`, { cause: error });
    }
  };
  await start();
  return {
    url,
    dataFolder: () => dataFolder,
    log: () => log,
    restart: async (meanwhile) => {
      if (child !== undefined) await end(child);
      dataFolder = await meanwhile(dataFolder);
      await start();
    },
    freeze: () => {
      const frozen = child;
      frozen?.kill("SIGSTOP");
      return () => void frozen?.kill("SIGCONT");
    },
    stop,
  };
}

/** A developer's own settings of the product must not affect the tests. */
export function productEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("HUVUDBOK_"));
  return { ...Object.fromEntries(own), ...settings };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const latest = Date.now() + SECONDS_TO_START * 1000;
  while (Date.now() < latest) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const status = await fetch(`${url}/healthz`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(100);
  }
  throw new Error(`${url}/healthz did not answer 200 within ${SECONDS_TO_START} s`);
}

/** Asks the product to stop, and kills it when it does not. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = globalThis.setTimeout(() => child.kill("SIGKILL"), SECONDS_TO_STOP * 1000);
  await ended;
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
