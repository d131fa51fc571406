import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** A file in a folder that is being filled, with the id of the process that fills it. */
const CLAIM = "under-way";

/**
 * Creates a folder for this process alone. A folder that a stopped process left half filled is replaced. False when a
 * running process is filling it. The folder is created with its claim in it, so that it never looks abandoned.
 */
export async function claimFolder(folder: string): Promise<boolean> {
  const own = `${folder}-${process.pid}`;
  await rm(own, { recursive: true, force: true });
  await makeFolder(own);
  await writeFile(join(own, CLAIM), String(process.pid), { mode: 0o600 });
  if ((await isRenamed(own, folder)) || ((await isLeftRemoved(folder)) && (await isRenamed(own, folder)))) {
    return true;
  }
  await rm(own, { recursive: true });
  return false;
}

/** Removes the claim. Call it after the folder has been renamed: under its temporary name it would look abandoned. */
export async function endClaim(folder: string): Promise<void> {
  await rm(join(folder, CLAIM));
}

/**
 * Removes an abandoned folder. It is moved first and checked again, because another process may have replaced it
 * meanwhile.
 */
async function isLeftRemoved(folder: string): Promise<boolean> {
  if (await isClaimed(folder)) return false;
  const aside = `${folder}-left-${process.pid}`;
  await rename(folder, aside).catch(missing);
  if (await isClaimed(aside)) {
    await rename(aside, folder);
    return false;
  }
  await rm(aside, { recursive: true, force: true });
  return true;
}

/** False when the target exists. An empty folder is replaced. */
async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && IS_THERE.has(String(error.code))) return false;
    throw error;
  }
}

const IS_THERE: ReadonlySet<string> = new Set(["EEXIST", "ENOTEMPTY"]);

function missing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}

/** In a container process ids are reused: a claim with our own id was left by an earlier process. */
async function isClaimed(folder: string): Promise<boolean> {
  const pid = Number(await readFile(join(folder, CLAIM), "utf8").catch(() => ""));
  return pid > 0 && pid !== process.pid && isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
