// The JavaScript that a browser must have before the first page is shown, packed by gzip as it is sent.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { tell } from "./support/figures.ts";

/** Kilobytes of 1000 bytes. */
const LIMIT = 150;
const AIM = 130;

/** Files that vite.config.ts gives names: what every page needs, and the top bar and menu that most stand in. */
const START = "start";
const FRAME = "frame";

const dist = join(import.meta.dirname, "../packages/web/dist");
const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);

/** As much of the build's manifest as is needed: which file an entry became, and which others it imports at once. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

for (const [name, pages, target] of [
  ["JavaScript before any page (gzip)", [], undefined],
  ["JavaScript before the sign-in page", ["src/features/sign-in/login-page.tsx"], LIMIT],
  ["JavaScript before the home page, without books", [FRAME, "src/features/home/home-page.tsx"], LIMIT],
  // The figures are fetched beside the books, after the frame and the heading have been drawn.
  [
    "JavaScript before the home page, with its figures",
    [FRAME, "src/features/home/home-page.tsx", "src/features/home/overview.tsx"],
    LIMIT,
  ],
  [
    "JavaScript before the transaction list",
    [FRAME, "src/features/transaction/transaction-list-page.tsx"],
    undefined,
  ],
] as const) {
  const files = filesFor([START, ...pages]);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file))).byteLength);
  tell({
    name,
    measured: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    reference: AIM,
    against: "the aim",
    unit: "kB",
    ...(target === undefined ? {} : { target: { of: "measured", atMost: target } }),
  });
}

/** The scripts that these entries need, with everything that they import. */
function filesFor(entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (entry: string): void => {
    const chunk = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry);
    if (chunk === undefined) throw new Error(`${entry} is not in the manifest of the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(entry);
  return files;
}
