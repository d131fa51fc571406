import { sql } from "kysely";

export type Engine = "sqlite" | "postgres";

/** The words that differ between the engines. Texts are compared by code point, whatever the server's locale. */
export function words(engine: Engine) {
  const sqlite = engine === "sqlite";
  return {
    id: sql.raw(
      sqlite ? "integer primary key autoincrement" : "bigint generated always as identity primary key",
    ),
    text: sql.raw(sqlite ? "text" : 'text collate "C"'),
    time: sql.raw("bigint"),
    bytes: sql.raw(sqlite ? "blob" : "bytea"),
    // The rows live in the primary key itself: one search instead of two.
    clustered: sql.raw(sqlite ? "without rowid" : ""),
  };
}
