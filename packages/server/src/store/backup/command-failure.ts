import { errorCode } from "../database/error-code.ts";

const PERMISSION =
  "Kör kommandot som den användare som servern körs som, och ge den rätt till datamappen och den angivna mappen.";

interface FailedPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Why a command failed, in Swedish where the operator can do something about it; otherwise the error's own message. */
export function commandFailureText(error: unknown, place: FailedPlace): string {
  return knownFailureText(error, place) ?? messageOf(error);
}

/** Why the store failed, where the operator can do something about it; undefined for other failures. */
export function knownFailureText(error: unknown, { dataDir, databaseUrl }: FailedPlace): string | undefined {
  const said = messageOf(error);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (databaseUrl === undefined && isNoDatabase(said, code)) {
    return `Det finns ingen databas som kan läsas i ${dataDir}. Kontrollera HUVUDBOK_DATA_DIR, och att den som kör kommandot får läsa där.`;
  }
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
    case "SQLITE_FULL":
    case "53100":
      return `Disken är full. (${said})`;
    case "EACCES":
    case "EPERM":
    case "SQLITE_READONLY":
      return `${PERMISSION} (${said})`;
    case "EROFS":
      return `Filsystemet är skrivskyddat. (${said})`;
    case "ENOTDIR":
      return `En fil ligger där en mapp ska vara. (${said})`;
    case "SQLITE_NOTADB":
    case "SQLITE_CORRUPT":
      return `Databasfilen i ${dataDir} är skadad. (${said})`;
    case "XX001":
    case "XX002":
      return `Databasen i HUVUDBOK_DATABASE_URL är skadad. (${said})`;
    case "53300":
      return `PostgreSQL har inga fler anslutningar att ge: höj max_connections. (${said})`;
    case "42P01":
      return "Databasen är tom. Starta servern en gång först.";
    case "3D000":
    case "28P01":
    case "28000":
    case "42501":
      return `PostgreSQL släpper inte in till databasen i HUVUDBOK_DATABASE_URL. (${said})`;
    default:
      return databaseUrl !== undefined && isUnreachable(error)
        ? `PostgreSQL i HUVUDBOK_DATABASE_URL svarar inte. (${said})`
        : undefined;
  }
}

/** An error that stands for several, as of a name with two addresses, says nothing itself. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function isNoDatabase(said: string, code: unknown): boolean {
  return (
    code === "SQLITE_CANTOPEN" ||
    (code === "SQLITE_ERROR" && said.startsWith("no such table")) ||
    said.startsWith("Cannot open database because the directory does not exist")
  );
}

/** Errors about files have been handled above, or have a path; the rest are about sockets. */
function isUnreachable(error: unknown): boolean {
  const isOfFile = error instanceof Error && "path" in error && error.path !== undefined;
  return !isOfFile && /^DATABASE_(GONE|BUSY)$/.test(errorCode(error) ?? "");
}
