import { expect, test } from "vitest";
import { commandFailureText } from "./command-failure.ts";

const SQLITE = { dataDir: "/srv/bok", databaseUrl: undefined };
const POSTGRES = { dataDir: "/srv/bok", databaseUrl: "postgres://app@db/bok" };

function failure(message: string, fields: object): Error {
  return Object.assign(new Error(message), fields);
}

test.each([
  [SQLITE, failure("unable to open", { code: "SQLITE_CANTOPEN" }), "ingen databas som kan läsas i /srv/bok."],
  [SQLITE, new TypeError("Cannot open database because the directory does not exist"), "ingen databas"],
  [SQLITE, failure("no such table: kysely_migration", { code: "SQLITE_ERROR" }), "ingen databas"],
  [SQLITE, failure("database or disk is full", { code: "SQLITE_FULL" }), "Disken är full."],
  [POSTGRES, failure("no space left, write", { code: "ENOSPC", syscall: "write" }), "Disken är full."],
  [SQLITE, failure("denied", { code: "EACCES" }), "den användare som servern körs som"],
  [SQLITE, failure("read-only", { code: "EROFS" }), "skrivskyddat"],
  [SQLITE, failure("not a database", { code: "SQLITE_NOTADB" }), "Databasfilen i /srv/bok är skadad."],
  [POSTGRES, failure("connect", { code: "ECONNREFUSED", syscall: "connect" }), "svarar inte"],
  [POSTGRES, failure("getaddrinfo", { code: "ENOTFOUND", syscall: "getaddrinfo" }), "svarar inte"],
  [
    POSTGRES,
    new AggregateError([failure("connect ::1", { code: "ECONNREFUSED", syscall: "connect" })]),
    "svarar inte. (connect ::1)",
  ],
  [POSTGRES, failure("invalid page in block 0", { code: "XX001" }), "HUVUDBOK_DATABASE_URL är skadad."],
  [POSTGRES, failure("too many clients", { code: "53300" }), "max_connections"],
  [POSTGRES, failure("relation does not exist", { code: "42P01" }), "Databasen är tom."],
  [POSTGRES, failure("no such database", { code: "3D000" }), "släpper inte in"],
  [POSTGRES, failure("read failed", { code: "EIO", syscall: "read", path: "/x" }), "read failed"],
  [SQLITE, failure("connect", { code: "ECONNREFUSED", syscall: "connect" }), "connect"],
  [SQLITE, "odd", "odd"],
])("%o, %o: %s", (config, error, text) => {
  const message = commandFailureText(error, config);
  expect(message).toContain(text);
  if (error instanceof Error && error.message.includes("disk is full"))
    expect(message).toContain(error.message);
});
