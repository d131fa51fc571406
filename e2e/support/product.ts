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
  /** The folder with the product's data. It goes away with the product. */
  readonly dataFolder: string;
  /** Everything the product has written so far. */
  log(): string;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Settings of the product beside the port and the data folder. */
  readonly environment?: Readonly<Record<string, string>>;
}

const SECONDS_TO_START = 30;
const SECONDS_TO_STOP = 15;
const main = join(import.meta.dirname, "../../packages/server/src/main.ts");

/** Starts the built product as a process of its own, on a free port, with an empty data folder. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), "huvudbok-e2e-"));
  const child = spawn(process.execPath, [main], {
    env: {
      ...withoutSettings(process.env),
      PORT: String(port),
      HUVUDBOK_DATA_DIR: dataFolder,
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString("utf8");
    });
  }
  const stop = async () => {
    await end(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  try {
    await answers(url, child);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start: ${String(error)}\n${log}`, { cause: error });
  }
  return { url, dataFolder, log: () => log, stop };
}

/** A developer's own settings of the product must not decide what the tests see. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("HUVUDBOK_")));
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

/** Asks the product to stop, and makes it when it does not. */
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
