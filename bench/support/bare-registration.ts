import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { StoredBooks } from "./stored-books.ts";

/** A database of one's own with the content of the product's, and nothing of the product around it. */
export interface BareRegistration {
  /** Writes the rows that a registration writes, in one durable transaction. */
  readonly register: () => void;
  readonly close: () => void;
}

type Row = Record<string, string | number | null>;

/** Copies the product's database and finds the rows of the last registration in it, to write their like. */
export function openBareRegistration(file: string, folder: string, books: StoredBooks): BareRegistration {
  const copy = join(folder, "bare.sqlite");
  const original = new Sqlite(file, { readonly: true });
  original.prepare("vacuum into ?").run(copy);
  original.close();
  const database = new Sqlite(copy);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  const place = [books.companyId, books.transactionsKey];
  const last = (table: string, by: string, columns = ["company_id", "key"]): Row => {
    const where = ["true", ...columns.map((column) => `${column} = ?`)].join(" and ");
    const text = `select * from ${table} where ${where} order by ${by} desc limit 1`;
    const row = database.prepare<unknown[], Row>(text).get(...place.slice(0, columns.length));
    if (row === undefined) throw new Error(`nothing has been registered in ${table}`);
    return row;
  };
  const rows = {
    item: last("item", "revision"),
    item_history: last("item_history", "revision"),
    revision: last("revision", "revision"),
    request: last("request", "at", ["company_id"]),
    commit_log: last("commit_log", "sequence", []),
  };
  const insert = new Map(Object.entries(rows).map(([table, row]) => [table, inserter(database, table, row)]));
  const update = database.prepare(
    "update document set revision = ?, next_position = next_position + 1 where company_id = ? and key = ?",
  );
  let revision = Number(rows.revision["revision"]);
  let position = Number(rows.item["position"]);
  let number = Number(rows.item["number"]);
  let sequence = Number(rows.commit_log["sequence"]);
  const write = database.transaction(() => {
    revision += 1;
    position += 1;
    number += 1;
    sequence += 1;
    const id = `A-${number}`;
    insert.get("request")?.({ ...rows.request, request_id: crypto.randomUUID() });
    insert.get("item")?.({ ...rows.item, id, revision, position, number });
    insert.get("item_history")?.({ ...rows.item_history, id, revision });
    insert.get("revision")?.({ ...rows.revision, revision, commit_id: crypto.randomUUID() });
    update.run(revision, ...place);
    insert.get("commit_log")?.({ ...rows.commit_log, sequence });
  });
  return { register: () => write.immediate(), close: () => database.close() };
}

function inserter(database: Sqlite.Database, table: string, like: Row): (row: Row) => void {
  const names = Object.keys(like);
  const text = `insert into ${table} (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`;
  const statement = database.prepare(text);
  return (row) => void statement.run(row);
}
