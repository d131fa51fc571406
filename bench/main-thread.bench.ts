// How long the main thread of the server is blocked while it stores a long commit, compared with the time of that
// commit: while it is blocked, nobody is answered. The bytes come by HTTP.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateBooks } from "./support/books.ts";
import { reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { createCompany, importChanges } from "./support/stored-books.ts";

const ROUNDS = 3;
const VOUCHERS = 100_000;

const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const stops = join(scratch, "stops");
writeFileSync(stops, "");
const person = await startSignedIn({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "support/watch-main-thread.ts")}`,
  HUVUDBOK_BENCH_STOPS: stops,
});
const books = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const [longest, durations, waits]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < ROUNDS; round++) await measureCommit();
reportFigure({
  name: "longest stop of the main thread during an import of 100,000",
  measured: median(longest),
  reference: median(durations),
  against: "the time of the import",
  unit: "ms",
  target: { of: "ratio", atMost: 0.05 },
});
reportFigure({
  name: "longest wait of a small call meanwhile",
  measured: median(waits),
  reference: median(durations),
  against: "the time of the import",
  unit: "ms",
  target: { of: "ratio", atMost: 0.1 },
});
await person.stop();
rmSync(scratch, { recursive: true });

async function measureCommit(): Promise<void> {
  const companyId = await createCompany(person);
  const body = JSON.stringify({
    companyId,
    intent: "import",
    requestId: crypto.randomUUID(),
    changes: importChanges(companyId, books),
  });
  writeFileSync(stops, "");
  const state = { isDone: false };
  const from = performance.now();
  const commit = send(companyId, body).finally(() => {
    state.isDone = true;
  });
  let wait = 0;
  while (!state.isDone) {
    const asked = performance.now();
    await person.call("GET", "/api/company");
    wait = Math.max(wait, performance.now() - asked);
    await new Promise((done) => setTimeout(done, 10));
  }
  await commit;
  durations.push(performance.now() - from);
  waits.push(wait);
  const lines = readFileSync(stops, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  longest.push(Math.max(0, ...lines.map((line) => Number(line.split(" ")[1]))));
}

async function send(companyId: number, body: string): Promise<void> {
  const headers = { authorization: person.authorization, "content-type": "application/json" };
  const path = `/api/data/commit?companyId=${companyId}&import=1`;
  const answer = await fetch(`${person.product.url}${path}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
