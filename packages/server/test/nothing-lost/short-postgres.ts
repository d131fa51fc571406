import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { field } from "./product-client.ts";
import { succeeds } from "./short-storage.ts";

/** Runs a program in name spaces of its own (util-linux). */
const UNSHARE = "unshare";
const PORT = 54330;

/** Two small file systems in memory below `$0`, and then a user who is not root, which PostgreSQL refuses to be. */
const MOUNT = `for disk in tables log; do mount -t tmpfs -o size=64m,mode=700 tmpfs "$0/$disk" || exit; done
  exec unshare -U --map-user=1000 --map-group=1000 "$@"`;

/** A server that has ended by itself is started again, as a service manager would do. */
const START = `trap 'kill -QUIT "$postgres"; exit' TERM
  "$BINARIES/initdb" -D "$0/tables/data" -X "$0/log/log" --wal-segsize=1 -A trust -U app -E UTF8 --locale=C.UTF-8 \\
    --no-sync || exit
  while :; do
    "$BINARIES/postgres" -D "$0/tables/data" -k "$0" -p ${PORT} -c listen_addresses= -c fsync=off -c max_connections=40 \\
      -c dynamic_shared_memory_type=mmap -c min_wal_size=2MB -c max_wal_size=2MB &
    postgres=$!
    wait "$postgres"
    sleep 0.1
  done`;

/** A PostgreSQL of its own that has its tables and its log on a disk of 64 MB each. */
export interface ShortPostgres {
  readonly url: string;
  /** The disks, as the test can reach them. */
  readonly tables: string;
  readonly log: string;
  stop(): Promise<void>;
}

/** False where the machine does not allow it. */
export function isShortPostgresHere(): boolean {
  const mayMount = succeeds("unshare", [
    "-Urm",
    "unshare",
    "-U",
    "--map-user=1000",
    "--map-group=1000",
    "true",
  ]);
  return process.env["HUVUDBOK_TEST_POSTGRES"] !== undefined && mayMount;
}

/**
 * Starts one in a folder, whose path must be short: a socket's is at most 107 characters. Its log is retained for a
 * replica that never reads it, so that it grows with every commit.
 */
export async function startShortPostgres(folder: string): Promise<ShortPostgres> {
  for (const disk of ["tables", "log"]) mkdirSync(join(folder, disk));
  const mount = ["-Urm", "sh", "-c", MOUNT, folder];
  const child = spawn(UNSHARE, [...mount, "sh", "-c", START, folder], {
    env: { ...process.env, BINARIES: await programs() },
    stdio: "ignore",
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `postgres://app@/postgres?host=${folder}&port=${PORT}`;
  await untilItAnswers(url, child);
  await queryOn(url, "select pg_create_physical_replication_slot('nobody', true)");
  const reached = join(`/proc/${child.pid}/root`, folder);
  return {
    url,
    tables: join(reached, "tables"),
    log: join(reached, "log"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The folder with the programs of the tests' PostgreSQL. */
async function programs(): Promise<string> {
  const url = process.env["HUVUDBOK_TEST_POSTGRES"] ?? "";
  const [row] = await queryOn(url, "select setting from pg_config where name = 'BINDIR'");
  return String(field(row, "setting"));
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("PostgreSQL could not be made");
    try {
      await queryOn(url, "select 1");
      return;
    } catch {
      await wait(50);
    }
  }
}

async function queryOn(connectionString: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
