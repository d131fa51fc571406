import "./require-node.ts";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readConfig } from "./config/read-config.ts";
import { type CommandReport, isGivenUp, newCommandReport } from "./store/backup/command-report.ts";
import { writeBackup } from "./store/backup/write-backup.ts";
import { databasePlace, storePlace } from "./store/store-place.ts";

const ROOT = join(import.meta.dirname, "../../..");
const WRITTEN = 0;
const INCOMPLETE = 1;
const NOT_WRITTEN = 2;
/** One that reads all of one moment, and one beside it. */
const CONNECTIONS = 2;

// Books and keys are for the one who runs the server, also in a folder that others may enter.
process.umask(0o077);
process.exitCode = await backUp(process.argv[2]);

/** `npm run backup -- FOLDER`: all books, people, files and keys as they are at one moment; a server may be running. */
async function backUp(folder: string | undefined): Promise<number> {
  if (folder === undefined) return notWritten("Ange mappen som ska skapas: npm run backup -- MAPP");
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notWritten(config.error.message);
  const report = newCommandReport("kopierade");
  const target = resolve(process.env["INIT_CWD"] ?? process.cwd(), folder);
  try {
    const verdict = await writeBackup({
      place: databasePlace(storePlace(config.value), CONNECTIONS),
      dataDir: config.value.dataDir,
      target,
      program: await programVersion(),
      now: new Date(),
      ...report.progress,
    });
    switch (verdict.code) {
      case "target-exists":
        return notWritten(`${target} finns redan. Ange en mapp som inte finns.`);
      case "older":
        return notWritten("Databasen är från en äldre version av programmet. Starta servern en gång först.");
      case "newer":
        return notWritten("Databasen är från en nyare version av programmet.");
      case "damaged":
        return notWritten("Databasen är skadad och kopieras inte. npm run verify-data berättar mer.");
      case "unverified":
        return notWritten(`Det som skrevs gick inte att läsa tillbaka: ${verdict.faults.join(", ")}`);
      case "written":
        return told(target, report, verdict.manifest.lostFiles);
      default:
        return verdict satisfies never;
    }
  } catch (error) {
    if (isGivenUp(error)) return notWritten("Avbrutet. Ingen säkerhetskopia har skrivits.");
    return notWritten(
      `Ingen säkerhetskopia har skrivits: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function told(target: string, report: CommandReport, lostFiles: readonly string[]): number {
  process.stdout.write(`${target}: ${report.figures()}, kontrollerade\n`);
  if (lostFiles.length === 0) return WRITTEN;
  process.stdout.write(
    `OBS ${lostFiles.length} filer saknas eller är skadade i datamappen och är inte med. npm run verify-data visar vilka.\n`,
  );
  return INCOMPLETE;
}

async function programVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return version;
}

function notWritten(line: string): number {
  process.stderr.write(`${line}\n`);
  return NOT_WRITTEN;
}
