import "./require-node.ts";
import { join } from "node:path";
import { type Config, readConfig } from "./config/read-config.ts";
import { type DataFault, dataFaultText } from "./store/data-fault.ts";
import type { SameEmail } from "./store/people/same-email.ts";
import { databasePlace, storePlace } from "./store/store-place.ts";
import { verifyStored } from "./store/verify-stored.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CLEAN = 0;
const FAULTS = 1;
const NOT_RUN = 2;
/** Whoever has more faults than this needs a backup, not a list. */
const FAULTS_TOLD = 1000;
const PROGRESS_MS = 2000;
/** One that reads all of one moment, and one beside it. */
const CONNECTIONS = 2;

process.exitCode = await verify();

/** `npm run verify-data`: inspects everything that is stored, changes nothing, and tells what it found. */
async function verify(): Promise<number> {
  const config = readConfig(process.env, ROOT);
  if (!config.ok) return notRun(config.error.message);
  try {
    const report = newReport();
    const verdict = await verifyStored({
      place: databasePlace(storePlace(config.value), CONNECTIONS),
      dataDir: config.value.dataDir,
      onFault: report.onFault,
      onRows: report.onRows,
      onFile: report.onFile,
    });
    switch (verdict.code) {
      case "older":
        return notRun("Databasen är från en äldre version av programmet. Starta servern en gång först.");
      case "newer":
        return notRun("Databasen är från en nyare version av programmet.");
      case "damaged":
        say("Resten går inte att kontrollera. Ta fram den senaste säkerhetskopian.");
        return FAULTS;
      case "verified":
        for (const same of verdict.sameEmails) say(sameEmailText(same));
        return report.end(verdict.unnamed);
      default:
        return verdict satisfies never;
    }
  } catch (error) {
    return notRun(problemText(error, config.value));
  }
}

/** No fault: they are from before an address could find only one, and each may have companies. */
function sameEmailText({ email, users }: SameEmail): string {
  const each = users.map(
    ({ id, companies, isFound }) =>
      `${id} (${count(companies)} företag, ${isFound ? "loggas in" : "loggas inte in"})`,
  );
  return `OBS ${email} är e-postadress för ${count(users.length)} användare: ${each.join(", ")}`;
}

function newReport() {
  let faults = 0;
  let rows = 0;
  let files = 0;
  let bytes = 0;
  const from = performance.now();
  let told = from;
  const progress = (): void => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    process.stderr.write(`${count(rows)} poster och ${count(files)} filer lästa ...\n`);
  };
  return {
    onFault: (fault: DataFault): void => {
      faults += 1;
      if (faults <= FAULTS_TOLD) say(`FEL ${dataFaultText(fault)}`);
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
      if (faults > FAULTS_TOLD) say(`... och ${count(faults - FAULTS_TOLD)} fel till`);
      if (unnamed.count > 0) {
        say(
          `${count(unnamed.count)} filer (${megabytes(unnamed.bytes)}) hör inte till något. Det är inget fel.`,
        );
      }
      const seconds = ((performance.now() - from) / 1000).toFixed(1).replace(".", ",");
      const found = faults === 0 ? "inga fel" : `${count(faults)} fel`;
      say(
        `${count(rows)} poster och ${count(files)} filer (${megabytes(bytes)}) lästa på ${seconds} s: ${found}`,
      );
      return faults === 0 ? CLEAN : FAULTS;
    },
  };
}

function problemText(error: unknown, { dataDir }: Config): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "SQLITE_CANTOPEN") return `Det finns ingen databas som kan läsas i ${dataDir}.`;
  if (code === "42P01") return "Databasen är tom. Starta servern en gång först.";
  return `Kontrollen kunde inte göras: ${error instanceof Error ? error.message : String(error)}`;
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
