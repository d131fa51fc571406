import type { Config } from "./config/read-config.ts";
import { UnusableKeyFile } from "./identity/unusable-key-file.ts";
import { knownFailureText } from "./store/backup/command-failure.ts";

type StartSettings = Pick<Config, "host" | "port" | "dataDir" | "databaseUrl">;

/**
 * The Swedish sentence for a failure to start that the operator can do something about; undefined for others. What an
 * error was caused by is asked as well: the store wraps what a database said.
 */
export function startFailureText(error: unknown, settings: StartSettings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return ownText(error, settings) ?? startFailureText(error.cause, settings);
}

function ownText(error: Error, settings: StartSettings): string | undefined {
  if (error instanceof UnusableKeyFile) return error.message;
  const { host, port, dataDir, databaseUrl } = settings;
  const { code, syscall } = fieldsOf(error);
  const said = `(${error.message})`;
  if (code === "EADDRINUSE")
    return `Port ${port} är upptagen. Stoppa det andra programmet eller ange en annan i PORT.`;
  if (code === "EADDRNOTAVAIL" || isHostUnknown(error, host))
    return `Adressen ${host} i HUVUDBOK_HOST finns inte på den här datorn. ${said}`;
  if (code === "EACCES" && syscall === "listen")
    return `Servern får inte använda port ${port}. Ange en annan i PORT. ${said}`;
  if (code === "EACCES" || code === "EPERM" || code.startsWith("SQLITE_READONLY"))
    return `Servern får inte läsa och skriva i datamappen ${dataDir}. Ge den rätt till mappen, eller ange en annan i HUVUDBOK_DATA_DIR. ${said}`;
  if (code === "EEXIST" || code === "ENOTDIR")
    return `En fil ligger där en mapp ska vara. Kontrollera HUVUDBOK_DATA_DIR. ${said}`;
  if (code === "ENOENT" && syscall === "mkdir")
    return `Datamappen ${dataDir} kan inte skapas där. Ange en annan i HUVUDBOK_DATA_DIR. ${said}`;
  if (databaseUrl === undefined && (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")))
    return `Databasfilen i ${dataDir} är skadad. Lägg tillbaka den senaste säkerhetskopian av hela datamappen.`;
  return knownFailureText(error, settings);
}

/** A host name to listen on that nobody knows; a lookup of the database's name has another one. */
function isHostUnknown(error: Error, host: string): boolean {
  return fieldsOf(error).syscall === "getaddrinfo" && "hostname" in error && error.hostname === host;
}

function fieldsOf(error: Error): { readonly code: string; readonly syscall: string } {
  const code = "code" in error ? String(error.code) : "";
  return { code, syscall: "syscall" in error ? String(error.syscall) : "" };
}
