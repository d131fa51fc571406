import { type AccountPlan, accountNo, newAccount } from "@huvudbok/core/account-plan";
import { commitRequestSchema } from "@huvudbok/core/api";
import { isoDate } from "@huvudbok/core/calendar";
import { emptyRecipient } from "@huvudbok/core/company";
import { decodeItem, type ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { PublishedChart } from "@huvudbok/core/import";
import { ore } from "@huvudbok/core/money";
import { PROGRAM_VERSION } from "@huvudbok/core/shared";
import { encodeCp437 } from "@huvudbok/core/text";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { runTask, TaskMemory } from "./task-table.ts";
import type { CommitInput, ReadAnswer } from "./tasks.ts";

const plan: AccountPlan = {
  name: "BAS 2025 för aktiebolag",
  accounts2: [newAccount(1930), newAccount(2081), newAccount(3001)],
  balanceReportStructure: { name: "B", items: [{ name: "Allt", accounts: ["1", "2"] }] },
  resultReportStructure: { name: "R", items: [{ name: "Allt", accounts: ["3"] }] },
};
const charts: readonly PublishedChart[] = [{ companyTypes: ["AB"], basEdition: 2025, plan }];
const fiscalYearId = fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025");

const blank = { reference: "", address: "", zipCode: "", city: "", phone: "" };
const COMPANY: CommitInput["company"] = { name: "Nya AB", organizationNumber: "556677-8899", ...blank };

const HEAD = `#FLAGGA 0
#SIETYP 4
#PROGRAM "Annat program" 1
#FNAMN "Åkessons Snickeri AB"
#ORGNR 556677-8899
#KPTYP EUBAS97
#RAR 0 20250101 20251231
#KONTO 1930 Bank
#KONTO 2081 Aktiekapital
#KONTO 3001 Sålt
`;
const BALANCES = "#IB 0 1930 100\n#IB 0 2081 -100\n";

/** What so many vouchers lead to. */
function closing(count: number): string {
  return `#UB 0 1930 ${100 + 25 * count}\n#UB 0 2081 -100\n#RES 0 3001 ${-25 * count}\n`;
}

function voucher(number: number): string {
  return `#VER A ${number} 20250301 "Faktura ${number}"\n{\n#TRANS 1930 {} 25\n#TRANS 3001 {} -25\n}\n`;
}

function read(memory: TaskMemory, text: string): ReadAnswer {
  return runTask(memory, "readBooks", { bytes: encodeCp437(text).buffer, fileName: "bok.se", charts });
}

describe("reading", () => {
  test("a file that can be imported", () => {
    const answer = read(new TaskMemory(), `${HEAD}${BALANCES}${closing(1)}${voucher(1)}`);
    expect(answer).toMatchObject({
      outcome: "readable",
      source: {
        companyName: "Åkessons Snickeri AB",
        organizationNumber: "556677-8899",
        fiscalYear: { from: "2025-01-01", to: "2025-12-31" },
        planName: "EUBAS97",
        accountCount: 3,
        transactionCount: 1,
        attachmentCount: 0,
        program: "Annat program 1",
        made: "",
        type: "SIE 4E",
      },
      books: { facts: { transactionCount: 1 }, sums: { rows: 2, debit: 2500 } },
      withSummary: undefined,
      toAccept: [],
    });
  });

  test("the size of the commit is that of what is sent, but for company, type and ids", () => {
    const memory = new TaskMemory();
    const answer = read(
      memory,
      HEAD + BALANCES + closing(500) + Array.from({ length: 500 }, (_, n) => voucher(n + 1)).join(""),
    );
    const size = answer.outcome === "readable" ? answer.commitSize : 0;
    const { body } = runTask(memory, "commitBooks", {
      companyId: 17,
      company: COMPANY,
      companyType: "AB",
      fiscalYearId,
      requestId: "id",
      etags: {},
      withSummary: false,
    });
    expect(Math.abs(size - body.size)).toBeLessThan(1000);
    expect(size).toBeGreaterThan(50_000);
    const uncharted = runTask(new TaskMemory(), "readBooks", {
      bytes: encodeCp437(`${HEAD}${BALANCES}${closing(1)}${voucher(1)}`).buffer,
      fileName: "bok.se",
      charts: [],
    });
    expect(uncharted).toMatchObject({ outcome: "readable", commitSize: 0 });
  });

  test("a wrong checksum is to be accepted, and is not told twice", () => {
    const answer = read(new TaskMemory(), `${HEAD.replace("\n", "\n#KSUMMA\n")}${BALANCES}#KSUMMA 1\n`);
    expect(answer.outcome === "readable" && answer.toAccept.map(({ kind }) => kind)).toEqual([
      "damaged",
      "incomplete",
    ]);
    expect(answer.outcome === "readable" && answer.notices.join()).not.toContain("ontrollsumma");
  });

  test("numbers that come twice are to be accepted, with the new ones, unless something else is wrong (S8)", () => {
    const twice = `${HEAD}${BALANCES}${closing(2)}${voucher(1)}${voucher(1)}`;
    expect(read(new TaskMemory(), twice)).toMatchObject({
      outcome: "readable",
      toAccept: [{ kind: "renumbered", texts: [expect.stringContaining("får numret A 2")] }],
    });
    expect(read(new TaskMemory(), `${twice}#ib 0 1930 1\n`)).toMatchObject({
      outcome: "refused",
      errorCount: 2,
      notices: expect.arrayContaining(["Posten #GEN saknas."]),
    });
  });

  test("a file of balances offers the summary voucher", () => {
    const answer = read(
      new TaskMemory(),
      `${HEAD.replace("#SIETYP 4", "#SIETYP 1")}${BALANCES}#UB 0 1930 150\n#UB 0 2081 -100\n#RES 0 3001 -50\n`,
    );
    expect(answer).toMatchObject({
      books: { facts: { transactionCount: 0 } },
      withSummary: { facts: { transactionCount: 1 }, sums: { debit: 5000 } },
    });
  });

  test("fifty errors are told, and how many there are", () => {
    const unbalanced = Array.from({ length: 120 }, (_, index) =>
      voucher(index + 1).replace("-25", "-24"),
    ).join("");
    const answer = read(new TaskMemory(), `${HEAD}${unbalanced}`);
    expect(answer).toMatchObject({ outcome: "refused", errorCount: 120 });
    expect(answer.outcome === "refused" && answer.errors).toHaveLength(50);
  });

  test("something else", () => {
    expect(read(new TaskMemory(), "En semla, tack")).toEqual({ outcome: "unknown" });
  });
});

describe("the commit", () => {
  const input: CommitInput = {
    companyId: 7,
    company: COMPANY,
    companyType: "AB",
    fiscalYearId,
    requestId: "request-1",
    etags: { accountSettings: '"3"' },
    withSummary: false,
  };

  test("holds everything of the year, in a form that the server takes", async () => {
    const memory = new TaskMemory();
    const vouchers = Array.from({ length: 2001 }, (_, index) => voucher(index + 1)).join("");
    read(memory, `${HEAD}${BALANCES}#DIM 1 Kostnadsställe\n${vouchers}`);
    const steps = new Set<string>();
    const { body, keys } = runTask(memory, "commitBooks", input, ({ step }) => steps.add(step));
    const request = z.parse(commitRequestSchema, JSON.parse(await body.text()));
    const year = `c7-${fiscalYearId}`;
    expect(keys).toEqual([
      "c7-accountSettings",
      `${year}-accountPlan`,
      `${year}-accountBalance`,
      `${year}-sieRecords`,
      `${year}-transactions`,
    ]);
    const importedFile = { format: "sie4", fileName: "bok.se" };
    expect(request).toMatchObject({ companyId: 7, intent: "import", requestId: "request-1", importedFile });
    expect(request.changes.map(({ key }) => key)).toEqual(keys);
    expect(request.changes[0]).toMatchObject({ ifMatch: '"3"' });
    expect(request.changes[1]).toMatchObject({
      head: { name: "EUBAS97", balanceReportStructure: { name: "B" } },
    });
    const [first, last] = [request.changes[4]?.put?.[0], request.changes[4]?.put?.at(-1)];
    expect(decodeItem("transactions", first)).toMatchObject({ ok: true, value: { number: 1, locked: true } });
    expect(decodeItem("transactions", last)).toMatchObject({ ok: true, value: { number: 2001 } });
    expect([...steps]).toEqual([
      "CreateFiscalYear",
      "CreateAccountingPlan",
      "CreateBalance",
      "CreateTransactions",
    ]);
  });

  test("makes no document without content, and names no ETag of a company without settings", async () => {
    const memory = new TaskMemory();
    read(memory, HEAD);
    const { body, keys } = runTask(memory, "commitBooks", { ...input, etags: {} });
    expect(keys).toEqual(["c7-accountSettings", `c7-${fiscalYearId}-accountPlan`]);
    expect(await body.text()).not.toContain("ifMatch");
  });

  test("to a new company makes it, and names it by 0 in its keys (IM23)", async () => {
    const memory = new TaskMemory();
    read(memory, HEAD);
    const { body, keys } = runTask(memory, "commitBooks", { ...input, companyId: undefined, etags: {} });
    expect(keys).toEqual(["c0-accountSettings", `c0-${fiscalYearId}-accountPlan`]);
    const request = z.parse(commitRequestSchema, JSON.parse(await body.text()));
    expect(request).toMatchObject({
      companyId: 0,
      newCompany: { recipient: { name: "Nya AB", companyType: "AB", organizationNumber: "556677-8899" } },
      changes: keys.map((key) => ({ key })),
    });
  });

  test("before a file has been read is a programmer's error", () => {
    expect(() => runTask(new TaskMemory(), "commitBooks", input)).toThrow(
      "a file that can be imported has been read",
    );
  });
});

test("an export holds what was handed over, in parts", async () => {
  const memory = new TaskMemory();
  const entry = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
  const transaction = (number: number): ItemOf<"transactions"> => ({
    series: "A",
    number,
    date: isoDate("2025-03-01"),
    text: `Sålt ${number}`,
    locked: false,
    entries: [entry(1930, 2500), entry(3001, -2500)],
  });
  runTask(memory, "holdTransactions", { year: "current", transactions: [transaction(1)] });
  runTask(memory, "holdTransactions", { year: "current", transactions: [transaction(2)] });
  runTask(memory, "holdTransactions", { year: "previous", transactions: [transaction(1)] });
  const shares: number[] = [];
  const answer = runTask(
    memory,
    "exportSie4",
    {
      company: { ...emptyRecipient(), name: "Åkessons Snickeri AB" },
      fiscalYear: {
        id: fiscalYearId,
        from: isoDate("2025-01-01"),
        to: isoDate("2025-12-31"),
        locked: false,
        transactionSeries: [],
      },
      planName: plan.name,
      accounts: plan.accounts2,
      openingBalances: [],
      previous: {
        fiscalYear: { from: isoDate("2024-01-01"), to: isoDate("2024-12-31") },
        openingBalances: [],
      },
      records: ['#DIM 1 "Kostnadsställe"'],
      date: isoDate("2026-11-20"),
      sign: "Anna",
    },
    ({ share }) => shares.push(share),
  );
  expect(answer).toMatchObject({
    sums: { transactions: 2, debit: 5000 },
    errors: [],
    differences: [],
    misread: [],
    hasPreviousYear: true,
    keptRecords: 1,
  });
  const text = await answer.file.text();
  expect(text).toContain("#UB 0 1930 50.00");
  expect(text).toContain("#UB -1 1930 25.00");
  expect(text).toContain("#DIM 1");
  expect(text).toContain(`#PROGRAM "Huvudbok" "${PROGRAM_VERSION}"`);
  expect(shares.at(-1)).toBe(1);
});
