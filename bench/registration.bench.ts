// Registering a voucher durably by HTTP, into a year of 1,000 and one of 100,000 vouchers and as a bare SQLite
// transaction that writes the same rows, in turns.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBareRegistration } from "./support/bare-registration.ts";
import { reportFigure } from "./support/figures.ts";
import { median, mediansInTurns } from "./support/interleaved.ts";
import { type SignedIn, startSignedIn } from "./support/signed-in.ts";
import { registration, type StoredBooks, storeBooks } from "./support/stored-books.ts";
import { emptyWal } from "./support/wal.ts";

const PAIRS = 200;
/** A server runs for weeks: by so many calls its code has been compiled, and the times no longer fall. */
const WARM_UP = 1000;
const COUNTED = 60;
const SMALL = 1000;
const LARGE = 100_000;
/** Begin and commit count. */
const MOST_STATEMENTS = 12;
const MOST_LOG = 45_000;

const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const statements = join(scratch, "statements");
writeFileSync(statements, "");
try {
  await measureTimes();
  await countWork();
} finally {
  rmSync(scratch, { recursive: true });
}

async function measureTimes(): Promise<void> {
  const person = await startSignedIn();
  const small = await storeBooks(person, SMALL);
  const large = await storeBooks(person, LARGE);
  for (let turn = 0; turn < WARM_UP; turn++)
    for (const books of [small, large]) await register(person, books);
  const bare = openBareRegistration(join(person.product.dataFolder(), "huvudbok.sqlite"), scratch, large);
  for (let turn = 0; turn < WARM_UP; turn++) bare.register();
  const tasks = [() => register(person, small), () => register(person, large), bare.register];
  const [inSmall = 0, inLarge = 0, inBare = 0] = await mediansInTurns(PAIRS, tasks, { sweeps: false });
  reportFigure({
    name: "registering in a year of 100,000 vouchers",
    measured: inLarge,
    reference: inSmall,
    against: "registering in a year of 1,000",
    unit: "ms",
    target: { of: "ratio", atMost: 1.3 },
  });
  reportFigure({
    name: "registering in a year of 100,000 vouchers",
    measured: inLarge,
    reference: inBare,
    against: "a bare SQLite transaction with the same rows",
    unit: "ms",
    target: { of: "ratio", atMost: 3.5 },
  });
  bare.close();
  await person.stop();
}

/** What a registration makes the database do. Counting slows it down: in a product of its own. */
async function countWork(): Promise<void> {
  const preload = `--import=${join(import.meta.dirname, "support/count-statements.ts")}`;
  const person = await startSignedIn({ NODE_OPTIONS: preload, HUVUDBOK_BENCH_STATEMENTS: statements });
  const [small, large] = [await storeBooks(person, SMALL), await storeBooks(person, LARGE)];
  const [inSmall, inLarge] = [await countedWork(person, small), await countedWork(person, large)];
  await person.stop();
  const against = "the same in a year of 1,000";
  // Numbers of more digits are longer texts.
  for (const [name, of, unit, atMost] of [
    ["SQL statements of it", "statements", "", 1],
    ["values that it writes", "values", "B", 1.02],
    ["the database's log of it, whole pages (mean)", "log", "B", 1.2],
  ] as const) {
    const [measured, reference] = [inLarge[of], inSmall[of]];
    reportFigure({ name, measured, reference, against, unit, target: { of: "ratio", atMost } });
  }
  for (const [year, work] of [
    ["1,000", inSmall],
    ["100,000", inLarge],
  ] as const) {
    for (const [what, of, unit, atMost] of [
      ["SQL statements", "statements", "", MOST_STATEMENTS],
      ["log", "log", "B", MOST_LOG],
    ] as const) {
      const name = `${what} of it in a year of ${year}`;
      const target = { of: "measured", atMost } as const;
      reportFigure({ name, measured: work[of], reference: atMost, against: "its limit", unit, target });
    }
  }
}

async function countedWork(person: SignedIn, books: StoredBooks) {
  const file = join(person.product.dataFolder(), "huvudbok.sqlite");
  for (let turn = 0; turn < WARM_UP; turn++) await register(person, books);
  const work: { statements: number; values: number; log: number }[] = [];
  for (let turn = 0; turn < COUNTED; turn++) {
    emptyWal(file);
    writeFileSync(statements, "");
    await register(person, books);
    const written = readFileSync(statements, "utf8").trim().split("\n").map(Number);
    const values = written.reduce((sum, bytes) => sum + bytes, 0);
    work.push({ statements: written.length, values, log: statSync(`${file}-wal`).size });
  }
  return {
    statements: median(work.map((one) => one.statements)),
    values: median(work.map((one) => one.values)),
    log: work.reduce((sum, one) => sum + one.log, 0) / work.length,
  };
}

async function register(person: SignedIn, books: StoredBooks): Promise<void> {
  await person.commit(books.companyId, "register", [registration(books)]);
}
