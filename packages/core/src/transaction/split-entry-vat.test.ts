import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { splitEntryVat, VAT_RATES } from "./split-entry-vat.ts";

describe("splitEntryVat as the form offers it", () => {
  const account = (id: number, type: Parameters<typeof splitEntryVat>[0]["type"]) => ({
    id: accountNo(id),
    type,
  });

  test.each([
    [account(5410, "cost"), 125_000, 25, 100_000, 25_000, 2641],
    [account(1220, "asset"), 125_000, 25, 100_000, 25_000, 2641],
    [account(5410, "cost"), 112_00, 12, 100_00, 12_00, 2641],
    [account(3001, "income"), -125_00, 25, -100_00, -25_00, 2611],
    [account(3002, "income"), -112_00, 12, -100_00, -12_00, 2621],
    [account(3003, "income"), -106_00, 6, -100_00, -6_00, 2631],
  ] as const)("%j of %i öre at %i %%", (row, gross, rate, net, vat, vatAccountId) => {
    expect(splitEntryVat(row, ore(gross), rate)).toEqual({ net, vat, vatAccountId });
  });

  test.each([
    account(1930, "asset"),
    account(1630, "asset"),
    account(2440, "liability"),
    account(2081, "equity"),
    account(9000, "statistics"),
  ])("%j carries no VAT", (row) => {
    expect(splitEntryVat(row, ore(100), 25)).toBeUndefined();
  });

  test("the parts add up to the whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...VAT_RATES), (gross, rate) => {
        const parts = splitEntryVat(account(5410, "cost"), ore(gross), rate);
        expect((parts?.net ?? 0) + (parts?.vat ?? 0)).toBe(gross);
      }),
    );
  });
});
