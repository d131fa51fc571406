import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { newTestPlace } from "../../../test/test-store.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrations.ts";

/** Two connections that take turns, so that one of them always reads. */
const READERS = `
  const { workerData, parentPort } = require("node:worker_threads");
  const Sqlite = require("better-sqlite3");
  const [first, second] = [0, 1].map(() => new Sqlite(workerData, { readonly: true }));
  const begin = (connection) => {
    connection.exec("begin");
    connection.prepare("select count(*) from document").get();
  };
  begin(first);
  parentPort.postMessage("reads");
  for (let [reads, waits] = [first, second]; ; [reads, waits] = [waits, reads]) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    begin(waits);
    reads.exec("commit");
  }`;

test("SQLite's log stays short although somebody is always reading", async () => {
  const { place, dispose } = await newTestPlace("sqlite");
  if (place.engine !== "sqlite") throw new Error("these are SQLite's logs");
  const database = openDatabase(place);
  await migrate(database.db, "sqlite");
  const readers = new Worker(READERS, { eval: true, workerData: place.file });
  await new Promise((done) => readers.once("message", done));

  const body = "x".repeat(1_000_000);
  let longest = 0;
  for (let megabytes = 0; megabytes < 40; megabytes += 1) {
    const sha256 = `${megabytes}${body}`;
    await database.write((tx) => tx.insertInto("orphaned_blob").values({ sha256, since: 0 }).execute());
    longest = Math.max(longest, statSync(`${place.file}-wal`).size);
  }
  await readers.terminate();
  await database.close();
  await dispose();
  expect(longest).toBeGreaterThan(16_000_000);
  expect(longest).toBeLessThan(40_000_000);
});
