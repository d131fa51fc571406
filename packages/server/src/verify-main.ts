import "./require-node.ts";
import { join } from "node:path";
import { readConfig } from "./config/read-config.ts";
import { runCommand } from "./run-command.ts";
import { commandFailureText } from "./store/backup/command-failure.ts";
import { copyText } from "./store/database/readable-place.ts";
import { databasePlace, storePlace } from "./store/database/store-place.ts";
import { folderBlobStore } from "./store/files/folder-blob-store.ts";
import type { DuplicateEmail } from "./store/people/duplicate-email.ts";
import { type DataFinding, dataFindingText } from "./store/verify/data-finding.ts";
import { verifyStored } from "./store/verify/verify-stored.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CLEAN = 0;
const HAS_FINDINGS = 1;
const NOT_RUN = 2;
/** With more findings than this a backup is needed, not a list. */
const MAX_LISTED = 1000;
const PROGRESS_MS = 2000;
/** One that reads a snapshot, and one more. */
const CONNECTIONS = 2;
const FORM = {
  usage: "npm run verify-data (kontrollerar allt som är sparat och ändrar ingenting)",
  words: 0,
  refused: NOT_RUN,
} as const;

process.exitCode = await runCommand({ args: process.argv.slice(2), environment: process.env }, FORM, verify);

/** `npm run verify-data`: inspects everything that is stored, changes nothing, and prints its findings. */
async function verify(): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notRun(config.error.message);
  try {
    const report = newReport();
    const verdict = await verifyStored({
      place: databasePlace(storePlace(config.value), CONNECTIONS),
      dataDir: config.value.dataDir,
      blobs: folderBlobStore(join(config.value.dataDir, "files"), () => new Date()),
      onFinding: report.onFinding,
      onRows: report.onRows,
      onFile: report.onFile,
      onCopy: (folder) => process.stderr.write(`${copyText(folder)}\n`),
    });
    switch (verdict.code) {
      case "older":
        return notRun("Databasen är från en äldre version av programmet. Starta servern en gång först.");
      case "newer":
        return notRun("Databasen är från en nyare version av programmet.");
      case "damaged":
        say("Resten går inte att kontrollera. Ta fram den senaste säkerhetskopian.");
        return HAS_FINDINGS;
      case "verified":
        for (const same of verdict.duplicateEmails) say(duplicateEmailText(same));
        return report.end(verdict.unnamed);
      default:
        return verdict satisfies never;
    }
  } catch (error) {
    return notRun(`Kontrollen kunde inte göras: ${commandFailureText(error, config.value)}`);
  }
}

/** Not a finding: these users are from before addresses were unique, and each may have companies. */
function duplicateEmailText({ email, users }: DuplicateEmail): string {
  const each = users.map(
    ({ id, companies, isFound }) =>
      `${id} (${count(companies)} företag, ${isFound ? "loggas in" : "loggas inte in"})`,
  );
  return `OBS ${email} är e-postadress för ${count(users.length)} användare: ${each.join(", ")}`;
}

function newReport() {
  let findings = 0;
  let rows = 0;
  let files = 0;
  let bytes = 0;
  const from = performance.now();
  let reportedAt = from;
  const progress = (): void => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    process.stderr.write(`${count(rows)} poster och ${count(files)} filer lästa ...\n`);
  };
  return {
    onFinding: (finding: DataFinding): void => {
      findings += 1;
      if (findings <= MAX_LISTED) say(`FEL ${dataFindingText(finding)}`);
    },
    onRows: (more: number): void => {
      rows += more;
      progress();
    },
    onFile: (size: number): void => {
      files += 1;
      bytes += size;
      progress();
    },
    end: (unnamed: { readonly count: number; readonly bytes: number }): number => {
      if (findings > MAX_LISTED) say(`... och ${count(findings - MAX_LISTED)} fel till`);
      if (unnamed.count > 0) {
        say(
          `${count(unnamed.count)} filer (${megabytes(unnamed.bytes)}) hör inte till något. Det är inget fel.`,
        );
      }
      const seconds = ((performance.now() - from) / 1000).toFixed(1).replace(".", ",");
      const found = findings === 0 ? "inga fel" : `${count(findings)} fel`;
      say(
        `${count(rows)} poster och ${count(files)} filer (${megabytes(bytes)}) lästa på ${seconds} s: ${found}`,
      );
      return findings === 0 ? CLEAN : HAS_FINDINGS;
    },
  };
}

function notRun(line: string): number {
  process.stderr.write(`${line}\n`);
  return NOT_RUN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function count(number: number): string {
  return number.toLocaleString("sv-SE");
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString("sv-SE", { maximumFractionDigits: 1 })} MB`;
}
