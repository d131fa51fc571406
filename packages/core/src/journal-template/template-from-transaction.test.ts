import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { Entry } from "../transaction/index.ts";
import { NO_TEMPLATE_TEXT, templateFromTransaction } from "./template-from-transaction.ts";

const chart = new Set([1930, 5410, 2641]);
const entry = (account: number, amount: number, more: Partial<Entry> = {}): Entry => ({
  accountId: accountNo(account),
  amount: ore(amount),
  ...more,
});
const made = (...entries: readonly Entry[]) =>
  templateFromTransaction({ text: "Kontor", entries }, chart, "t");

describe("JT3: a template from a transaction", () => {
  test("its rows in per cent of the largest, with four decimals and their texts", () => {
    const template = made(
      entry(1930, -112_000),
      entry(5410, 100_000, { text: "Papper" }),
      entry(2641, 12_000),
    );
    expect(template).toStrictEqual({
      ok: true,
      value: {
        id: "t",
        name: "Kontor",
        description: "",
        entries: [
          { accountId: 1930, amount: -100 },
          { accountId: 5410, amount: 89.2857, description: "Papper" },
          { accountId: 2641, amount: 10.7143 },
        ],
      },
    });
  });

  test("CH34: with texts of one line", () => {
    const broken = [entry(1930, -1, { text: "a\nb" }), entry(5410, 1)];
    const template = templateFromTransaction({ text: "Kontor\tmars\u202E", entries: broken }, chart, "t");
    expect(template).toMatchObject({
      value: { name: "Kontor mars", entries: [{ description: "a b" }, { amount: 100 }] },
    });
  });

  test("struck rows, rows of 0 or next to nothing, and accounts of another chart are left out", () => {
    const template = made(
      entry(1930, -100_000_000),
      entry(5410, 99_999_999),
      entry(2641, 1),
      entry(2641, 0),
      entry(2641, 500, { adjustmentType: false }),
      entry(6110, 500),
    );
    expect(template.ok && template.value.entries).toEqual([
      { accountId: 1930, amount: -100 },
      { accountId: 5410, amount: 100 },
    ]);
  });

  test.each<[string, readonly Entry[]]>([
    ["no row", []],
    ["only rows of 0", [entry(1930, 0)]],
    ["no account of the chart", [entry(6110, 100)]],
    ["only struck rows", [entry(1930, 100, { adjustmentType: false })]],
  ])("%s gives none", (_, entries) => {
    expect(made(...entries)).toEqual({ ok: false, error: "no-valid-entry" });
    expect(NO_TEMPLATE_TEXT).toBe("Ingen giltig kontering hittades för att skapa en mall");
  });
});
