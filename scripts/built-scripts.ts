// Which scripts of the built web app a browser must have before a page, and how long they are as they are sent.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./bootstrap.mjs";

/**
 * The part of the build's manifest that is needed: which file an entry became, and which others it imports statically.
 */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** A script, and why it is needed: the names of the scripts from the entry to itself. */
export interface NeededScript {
  readonly file: string;
  readonly way: readonly string[];
}

const dist = join(root, "packages/web/dist");

export function builtManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
}

/**
 * The scripts that the entries need, with everything that they import. An entry is a module that is fetched when it is
 * asked for, by its path in packages/web, or a file that vite.config.ts gives a name.
 */
export function scriptsFor(manifest: Manifest, entries: readonly string[]): readonly NeededScript[] {
  const needed = new Map<string, NeededScript>();
  const add = (entry: string, before: readonly string[]): void => {
    const chunk = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry);
    if (chunk === undefined) throw new Error(`${entry} is not in the manifest of the build`);
    if (needed.has(chunk.file)) return;
    const way = [...before, chunk.name ?? entry];
    needed.set(chunk.file, { file: chunk.file, way });
    for (const imported of chunk.imports ?? []) add(imported, way);
  };
  for (const entry of entries) add(entry, []);
  return [...needed.values()];
}

/** Kilobytes of 1000 bytes, each script packed by itself by gzip: what the aims count in. */
export function packedSize(scripts: readonly NeededScript[]): number {
  return kilobytes(scripts.map(({ file }) => gzipSync(readFileSync(join(dist, file)))));
}

/** Kilobytes of 1000 bytes as our server sends them: packed by Brotli when the app is built. */
export function sentSize(scripts: readonly NeededScript[]): number {
  return kilobytes(scripts.map(({ file }) => readFileSync(join(dist, `${file}.br`))));
}

function kilobytes(packed: readonly Uint8Array[]): number {
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1000;
}
