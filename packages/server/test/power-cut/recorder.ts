import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What the recorder needs that a machine may lack. */
export const CC_IS_HERE = spawnSync("cc", ["--version"], { stdio: "ignore" }).status === 0;

/** Builds the library that writes down what a server writes, and gives its path. Throws what the compiler says. */
export function buildRecorder(folder: string): string {
  const library = join(folder, "recorder.so");
  const source = join(import.meta.dirname, "recorder.c");
  const built = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl", "-lpthread"], {
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`the recorder could not be built\n${built.stderr}`);
  return library;
}

/** What a server is started with so that its writes below the folder go into the log as well. */
export function recorderEnvironment(
  library: string,
  folder: string,
  log: string,
): Readonly<Record<string, string>> {
  return { LD_PRELOAD: library, RECORDER_FOLDER: folder, RECORDER_LOG: log };
}
