import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The C compiler, which the recorder needs and a machine may lack. */
export const CC_IS_HERE = spawnSync("cc", ["--version"], { stdio: "ignore" }).status === 0;

/** Builds the library that records what a server writes, and returns its path. Throws with the compiler's output. */
export function buildRecorder(folder: string): string {
  const library = join(folder, "recorder.so");
  const source = join(import.meta.dirname, "recorder.c");
  const built = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl", "-lpthread"], {
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`the recorder could not be built\n${built.stderr}`);
  return library;
}

/** The environment of a server whose writes below the folder are recorded in the log. */
export function recorderEnvironment(
  library: string,
  folder: string,
  log: string,
): Readonly<Record<string, string>> {
  return { LD_PRELOAD: library, RECORDER_FOLDER: folder, RECORDER_LOG: log };
}
