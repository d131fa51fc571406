import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BackupManifest, manifestText } from "../../src/store/backup/backup-manifest.ts";

export function manifestOf(backup: string): BackupManifest {
  const { sha256: _hash, ...manifest }: BackupManifest & { readonly sha256: string } = JSON.parse(
    readFileSync(join(backup, "manifest.json"), "utf8"),
  );
  return manifest;
}

/** As the program writes it, with its own hash. */
export function writeManifest(backup: string, manifest: BackupManifest): void {
  writeFileSync(join(backup, "manifest.json"), manifestText(manifest));
}

/** Adds a row to a table of a backup. */
export function addRow(backup: string, table: string, row: object): void {
  const manifest = manifestOf(backup);
  const path = join(backup, "rows", `${table}.ndjson`);
  const before = manifest.tables[table];
  const text = `${readFileSync(path, "utf8")}${JSON.stringify(row)}\n`;
  writeFileSync(path, text);
  const content = { rows: (before?.rows ?? 0) + 1, bytes: Buffer.byteLength(text), sha256: sha256(text) };
  writeManifest(backup, { ...manifest, tables: { ...manifest.tables, [table]: content } });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Turns a backup into the one that the program of `0005-row-hashes` would have made of the same books. */
export function makeOlder(backup: string): void {
  const manifest = manifestOf(backup);
  const tables = { ...manifest.tables };
  for (const table of ["lineage", "commit_log", "person", "passkey", "enrolment_link"]) {
    delete tables[table];
    rmSync(join(backup, "rows", `${table}.ndjson`));
  }
  const path = join(backup, "rows", "document.ndjson");
  const rows = readFileSync(path, "utf8").trimEnd().split("\n");
  const text = rows.map((line) => `${JSON.stringify({ ...JSON.parse(line), hash: undefined })}\n`).join("");
  writeFileSync(path, text);
  tables["document"] = { rows: rows.length, bytes: Buffer.byteLength(text), sha256: sha256(text) };
  writeManifest(backup, { ...manifest, migration: "0005-row-hashes", tables });
}
