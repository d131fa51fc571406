import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { productEnvironment } from "./product.ts";

const run = promisify(execFile);

/**
 * Runs the programs of `npm run backup` and `npm run restore` on a data folder; returns their output. Fails when they
 * do.
 */
export async function runCommand(
  command: "backup" | "restore",
  backup: string,
  dataFolder: string,
): Promise<string> {
  const program = join(import.meta.dirname, `../../packages/server/src/${command}-main.ts`);
  const env = productEnvironment({ HUVUDBOK_DATA_DIR: dataFolder });
  const { stdout } = await run(process.execPath, [program, backup], { env });
  return stdout;
}
