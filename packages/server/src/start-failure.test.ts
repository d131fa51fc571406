import { expect, test } from "vitest";
import { UnusableKeyFile } from "./identity/unusable-key-file.ts";
import { startFailureText } from "./start-failure.ts";

const SQLITE = { host: "192.0.2.1", port: 3000, dataDir: "/srv/bok", databaseUrl: undefined };
const POSTGRES = { ...SQLITE, databaseUrl: "postgres://app@db/bok" };

const failure = (code: string, fields: object = {}) =>
  Object.assign(new Error("what was said"), { code, ...fields });

test.each([
  [SQLITE, failure("EADDRINUSE"), "Port 3000 är upptagen."],
  [SQLITE, failure("EADDRNOTAVAIL", { syscall: "listen" }), "192.0.2.1 i HUVUDBOK_HOST finns inte"],
  [
    SQLITE,
    failure("ENOTFOUND", { syscall: "getaddrinfo", hostname: "192.0.2.1" }),
    "i HUVUDBOK_HOST finns inte på den här datorn",
  ],
  [POSTGRES, failure("ENOTFOUND", { syscall: "getaddrinfo", hostname: "db" }), "PostgreSQL i HUVUDBOK_D"],
  [SQLITE, failure("EACCES", { syscall: "listen" }), "får inte använda port 3000"],
  [SQLITE, failure("EACCES", { syscall: "mkdir" }), "läsa och skriva i datamappen /srv/bok"],
  [SQLITE, failure("SQLITE_READONLY_DIRECTORY"), "läsa och skriva i datamappen /srv/bok"],
  [SQLITE, failure("EROFS"), "Filsystemet är skrivskyddat."],
  [SQLITE, failure("EEXIST"), "En fil ligger där en mapp ska vara."],
  [SQLITE, failure("ENOTDIR"), "En fil ligger där en mapp ska vara."],
  [SQLITE, failure("ENOENT", { syscall: "mkdir" }), "Datamappen /srv/bok kan inte skapas där."],
  [SQLITE, failure("ENOSPC"), "Disken är full."],
  [SQLITE, failure("SQLITE_CORRUPT_VTAB"), "Databasfilen i /srv/bok är skadad. Lägg tillbaka"],
  [POSTGRES, failure("ECONNREFUSED", { syscall: "connect" }), "PostgreSQL i HUVUDBOK_DATABASE_URL svarar"],
  [POSTGRES, failure("28P01"), "PostgreSQL släpper inte in"],
  [POSTGRES, failure("3D000"), "PostgreSQL släpper inte in"],
  [POSTGRES, failure("XX001"), "HUVUDBOK_DATABASE_URL är skadad"],
  [SQLITE, new UnusableKeyFile("Nyckeln är skadad."), "Nyckeln är skadad."],
  [SQLITE, new Error("could not be brought up to date", { cause: failure("ENOSPC") }), "Disken är full."],
])("%o, %o: %s", (settings, error, text) => {
  expect(startFailureText(error, settings)).toContain(text);
});

test.each([new Error("a bug"), failure("ERR_X"), "text", undefined])("%o has no sentence", (error) => {
  expect(startFailureText(error, SQLITE)).toBeUndefined();
});
