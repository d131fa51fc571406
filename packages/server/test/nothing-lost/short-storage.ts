import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fillDisk } from "./full-disk.ts";
import type { ServerProcess } from "./server-process.ts";

/** A way to make a running server's storage fail and recover, without root. */
export interface ShortStorage {
  readonly name: string;
  /** The statuses of answers then: 507 for full storage, 503 for storage with errors. */
  readonly status: readonly number[];
  /** False where the machine does not allow it. */
  readonly isHere: boolean;
  /** The program that the server is started within. */
  within(dataDir: string): readonly string[];
  /** The path of the data folder for the test. */
  folder(server: ServerProcess, dataDir: string): string;
  take(server: ServerProcess, dataDir: string): void;
  giveBack(server: ServerProcess, dataDir: string): void;
}

const MOUNT = 'mount -t tmpfs -o size=12m,mode=700 tmpfs "$0" && exec "$@"';

/** A file system of 12 MB in memory, which only the server sees, filled to the last byte. */
const fullDisk: ShortStorage = {
  name: "a disk that is full",
  status: [507],
  isHere: succeeds("unshare", ["-Urm", "sh", "-c", MOUNT, "/mnt", "true"]),
  within: (dataDir) => ["unshare", "-Urm", "sh", "-c", MOUNT, dataDir],
  folder: ({ pid }, dataDir) => join(`/proc/${pid}/root`, dataDir),
  take(server, dataDir) {
    fillDisk(join(this.folder(server, dataDir), "ballast"));
  },
  giveBack(server, dataDir) {
    rmSync(join(this.folder(server, dataDir), "ballast"));
  },
};

/** No file of the process may grow: every write beyond its end fails, as on a failing disk. */
const failingWrites: ShortStorage = {
  name: "writes that fail",
  status: [503, 507],
  isHere: succeeds("prlimit", ["--pid", String(process.pid), "--fsize"]),
  within: () => [],
  folder: (_server, dataDir) => dataDir,
  take: ({ pid }) => void spawnSync("prlimit", ["--pid", String(pid), "--fsize=1:"]),
  giveBack: ({ pid }) => void spawnSync("prlimit", ["--pid", String(pid), "--fsize=unlimited:"]),
};

export const SHORT_STORAGES: readonly ShortStorage[] = [fullDisk, failingWrites];

/** Whether a program succeeds on this machine. */
export function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
