import "./require-node.ts";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { type CommandLine, runCommand } from "./run-command.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { isGivenUp, newCommandReport } from "./store/backup/command-report.ts";
import { type RestoreVerdict, restoreBackup, restoredFindings } from "./store/backup/restore-backup.ts";
import { dataFindingText } from "./store/verify/data-finding.ts";

const ROOT = join(import.meta.dirname, "../../..");
const RESTORED = 0;
const HAS_FINDINGS = 1;
const NOT_RESTORED = 2;
/** More findings than this are only listed by `npm run verify-data`. */
const MAX_LISTED = 20;
const FORM = {
  usage: "npm run restore -- MAPP (lägger tillbaka säkerhetskopian i mappen på en tom plats)",
  words: 1,
  refused: NOT_RESTORED,
} as const;

process.umask(0o077);
process.exitCode = await runCommand({ args: process.argv.slice(2), environment: process.env }, FORM, restore);

/** `npm run restore -- FOLDER`: a backup into the empty place that the settings name, of either engine. */
async function restore({ word: folder }: CommandLine): Promise<number> {
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
      `Säkerhetskopian från ${time} (${engine}) finns i ${placeText(config.value)}: ${report.figures()}\n`,
    );
  } catch (error) {
    if (isGivenUp(error)) return notRestored("Avbrutet. Ingenting har återställts.");
    return notRestored(`Ingenting har återställts: ${commandFailureText(error, config.value)}`);
  }
  return inspect(config.value);
}

/** Whatever this finds, the books are restored. */
async function inspect(config: Config): Promise<number> {
  try {
    const findings = await restoredFindings(config);
    for (const finding of findings.slice(0, MAX_LISTED))
      process.stdout.write(`FEL ${dataFindingText(finding)}\n`);
    if (findings.length === 0) return RESTORED;
    process.stdout.write(`${findings.length} fel fanns redan när säkerhetskopian gjordes.\n`);
  } catch (error) {
    const problem = commandFailureText(error, config);
    process.stdout.write(
      `OBS Allt är återställt men kunde inte kontrolleras: ${problem}\nKör npm run verify-data.\n`,
    );
  }
  return HAS_FINDINGS;
}

function placeText({ dataDir, databaseUrl }: Config): string {
  return databaseUrl === undefined ? dataDir : `databasen i HUVUDBOK_DATABASE_URL och ${dataDir}`;
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
    case "folder-half-restored":
      return `I ${dataDir} pågår en återställning, eller så avbröts en där. Pågår ingen: töm mappen och försök igen.`;
    case "server-running":
      return `En server använder datamappen ${dataDir}. Stoppa den och flytta undan mappen, eller ange en annan i HUVUDBOK_DATA_DIR.`;
    case "database-not-empty":
      return "Databasen i HUVUDBOK_DATABASE_URL är inte tom. Ange en ny databas.";
    case "damaged":
      return `Säkerhetskopian är skadad och återställs inte: ${verdict.findings.slice(0, MAX_LISTED).join(", ")}`;
    default:
      return verdict satisfies never;
  }
}

function notRestored(line: string): number {
  process.stderr.write(`${line}\n`);
  return NOT_RESTORED;
}
