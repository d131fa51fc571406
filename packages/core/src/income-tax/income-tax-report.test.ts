import { describe, expect, test } from "vitest";
import { accountProblemHint, accountProblemText, NOT_PLACED_TEXT } from "./account-problem.ts";
import { incomeTaxReport } from "./income-tax-report.ts";
import {
  account,
  activePlan,
  basPlan,
  entriesOf,
  exampleRows,
  filed,
  ink2,
  k1Plan,
  ne,
  reportOf,
  solePlan,
  yearBooks,
} from "./tax-forms.arbitrary.ts";

const plan = activePlan(basPlan);
const rowAt = (report: ReturnType<typeof reportOf>, section: string) => {
  const rows = report.parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return rows.find((row) => row.section === section);
};
const groupNamed = (report: ReturnType<typeof reportOf>, name: string) =>
  report.parts.flatMap(({ items }) => items).find((group) => group.name === name);

test("the example company: each account in its field, the result computed and in free equity", () => {
  const report = reportOf(yearBooks([], exampleRows), plan);
  expect(filed(report)).toEqual({
    "2.4": 60_000,
    "2.19": 125_000,
    "2.26": 515_000,
    "2.27": 50_000,
    "2.28": 464_819,
    "2.29": 40_000,
    "2.45": 30_000,
    "2.48": 45_000,
    "2.49": 50_181,
    "2.50": 20_000,
    "3.1": 800_000,
    "3.7": 300_000,
    "3.8": 200_000,
    "3.9": 20_000,
    "3.16": 600,
    "3.18": 1200,
    "3.22": 40_000,
    "3.25": 50_181,
    "3.26": 189_219,
  });
  expect(report).toMatchObject({
    bookedResult: 0,
    resultRounding: 0,
    balanceRounding: 0,
    balanceDifference: 0,
  });
  expect(groupNamed(report, "Kassa och bank")?.sum).toEqual({ total: 51_500_000, roundedTotal: 51_500_000 });
  expect(groupNamed(report, "Rörelsekostnader")?.sum?.total).toBe(52_000_000);
  // Income and costs together: income is positive.
  expect(groupNamed(report, "Finansiella poster")?.sum?.total).toBe(-60_000);
  expect(groupNamed(report, "Skatt och årets resultat")?.sum).toBeUndefined();
});

describe("rounding", () => {
  test("öre are summed per field and then cut toward zero; what the cut rows lack is 'Avrundning'", () => {
    const rows = [
      [1930, 0.5],
      [1940, 0.5],
      [1510, 1.6],
      [2440, 0.9],
      [3001, -10.5],
      [3740, -0.4],
      [5010, 5.9],
      [8410, 1.5],
    ] as const;
    const report = reportOf(yearBooks([], rows), plan);
    expect(filed(report)).toEqual({
      "2.19": 1,
      "2.26": 1,
      "2.28": 3,
      "3.1": 10,
      "3.7": 5,
      "3.18": 1,
      "3.26": 3,
    });
    expect(rowAt(report, "3.1")).toMatchObject({ total: 1090, roundedTotal: 1000 });
    // 10 - 5 - 1 = 4, and the result of 3,50 is cut to 3.
    expect(report.resultRounding).toBe(-100);
    // 1 + 1 against 3 and the claim of 0,90 on a supplier that is cut to 0.
    expect(report.balanceRounding).toBe(-100);
    expect(report.balanceDifference).toBe(0);
    expect(rowAt(report, "2.45")).toMatchObject({ total: -90, roundedTotal: 0 });
  });
});

describe("rows of two fields", () => {
  const net = (rows: readonly (readonly [number, number])[]) => {
    const report = reportOf(
      yearBooks([], [...rows, [1930, -rows.reduce((sum, [, kronor]) => sum + kronor, 0)]]),
      plan,
    );
    const row = rowAt(report, "3.2");
    return [row?.sru, row?.roundedTotal];
  };

  test("the sign of the whole row's net decides, and the amount is positive", () => {
    expect(
      net([
        [4940, 100],
        [4950, -300],
      ]),
    ).toEqual([7411, 20_000]);
    expect(
      net([
        [4940, 300],
        [4950, -100],
      ]),
    ).toEqual([7510, 20_000]);
    expect(net([])).toEqual([7411, 0]);
    expect(
      net([
        [4940, 300],
        [4950, -300],
      ]),
    ).toEqual([7411, 0]);
  });

  test("accounts are shown as the field counts them", () => {
    const report = reportOf(
      yearBooks(
        [],
        [
          [4940, 300],
          [4950, -100],
          [1930, -200],
        ],
      ),
      plan,
    );
    expect(rowAt(report, "3.2")?.items).toMatchObject([
      { accountNo: 4940, amount: 30_000 },
      { accountNo: 4950, amount: -10_000 },
    ]);
  });

  test("8810 goes to 3.21 or 3.22 by its sign, 8811 and 8819 always to their own", () => {
    const back = (rows: readonly (readonly [number, number])[]) =>
      filed(
        reportOf(yearBooks([], [...rows, [2110, -rows.reduce((sum, [, kronor]) => sum + kronor, 0)]]), plan),
      );
    expect(back([[8810, -500]])).toMatchObject({ "3.21": 500 });
    expect(back([[8810, 500]])).toMatchObject({ "3.22": 500 });
    expect(
      back([
        [8811, 500],
        [8819, -200],
        [8810, -50],
      ]),
    ).toMatchObject({ "3.21": 250, "3.22": 500 });
    const wrong = back([[8819, 200]]);
    expect(wrong["3.21"]).toBe(-200);
  });

  test("an account with another row's code goes to that row, with a notice", () => {
    const moved = activePlan(basPlan, { 4940: { sru: 7420 }, 5010: { sru: 7527 }, 1930: { sru: 7271 } });
    const report = reportOf(
      yearBooks(
        [],
        [
          [4940, -100],
          [5010, 300],
          [1930, -200],
        ],
      ),
      moved,
    );
    expect(filed(report)).toMatchObject({ "3.21": 100, "3.24": 300, "2.25": -200 });
    expect(report.otherFields).toEqual([
      { accountNo: 1930, sru: 7271, expected: [7281] },
      { accountNo: 4940, sru: 7420, expected: [7411, 7510] },
      { accountNo: 5010, sru: 7527, expected: [7513] },
    ]);
  });
});

describe("the year's result", () => {
  const sale = [
    [1930, 1000],
    [3001, -1000],
  ] as const;

  test("a loss is in 3.27 without sign, and lowers free equity below zero", () => {
    expect(
      filed(
        reportOf(
          yearBooks(
            [],
            [
              [5010, 700],
              [1930, -700],
            ],
          ),
          plan,
        ),
      ),
    ).toEqual({
      "2.26": -700,
      "2.28": -700,
      "3.7": 700,
      "3.27": 700,
    });
  });

  test("booked on 8999 and 2099 it is not counted twice", () => {
    const report = reportOf(yearBooks([], [...sale, [8999, 1000], [2099, -1000]]), plan);
    expect(filed(report)).toEqual({ "2.26": 1000, "2.28": 1000, "3.1": 1000, "3.26": 1000 });
    expect(report.bookedResult).toBe(100_000);
    expect(rowAt(report, "2.28")?.items).toHaveLength(1);
  });

  test("booked with another amount the rest is in free equity, so that the balance holds", () => {
    const report = reportOf(yearBooks([], [...sale, [8999, 900], [2099, -900]]), plan);
    expect(report).toMatchObject({ bookedResult: 90_000, result: { total: 100_000 }, balanceDifference: 0 });
    expect(rowAt(report, "2.28")?.items).toMatchObject([
      { accountNo: 2099, amount: 90_000 },
      { name: "Årets resultat, inte bokfört", amount: 10_000 },
    ]);
  });

  test("8999 needs neither to be active nor to have a code, and 8990 is the same", () => {
    const without = activePlan(basPlan, { 8999: { active: false } });
    const bare = {
      ...without,
      accounts2: without.accounts2.map((each) =>
        each.id === 8999 ? { ...each, sru: undefined as never } : each,
      ),
    };
    expect(filed(reportOf(yearBooks([], [...sale, [8999, 1000], [2099, -1000]]), bare))).toMatchObject({
      "3.26": 1000,
    });
    const old = reportOf(yearBooks([], [...sale, [8990, 1000], [2099, -1000]]), plan);
    expect(old.bookedResult).toBe(100_000);
  });
});

describe("accounts that keep the return from being made", () => {
  const problemsOf = (rows: readonly (readonly [number, number])[], chart = plan, form = ink2) => {
    const report = incomeTaxReport(
      yearBooks(
        [
          [1930, 100],
          [2081, -100],
        ],
        rows,
      ),
      chart,
      form,
      entriesOf(form),
    );
    return report.ok
      ? []
      : report.error.map((problem) => [accountProblemText(problem), accountProblemHint(problem)]);
  };
  const changed = (changes: Parameters<typeof activePlan>[1]) => activePlan(basPlan, changes);

  test("all are told at once, in order of account", () => {
    const base = changed({ 1930: { active: false }, 4010: { sru: 7999 } });
    const chart = {
      ...base,
      accounts2: base.accounts2
        .filter(({ id }) => id !== 5010)
        .map((each) =>
          each.id === 1510 || each.id === 4940 || each.id === 8820
            ? { ...each, sru: undefined as never }
            : each,
        ),
    };
    const rows = [
      [1510, 1],
      [4010, 1],
      [4940, 1],
      [5010, 1],
      [6060, 1],
      [6060, -1],
      [1930, -4],
    ] as const;
    expect(problemsOf(rows, chart)).toEqual([
      ["Konto 1510 har inget SRU-nummer angivet i kontoplanen", "Enligt blanketten: 7251"],
      ["Konto 1930 är inaktivt i kontoplanen", undefined],
      ["Konto 4010 har SRU-nummer 7999, som inte finns på blanketten", undefined],
      ["Konto 4940 har inget SRU-nummer angivet i kontoplanen", "Enligt blanketten: 7411 eller 7510"],
      ["Konto 5010 hittades inte i kontoplanen", undefined],
    ]);
  });

  test("only accounts with balance or movements are asked, and a cleared one is", () => {
    expect(
      problemsOf(
        [
          [4010, 1],
          [4010, -1],
        ],
        changed({ 4010: { active: false } }),
      ),
    ).toHaveLength(1);
    expect(problemsOf([], changed({ 2081: { active: false } }))).toHaveLength(1);
    expect(problemsOf([], changed({ 4010: { active: false } }))).toEqual([]);
  });

  test("memo accounts need no field where they sum to zero", () => {
    expect(
      problemsOf([
        [9100, 5],
        [9999, -5],
      ]),
    ).toEqual([]);
    expect(
      problemsOf([
        [9100, 5],
        [9999, -4],
        [1930, -1],
      ]).map(([text]) => text),
    ).toEqual(["Konto 9100 hittades inte i kontoplanen", "Konto 9999 hittades inte i kontoplanen"]);
  });

  test("a sole trader's notes on reserves need none where 2090 balances them; a company's do", () => {
    const notes = [
      [2080, -500],
      [2090, 500],
    ] as const;
    expect(problemsOf(notes, activePlan(k1Plan, { 2081: {} }), ne)).toEqual([
      ["Konto 2081 hittades inte i kontoplanen", undefined],
    ]);
    const chart = activePlan(k1Plan);
    const trader = incomeTaxReport(yearBooks([], notes), chart, ne, entriesOf(ne));
    expect(trader.ok).toBe(true);
    const alone = incomeTaxReport(
      yearBooks(
        [],
        [
          [2080, -500],
          [1930, 500],
        ],
      ),
      chart,
      ne,
      entriesOf(ne),
    );
    expect(alone.ok ? [] : alone.error).toEqual([
      { code: "sru-missing", accountNo: account(2080), suggested: [] },
    ]);
    const company = incomeTaxReport(yearBooks([], notes), chart, ink2, entriesOf(ink2));
    expect(company.ok ? [] : company.error.length).toBe(2);
  });

  test("the heading over those without a place", () => {
    expect(NOT_PLACED_TEXT).toBe("Vissa konton kunde inte placeras in i SRU-rapporten");
  });

  test("an unknown problem is a bug", () => {
    expect(() => accountProblemText({ code: "none" } as never)).toThrow("Unhandled case");
  });
});

describe("NE", () => {
  test("by the simplified chart: R11 with its sign, and equity with the result in it", () => {
    const rows = [
      [1930, 5100],
      [2013, 1000],
      [2017, -500],
      [2611, -2500],
      [2641, 500],
      [3000, -10_000],
      [3100, -100],
      [4000, 2000],
      [5000, 1500],
      [7000, 300],
      [7820, 100],
      [7830, 200],
      [8310, -50],
      [8410, 550],
      [1220, 2000],
      [1229, -100],
    ] as const;
    const report = reportOf(yearBooks([], rows), activePlan(k1Plan), ne);
    expect(filed(report)).toEqual({
      B4: 1900,
      B9: 5100,
      B10: 5000,
      B14: 2000,
      R1: 10_000,
      R2: 100,
      R4: 50,
      R5: 2000,
      R6: 1500,
      R7: 300,
      R8: 550,
      R9: 100,
      R10: 200,
      R11: 5500,
    });
  });

  test("a loss is R11 with a minus", () => {
    const report = reportOf(
      yearBooks(
        [],
        [
          [5000, 700],
          [1930, -700],
        ],
      ),
      activePlan(k1Plan),
      ne,
    );
    expect(filed(report)).toMatchObject({ R11: -700, B10: -700 });
  });

  test("by the full chart: income and cost of one kind by the sign of each account", () => {
    const rows = [
      [8320, -100],
      [8330, 300],
      [1930, -200],
    ] as const;
    const report = reportOf(yearBooks([], rows), activePlan(solePlan), ne);
    expect(filed(report)).toMatchObject({ R4: 100, R8: 300, R11: -200 });
  });
});
