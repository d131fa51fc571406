import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { openingFromYearBefore } from "./opening-from-year-before.ts";

const balance = (account: number, amount: number, quantity?: number) => ({
  accountId: accountNo(account),
  balance: ore(amount),
  ...(quantity === undefined ? {} : { quantity }),
});
const byId = (balances: readonly ReturnType<typeof balance>[]) =>
  new Map(balances.map((one) => [String(one.accountId), one]));

test("AB6: an account that the chart lacks is not brought in but named, and quantities stay where they are", () => {
  const closing = new Map(
    [balance(1930, 5), balance(1999, 2), balance(1998, 1), balance(2091, -8), balance(3001, -9)].map(
      (one) => [one.accountId, one.balance] as const,
    ),
  );
  const saved = byId([balance(1460, 3, 10), balance(1930, 1, 4), balance(1998, 6)]);
  expect(openingFromYearBefore(closing, { saved, chart: new Set(["1460", "1930", "2091", "3001"]) })).toEqual(
    {
      balances: [balance(1930, 5, 4), balance(1998, 1), balance(2091, -8)],
      missing: [1999],
    },
  );
});
