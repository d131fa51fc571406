import "./require-node.ts";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { isGivenUp, newCommandReport } from "./store/backup/command-report.ts";
import { type RestoreVerdict, restoreBackup } from "./store/backup/restore-backup.ts";
import { dataFaultText } from "./store/data-fault.ts";

const ROOT = join(import.meta.dirname, "../../..");
const RESTORED = 0;
const FAULTS = 1;
const NOT_RESTORED = 2;
/** Whoever has more faults than this looks at them with `npm run verify-data`. */
const FAULTS_TOLD = 20;

process.umask(0o077);
process.exitCode = await restore(process.argv[2]);

/** `npm run restore -- FOLDER`: a backup into the empty place that the settings name, of either engine. */
async function restore(folder: string | undefined): Promise<number> {
  if (folder === undefined) return notRestored("Ange säkerhetskopians mapp: npm run restore -- MAPP");
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notRestored(config.error.message);
  const report = newCommandReport("återställda");
  const { dataDir, databaseUrl } = config.value;
  try {
    const verdict = await restoreBackup({
      from: resolve(process.env["INIT_CWD"] ?? process.cwd(), folder),
      dataDir,
      databaseUrl,
      ...report.progress,
    });
    if (verdict.code !== "restored") return notRestored(refusalText(verdict, config.value));
    const { time, engine } = verdict.manifest;
    process.stdout.write(
      `Säkerhetskopian från ${time} (${engine}) finns i ${dataDir}: ${report.figures()}\n`,
    );
    for (const fault of verdict.faults.slice(0, FAULTS_TOLD))
      process.stdout.write(`FEL ${dataFaultText(fault)}\n`);
    if (verdict.faults.length === 0) return RESTORED;
    process.stdout.write(`${verdict.faults.length} fel fanns redan när säkerhetskopian gjordes.\n`);
    return FAULTS;
  } catch (error) {
    if (isGivenUp(error)) return notRestored("Avbrutet. Ingenting har återställts.");
    return notRestored(
      `Ingenting har återställts: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function refusalText(verdict: Exclude<RestoreVerdict, { code: "restored" }>, { dataDir }: Config): string {
  switch (verdict.code) {
    case "no-backup":
      return "I mappen finns ingen säkerhetskopia (manifest.json saknas).";
    case "other-form":
      return "Säkerhetskopians manifest.json kan inte läsas av den här versionen av programmet.";
    case "newer":
      return "Säkerhetskopian är från en nyare version av programmet.";
    case "folder-not-empty":
      return `${dataDir} är inte tom. Ange en tom mapp i HUVUDBOK_DATA_DIR, eller flytta undan den som finns.`;
    case "database-not-empty":
      return "Databasen i HUVUDBOK_DATABASE_URL är inte tom. Ange en ny databas.";
    case "damaged":
      return `Säkerhetskopian är skadad och återställs inte: ${verdict.faults.slice(0, FAULTS_TOLD).join(", ")}`;
    default:
      return verdict satisfies never;
  }
}

function notRestored(line: string): number {
  process.stderr.write(`${line}\n`);
  return NOT_RESTORED;
}
