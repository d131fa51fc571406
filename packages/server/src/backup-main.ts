import "./require-node.ts";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readConfig } from "./config/read-config.ts";
import { type CommandLine, runCommand } from "./run-command.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { type CommandReport, isGivenUp, newCommandReport } from "./store/backup/command-report.ts";
import { type BackupVerdict, writeBackup } from "./store/backup/write-backup.ts";
import { copyText } from "./store/database/readable-place.ts";
import { databasePlace, storePlace } from "./store/database/store-place.ts";
import { folderBlobStore } from "./store/files/folder-blob-store.ts";
import { historyFacts } from "./store/watermark/history-text.ts";

const ROOT = join(import.meta.dirname, "../../..");
const WRITTEN = 0;
const INCOMPLETE = 1;
const NOT_WRITTEN = 2;
/** One that reads a snapshot, and one more. */
const CONNECTIONS = 2;
const FORM = {
  usage: "npm run backup -- MAPP (skriver en säkerhetskopia i en mapp som inte finns)",
  words: 1,
  refused: NOT_WRITTEN,
} as const;

// Books and keys are readable only by the user who runs the server, even in a folder that others can open.
process.umask(0o077);
process.exitCode = await runCommand({ args: process.argv.slice(2), environment: process.env }, FORM, backUp);

/** `npm run backup -- FOLDER`: all books, people, files and keys as they are at one moment; a server may be running. */
async function backUp({ word: folder }: CommandLine): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notWritten(config.error.message);
  const report = newCommandReport("kopierade");
  const target = resolve(process.env["INIT_CWD"] ?? process.cwd(), folder);
  try {
    const verdict = await writeBackup({
      place: databasePlace(storePlace(config.value), CONNECTIONS),
      dataDir: config.value.dataDir,
      blobs: folderBlobStore(join(config.value.dataDir, "files"), () => new Date()),
      target,
      program: await programVersion(),
      now: new Date(),
      onCopy: (folder) => process.stderr.write(`${copyText(folder)}\n`),
      ...report.progress,
    });
    switch (verdict.code) {
      case "target-exists":
        return notWritten(`${target} finns redan. Ange en mapp som inte finns.`);
      case "inside-data":
        return notWritten(
          `${target} ligger i datamappen ${config.value.dataDir}. En säkerhetskopia där går förlorad tillsammans med den: ange en mapp utanför, helst på en annan disk.`,
        );
      case "under-way":
        return notWritten(
          `En annan säkerhetskopiering skriver till ${target}.part. Vänta, eller ange en annan mapp.`,
        );
      case "lifted":
        return notWritten(
          "En nyare version av programmet ändrade databasen under tiden. Ingen säkerhetskopia har skrivits. Försök igen med den.",
        );
      case "other-schema":
        return notWritten(
          "Databasens tabeller är inte de som programmet gör, så den kopieras inte. Stoppa servern och kopiera hela datamappen i stället. npm run verify-data berättar mer.",
        );
      case "older":
        return notWritten("Databasen är från en äldre version av programmet. Starta servern en gång först.");
      case "newer":
        return notWritten("Databasen är från en nyare version av programmet.");
      case "damaged":
        return notWritten(
          "Databasen är skadad och kopieras inte: behåll de säkerhetskopior som finns. npm run verify-data berättar mer.",
        );
      case "unverified":
        return notWritten(`Det som skrevs gick inte att läsa tillbaka: ${verdict.findings.join(", ")}`);
      case "written":
        return reportWritten(target, report, verdict);
      default:
        return verdict satisfies never;
    }
  } catch (error) {
    if (isGivenUp(error)) return notWritten("Avbrutet. Ingen säkerhetskopia har skrivits.");
    return notWritten(`Ingen säkerhetskopia har skrivits: ${commandFailureText(error, config.value)}`);
  }
}

function reportWritten(
  target: string,
  report: CommandReport,
  { manifest, history }: BackupVerdict & { readonly code: "written" },
): number {
  process.stdout.write(`${target}: ${report.figures()}, kontrollerade\n`);
  const lost = historyFacts(history);
  if (lost !== undefined) process.stdout.write(`OBS ${lost} Behåll äldre säkerhetskopior.\n`);
  if (manifest.lostFiles.length > 0) {
    process.stdout.write(
      `OBS ${manifest.lostFiles.length} filer saknas eller är skadade i datamappen och är inte med. npm run verify-data visar vilka.\n`,
    );
  }
  return lost === undefined && manifest.lostFiles.length === 0 ? WRITTEN : INCOMPLETE;
}

async function programVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return version;
}

function notWritten(line: string): number {
  process.stderr.write(`${line}\n`);
  return NOT_WRITTEN;
}
