// `bench/sie4-balances` as a whole process, against a Node process that only JSON.parses the same books, in
// alternation; then ten times as many vouchers, for growth and memory. HUVUDBOK_BENCH_BOOKS names a folder with a
// books.se and a transactions.json of other books to take instead of our own.

import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kronorFromOre, ore } from "@huvudbok/core/money";
import { readSie4, type Sie4Content, writeSie4 } from "@huvudbok/core/sie4";
import { generateBooks } from "./support/books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { storedVoucher } from "./support/stored-books.ts";

const VOUCHERS = 100_000;
const ROUNDS = 7;
const TIMES_MORE = 10;
/** At most so many times the time of JSON.parse, and so much memory. */
const MOST_OF_PARSE = 1.3;
const MOST_MEGABYTES = 500;

const program = join(import.meta.dirname, "sie4-balances");
const scratch = mkdtempSync(join(tmpdir(), "huvudbok-bench-"));
const parser = join(scratch, "parse.mjs");
const nowhere = openSync("/dev/null", "w");

try {
  main();
} finally {
  rmSync(scratch, { recursive: true });
}

function main(): void {
  const folder = process.env.HUVUDBOK_BENCH_BOOKS ?? writeBooks();
  const books = join(folder, "books.se");
  writeFileSync(
    parser,
    'import { readFileSync } from "node:fs";\nJSON.parse(readFileSync(process.argv[2], "utf8"));\n',
  );
  const balances: number[] = [];
  const parses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    balances.push(timeOf(program, [books]));
    parses.push(timeOf(process.execPath, [parser, join(folder, "transactions.json")]));
  }
  reportFigure({
    name: "balances of a SIE 4 file, as a process",
    measured: median(balances),
    reference: median(parses),
    against: "a process that parses the same books as JSON",
    unit: "ms",
    target: { of: "ratio", atMost: MOST_OF_PARSE },
  });
  checkBalances(books);
  measureGrowth(books, median(balances));
}

/** Our own books, as SIE 4 and as stored JSON. */
function writeBooks(): string {
  const { plan, fiscalYear, openingBalances, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
  const line = 0;
  const content: Sie4Content = {
    header: { sietyp: 4, program: { name: "Huvudbok", version: "1" }, fnamn: "Exempelbolaget AB" },
    rar: [{ year: 0, from: fiscalYear.from, to: fiscalYear.to }],
    konton: plan.accounts2.map(({ id, name }) => ({ number: String(id), name, sru: [], line })),
    dim: [],
    underdim: [],
    objekt: [],
    ub: [],
    res: [],
    oib: [],
    oub: [],
    psaldo: [],
    pbudget: [],
    ib: openingBalances.map(({ accountId, balance }) => {
      return { year: 0, account: String(accountId), amount: balance, line };
    }),
    ver: transactions.map(({ entries, locked: _locked, ...voucher }) => ({
      ...voucher,
      line,
      rows: entries.map(({ accountId, amount }) => {
        return { kind: "trans" as const, account: String(accountId), amount, line };
      }),
    })),
  };
  writeFileSync(join(scratch, "books.se"), writeSie4(content));
  const stored = transactions.map(storedVoucher);
  writeFileSync(join(scratch, "transactions.json"), JSON.stringify({ version: 1, transactions: stored }));
  return scratch;
}

/** The same vouchers ten times over, each time in series of their own: at most ten times the time, and little memory. */
function measureGrowth(books: string, once: number): void {
  const many = join(scratch, "many.se");
  const text = readFileSync(books, "latin1");
  const vouchers = text.slice(text.indexOf("#VER "));
  writeFileSync(many, text, "latin1");
  for (let more = 1; more < TIMES_MORE; more++) {
    const again = vouchers.replaceAll(/^#VER "?(\w*)"?/gm, `#VER $1${more}`);
    writeFileSync(many, again, { flag: "a", encoding: "latin1" });
  }
  reportFigure({
    name: `the same of ${TIMES_MORE} times the vouchers`,
    measured: timeOf(program, [many]),
    reference: once,
    against: "those of the vouchers once",
    unit: "ms",
    target: { of: "ratio", atMost: TIMES_MORE },
  });
  reportFigure({
    name: `most memory for ${TIMES_MORE} times the vouchers`,
    measured: memoryOf(program, [many]),
    reference: memoryOf(program, [books]),
    against: "that for the vouchers once",
    unit: "MB",
    target: { of: "measured", atMost: MOST_MEGABYTES },
  });
  checkBalances(many);
}

/** The balances are to be those that the rows of the vouchers sum to, one by one. */
function checkBalances(books: string): void {
  const file = readSie4(readFileSync(books));
  if (!file.ok) throw new Error(file.error.code);
  const expected = new Map<string, number>();
  const count = (account: string, amount: number) =>
    expected.set(account, (expected.get(account) ?? 0) + amount);
  for (const { number } of file.value.konton) count(number, 0);
  for (const { year, account, amount } of file.value.ib) if (year === 0) count(account, amount);
  for (const { rows } of file.value.ver) {
    for (const { kind, account, amount } of rows) if (kind !== "btrans") count(account, amount);
  }
  const { stdout } = spawnSync(program, [books], { encoding: "utf8" });
  const lines = [...expected].sort(([a], [b]) => (a < b ? -1 : 1));
  const right = lines
    .map(([account, amount]) => `${account} ${kronorFromOre(ore(amount)).toFixed(2)}\n`)
    .join("");
  if (stdout !== right) reportFailure("the balances are those of the file's vouchers");
}

function timeOf(command: string, args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: ["ignore", nowhere, "inherit"] });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
  return performance.now() - start;
}

/** The peak memory of the program, which it reports itself when it ends. */
function memoryOf(command: string, args: readonly string[]): number {
  const reporter = "process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))";
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reporter)}`,
  };
  const { stderr } = spawnSync(command, args, { stdio: ["ignore", nowhere, "pipe"], encoding: "utf8", env });
  return Number(/\d+$/.exec(stderr)?.[0]) / 1000;
}
