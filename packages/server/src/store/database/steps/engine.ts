import { sql } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Column types, and what ends a table, where the engines differ. Texts are compared by code point, whatever the locale of the server. */
export function columnTypes(engine: Engine) {
  const sqlite = engine === "sqlite";
  return {
    id: sql.raw(
      sqlite ? "integer primary key autoincrement" : "bigint generated always as identity primary key",
    ),
    text: sql.raw(sqlite ? "text" : 'text collate "C"'),
    time: sql.raw("bigint"),
    bytes: sql.raw(sqlite ? "blob" : "bytea"),
    // The rows are stored in the primary key itself: one lookup instead of two.
    clustered: sql.raw(sqlite ? "without rowid" : ""),
  };
}
