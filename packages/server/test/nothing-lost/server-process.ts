import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { programEnvironment } from "../program-environment.ts";
import { freePort } from "../test-server.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const MAIN = join(ROOT, "packages/server/src/main.ts");

/** The product as a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** When the process was started, in milliseconds. */
  readonly startedAt: number;
  /** Its output so far. */
  said(): string;
  /** Kills it, whatever it is doing. */
  kill(): Promise<unknown>;
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A program with its arguments that starts the server, such as one that mounts a file system for it. */
  readonly within?: readonly string[];
  /** The arguments after the program. */
  readonly flags?: readonly string[];
}

/** Starts the product on a data folder and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = Date.now();
  const child = spawnServer(options, port);
  let said = "";
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const answers = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        said += text.toString();
        if (said.includes("Huvudbok svarar")) done();
      });
    }
    void ended.then(() => fail(new Error(`the server ended before it answered\n${said}`)));
  });
  const end = (signal: NodeJS.Signals) => (): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  await answers;
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startedAt,
    said: () => said,
    kill: end("SIGKILL"),
    stop: end("SIGTERM"),
  };
}

/** Starts it where it must refuse to start, and returns its output and exit code. */
export async function refusedStart(
  options: ServerOptions,
): Promise<{ readonly said: string; readonly code: number | null }> {
  const child = spawnServer(options, await freePort());
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("Huvudbok svarar")) child.kill("SIGKILL");
    });
  }
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { said, code };
}

/** Starts it and kills it after some time, whether it has begun to answer or not. */
export async function startAndKill(options: ServerOptions, afterMs: number): Promise<void> {
  const child = spawnServer(options, await freePort());
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  await wait(afterMs);
  child.kill("SIGKILL");
  await ended;
}

function spawnServer({ dataDir, environment = {}, within = [], flags = [] }: ServerOptions, port: number) {
  const [program = process.execPath, ...before] = within;
  const args = within.length === 0 ? [MAIN, ...flags] : [...before, process.execPath, MAIN, ...flags];
  return spawn(program, args, {
    cwd: ROOT,
    env: programEnvironment({
      PORT: String(port),
      HUVUDBOK_DATA_DIR: dataDir,
      HUVUDBOK_RATE_LIMIT: "10000000",
      HUVUDBOK_SIGN_IN_RATE_LIMIT: "100000",
      ...environment,
    }),
  });
}
