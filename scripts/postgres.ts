import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";

export const POSTGRES_PACKAGES = ["postgresql"];
const DEBIAN_BINARIES = "/usr/lib/postgresql";
const SYSTEM_USER = "postgres";

export interface TestPostgres {
  /** A connection string as the `pg` package reads it. */
  readonly url: string;
  readonly stop: () => void;
}

/** The folder with initdb, pg_ctl and postgres, newest version first, or undefined when there is no server. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_BINARIES) ? readdirSync(DEBIAN_BINARIES) : [];
  const installed = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_BINARIES, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...installed, ...onPath].find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached through a socket in it and by no network address.
 * `postgres` refuses to run as root, so root starts it as the system user that Debian's package brings. Its folder is
 * in /tmp, whatever TMPDIR says: that user must be able to enter it, and a socket path is at most 107 characters.
 */
export function startPostgres(binaries: string): TestPostgres {
  const folder = mkdtempSync("/tmp/huvudbok-postgres-");
  const data = join(folder, "data");
  const socket = join(folder, "socket");
  mkdirSync(socket);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) giveToSystemUser([folder, socket]);

  const run = (program: string, args: readonly string[]) => {
    const command = [join(binaries, program), ...args];
    const [file = "", ...rest] = isRoot
      ? ["setpriv", `--reuid=${SYSTEM_USER}`, `--regid=${SYSTEM_USER}`, "--init-groups", ...command]
      : command;
    // No pipes: the server that pg_ctl starts would keep them open, and this would wait for ever.
    const log = join(folder, "log");
    const { status, error } = spawnSync(file, rest, { cwd: folder, stdio: "ignore", timeout: 60_000 });
    if (status === 0) return;
    const written = existsSync(log) ? readFileSync(log, "utf8") : "";
    throw new Error(`${program} ended with ${status ?? error?.message}\n${written}`);
  };
  const stop = () => {
    try {
      if (existsSync(join(data, "postmaster.pid")))
        run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  try {
    run("initdb", ["-D", data, "-A", "trust", "-U", "app", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
    // Without fsync a test database is faster and just as correct, because nothing in it outlives the run.
    const settings = `-k ${socket} -c listen_addresses='' -p 54329 -c fsync=off -c max_connections=200`;
    run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://app@/postgres?host=${socket}&port=54329`, stop };
}

function giveToSystemUser(folders: readonly string[]): void {
  const ids = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, SYSTEM_USER], { encoding: "utf8" }).stdout),
  );
  const [uid, gid] = ids;
  if (uid === undefined || gid === undefined || !(uid > 0)) {
    throw new Error(`There is no system user '${SYSTEM_USER}' to run PostgreSQL as`);
  }
  for (const folder of folders) chownSync(folder, uid, gid);
}
