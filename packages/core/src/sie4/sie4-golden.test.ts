import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSie4, type Sie4Balance, type Sie4Content, type Sie4File, writeSie4 } from "./index.ts";

interface Expected {
  readonly sha256: string;
  readonly program: string;
  readonly sietyp: string;
  readonly encoding: string;
  readonly accounts: number;
  readonly verifications: number;
  readonly transRows: number;
  readonly btransRows: number;
  readonly rtransRows: number;
  readonly debitTotal: string;
  readonly emptyVerifications: number;
  readonly unbalanced: readonly { readonly verification: string; readonly difference: string }[];
  readonly ib0: string | null;
  readonly ub0: string | null;
  readonly res0: string | null;
  readonly accountsNotReconciling: number | null;
  readonly rowsWithObjects: number;
  readonly ksumma: string | null;
}

const folder = join(import.meta.dirname, "../../testdata/sie4");
const expected: Readonly<Record<string, Expected>> = JSON.parse(
  readFileSync(join(folder, "expected.json"), "utf8"),
);
const files = Object.entries(expected);

test("every public file is here", () => {
  expect(files).toHaveLength(46);
});

describe.each(files)("%s", (name, figures) => {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  // Read again in each test: mutation testing does not attribute to any test what runs outside of tests.
  const opened = () => read(bytes);

  test("has the bytes it came with", () => {
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(figures.sha256);
  });

  test("gives the figures that are known of it", () => {
    expect(figuresOf(opened())).toEqual(inOre(figures));
  });

  test("has its checksum right", () => {
    expect(opened().checksum.status).toBe(figures.ksumma === null ? "none" : "right");
  });

  test("says how many accounts do not follow from the rows", () => {
    if (figures.accountsNotReconciling === null) return;
    expect(toldTimes(opened(), "closing-differs-from-rows")).toBe(figures.accountsNotReconciling);
  });

  test.each([false, true])("says the same when written and read again, checksum %j", (withChecksum) => {
    const file = opened();
    const again = read(writeSie4(file, { withChecksum }));
    expect(contentOf(again)).toEqual(contentOf(file));
    expect(again.checksum.status).toBe(withChecksum ? "right" : "none");
  });
});

function read(bytes: Uint8Array): Sie4File {
  const result = readSie4(bytes);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function figuresOf(file: Sie4File) {
  const rows = [...file.ver].flatMap((voucher) => voucher.rows);
  const counting = rows.filter((row) => row.kind !== "btrans");
  const added = rows.filter((row) => row.kind === "rtrans");
  const withObjects = rows.filter((row) => row.objects !== undefined);
  const { program, sietyp } = file.header;
  return {
    program: [program?.name, program?.version].filter((part) => part !== undefined).join(" "),
    sietyp: String(sietyp),
    encoding: file.encoding,
    accounts: file.konton.length,
    verifications: file.ver.length,
    transRows: counting.length,
    btransRows: rows.length - counting.length,
    rtransRows: added.length,
    debitTotal: sum(counting.filter((row) => row.amount > 0)),
    emptyVerifications: [...file.ver].filter((voucher) => voucher.rows.length === 0).length,
    unbalanced: file.errors.flatMap((error) =>
      error.code === "unbalanced"
        ? [{ verification: `${error.series} ${error.number}`, difference: Number(error.difference) }]
        : [],
    ),
    ib0: yearSum(file.ib),
    ub0: yearSum(file.ub),
    res0: yearSum(file.res),
    // The figures count the record of an added row as well as the one that repeats it.
    rowsWithObjects: withObjects.length + added.filter((row) => row.objects !== undefined).length,
    ksumma: "declared" in file.checksum ? file.checksum.declared : null,
  };
}

/** The known figures, amounts in öre. What other tests check is left out. */
function inOre(figures: Expected): unknown {
  return {
    program: figures.program,
    sietyp: figures.sietyp,
    encoding: figures.encoding,
    accounts: figures.accounts,
    verifications: figures.verifications,
    transRows: figures.transRows,
    btransRows: figures.btransRows,
    rtransRows: figures.rtransRows,
    emptyVerifications: figures.emptyVerifications,
    rowsWithObjects: figures.rowsWithObjects,
    ksumma: figures.ksumma,
    debitTotal: ore(figures.debitTotal),
    unbalanced: figures.unbalanced.map(({ verification, difference }) => ({
      verification,
      difference: ore(difference),
    })),
    ib0: ore(figures.ib0 ?? "0"),
    ub0: ore(figures.ub0 ?? "0"),
    res0: ore(figures.res0 ?? "0"),
  };
}

function ore(kronor: string): number {
  return Math.round(Number(kronor) * 100);
}

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, row) => total + row.amount, 0);
}

function yearSum(balances: readonly Sie4Balance[]): number {
  return sum(balances.filter((balance) => balance.year === 0));
}

function toldTimes(file: Sie4File, code: string): number {
  return file.findings.reduce((count, finding) => {
    if (finding.code === "more-findings" && finding.of === code) return count + finding.count;
    return finding.code === code ? count + 1 : count;
  }, 0);
}

/** The content of a file, without line numbers. */
function contentOf(content: Sie4Content): unknown {
  const { header, rar, konton, dim, underdim, objekt, ib, ub, res, oib, oub, psaldo, pbudget, ver } = content;
  const told = {
    header,
    rar,
    konton,
    dim,
    underdim,
    objekt,
    ib,
    ub,
    res,
    oib,
    oub,
    psaldo,
    pbudget,
    ver: [...ver],
  };
  return JSON.parse(JSON.stringify(told, (key, value: unknown) => (key === "line" ? undefined : value)));
}
