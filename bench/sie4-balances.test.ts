import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSie4 } from "@huvudbok/core/sie4";
import { afterAll, beforeAll, expect, test } from "vitest";

const samples = join(import.meta.dirname, "../packages/core/testdata/sie4");
let scratch = "";

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "huvudbok-sie4-"));
});

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(import.meta.dirname, "sie4-balances"), args, {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return { status, lines: stdout.split("\n").filter((line) => line !== ""), stderr };
}

function write(name: string, text: string | Uint8Array): string {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}

test("prints number and closing balance of every account, sorted", () => {
  const path = write(
    "small.se",
    "\uFEFF#FLAGGA 0\r\n#KONTO 1930 Bank\r\n#KONTO 3001 Sales\r\n#KONTO 2081 x\r\n#IB 0 1930 1000\r\n#VER A 1 20250101 x\r\n{\r\n#TRANS 1930 {} -0.05\r\n#TRANS 3001 {} 0.05\r\n}",
  );
  expect(run(path)).toEqual({
    status: 0,
    lines: ["1930 999.95", "2081 0.00", "3001 0.05"],
    stderr: "Rad 10: filens sista rad är inte avslutad: kontrollera att inget saknas i slutet av filen\n",
  });
});

test("what the import reads is read: UTF-16, and more than one byte order mark", () => {
  const text = "#FLAGGA 0\n#KONTO 1930 Bank\n#IB 0 1930 5\n";
  const paths = ["wide.se", "marked.se", "none.se"].map((name) => join(scratch, name));
  const [wide = "", marked = "", none = ""] = paths;
  writeFileSync(wide, `\uFEFF${text}`, "utf16le");
  writeFileSync(marked, `\uFEFF\uFEFF${text}`);
  writeFileSync(none, "\uFEFFx", "utf16le");
  const expected = { status: 0, lines: ["1930 5.00"], stderr: "" };
  expect([run(wide), run(marked)]).toEqual([expected, expected]);
  expect(run(none)).toMatchObject({ status: 2, stderr: `${none}: Filen är inte en SIE fil\n` });
});

test("a file that ends early or holds nothing is told", () => {
  const [joined, empty] = [
    write(
      "joined.se",
      "#FLAGGA 0\n#KONTO 1930 x\n#IB 0 1930 1\n\u001A#VER A 1 20250101\n{\n#TRANS 1930 {} 1\n}\n",
    ),
    write("empty.se", "#FLAGGA 0\n#KONTO 1930 x\n"),
  ];
  expect(run(joined)).toMatchObject({
    status: 1,
    lines: ["1930 1.00"],
    stderr:
      "Rad 4: det står poster efter ett tecken för filslut (byte 1A) som inte har lästs: filen kan vara hopsatt av flera\n",
  });
  expect(run(empty)).toMatchObject({
    status: 1,
    lines: ["1930 0.00"],
    stderr: "the file has neither opening balances nor vouchers\n",
  });
});

test("names an unbalanced voucher after the balances", () => {
  const { status, lines, stderr } = run(join(samples, "variants/avendo-unbalanced-voucher.se"));
  expect([status, lines.length, stderr]).toEqual([
    1,
    567,
    "Rad 3905: verifikation B 1 balanserar inte, differensen är −12\u00a0771,00\n",
  ]);
});

test("names the line of an amount that cannot be read, which is in no balance", () => {
  const path = write("amount.se", "#FLAGGA 0\n#KONTO 1930 x\n#IB 0 1930 x\n#IB 0 2081 0\n");
  expect(run(path)).toEqual({
    status: 1,
    lines: ["1930 0.00", "2081 0.00"],
    stderr: "Rad 3: ”x” är inte ett belopp\n",
  });
});

test("what keeps a file from being imported and is no amount is told, and the balances are right", () => {
  const path = write("foreign.se", "#FLAGGA 0\n#IB 0 1930 5\n#UB 0 1930 5\n");
  expect(run(path)).toEqual({
    status: 0,
    lines: ["1930 5.00"],
    stderr: "Rad 2: kontot 1930 med beloppet 5,00 saknas i filens kontoplan\n",
  });
});

test.each(["type4e/fortnox.se", "type4e/norstedts-bokslut-ksumma.se"])(
  "agrees with the closing balances of %s",
  (name) => {
    const path = join(samples, name);
    const file = readSie4(new Uint8Array(readFileSync(path)));
    if (!file.ok) throw new Error(file.error.code);
    const closing = [...file.value.ub, ...file.value.res].filter(({ year }) => year === 0);
    const expected = closing.map(({ account, amount }) => `${account} ${(amount / 100).toFixed(2)}`);
    expect(run(path).lines).toEqual(expect.arrayContaining(expected));
  },
);

test("reads long lines, and lines that end with CR only", () => {
  const long = write("long.se", `#FLAGGA 0\n#PROSA "${"x".repeat(700_000)}"\n#IB 0 1930 1\n`);
  expect(run(long).lines).toEqual(["1930 1.00"]);
  const rows = "#TRANS 1930 {} 1\r#TRANS 3001 {} -1\r".repeat(20_000);
  expect(run(write("cr.se", `#FLAGGA 0\r#VER A 1 20250101\r{\r${rows}}\r`)).lines).toEqual([
    "1930 20000.00",
    "3001 -20000.00",
  ]);
});

test.each([
  ["no argument", []],
  ["no such file", ["/nowhere/books.se"]],
  ["a folder", [samples]],
  ["another kind of file", [join(samples, "expected.json")]],
])("%s ends with 2 and says why", (_name, args) => {
  const { status, lines, stderr } = run(...args);
  expect([status, lines]).toEqual([2, []]);
  expect(stderr).not.toBe("");
});
