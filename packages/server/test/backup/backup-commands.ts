import { spawn } from "node:child_process";
import { join } from "node:path";
import type { StorePlace } from "../../src/store/database/store-place.ts";
import { programEnvironment } from "../program-environment.ts";

export interface CommandEnd {
  readonly code: number | null;
  readonly said: string;
}

/** `npm run backup` or `npm run restore` with the settings of a test. */
export function runCommand(
  command: "backup" | "restore",
  folder: string,
  settings: Readonly<Record<string, string>>,
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
): Promise<CommandEnd> {
  const program = join(import.meta.dirname, `../../src/${command}-main.ts`);
  const child = spawn(process.execPath, [program, folder], { env: programEnvironment(settings) });
  onStart?.((signal) => child.kill(signal));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  }
  return new Promise((done) => child.once("close", (code) => done({ code, said })));
}

/** The settings of a program with this data folder, and its database there or in PostgreSQL. */
export function settingsOf(dataDir: string, where?: StorePlace): Readonly<Record<string, string>> {
  return {
    HUVUDBOK_DATA_DIR: dataDir,
    ...(where?.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: where.url } : {}),
  };
}
