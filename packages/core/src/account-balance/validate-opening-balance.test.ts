import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { normalisedBalances, openingFromClosing } from "./opening-balance.ts";
import { openingBalanceErrorText, validateOpeningBalance } from "./validate-opening-balance.ts";

const NOTHING = "Konto 1930 har ingen ingående balans att spara: ta bort raden i stället.";
const UNKNOWN = "Konto 1999 finns inte i kontoplanen: lägg till det där först.";
const RESULT = "Konto 3001 är ett resultatkonto och har ingen ingående balans: bara konto 1000–2999 har det.";

test.each([
  [1930, 100, undefined, false, ""],
  [1930, 0, undefined, false, NOTHING],
  [1930, 0, 0, true, NOTHING],
  [1930, 0, 3, false, ""],
  [2999, -1, undefined, false, ""],
  [3001, 100, undefined, false, RESULT],
  [3001, 100, undefined, true, ""],
  [1999, 100, undefined, false, UNKNOWN],
  [1999, 100, undefined, true, ""],
])(
  "account %i with %i öre and quantity %s, from a file %s: %s",
  (account, amount, quantity, comesWithFile, expected) => {
    const balance = { accountId: accountNo(account), balance: ore(amount) };
    const row = quantity === undefined ? balance : { ...balance, quantity };
    const error = validateOpeningBalance(row, { comesWithFile, isInChart: account !== 1999 });
    expect(error === undefined ? "" : openingBalanceErrorText(error)).toBe(expected);
  },
);

const amounts = fc.array(
  fc.tuple(fc.integer({ min: 1000, max: 9999 }).map(accountNo), fc.integer({ min: -5, max: 5 }).map(ore)),
);

test("property: what a year before closes with, and what a page saves, may open", () => {
  fc.assert(
    fc.property(amounts, (closing) => {
      const carried = openingFromClosing(new Map(closing));
      const saved = normalisedBalances(closing.map(([accountId, balance]) => ({ accountId, balance })));
      const errors = (balances: typeof carried, comesWithFile: boolean) =>
        balances.filter(
          (balance) => validateOpeningBalance(balance, { comesWithFile, isInChart: true }) !== undefined,
        );
      expect(errors(carried, false)).toEqual([]);
      expect(errors(saved, true)).toEqual([]);
    }),
  );
});

test("an unknown error code stops the program", () => {
  expect(() => openingBalanceErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
