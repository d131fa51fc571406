import { describe, expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { usualSide } from "./usual-side.ts";

const accounts = (...numbers: number[]) => numbers.map((number) => newAccount(number, `Konto ${number}`));
const sideOf = (account: number, others: readonly number[], missing: number) =>
  usualSide(newAccount(account, "Konto"), accounts(...others), ore(missing));

describe("the side of an account (TR21)", () => {
  test.each<[string, number, readonly number[], number, "debit" | "credit"]>([
    ["a cost that comes first", 5410, [], 0, "debit"],
    ["a second cost, though credit is missing", 5460, [5410], -100000, "debit"],
    ["interest beside an amortisation", 8410, [2350], -200000, "debit"],
    ["a sale that comes first", 3001, [], 0, "credit"],
    ["a second sale, though debit is missing", 3001, [3002], 100000, "credit"],
    ["a sale against a customer", 3001, [1510], -100000, "credit"],
    ["the bank that pays costs", 1930, [5410, 5460], -150000, "credit"],
    ["the bank that receives sales", 1930, [3001], 100000, "debit"],
    ["the bank first", 1930, [], 0, "debit"],
    ["withheld tax beside a salary", 2710, [7210], -3000000, "credit"],
    ["input VAT typed by hand", 2641, [5410], -80000, "debit"],
    ["input VAT on something that is kept", 2641, [1220], -1000000, "debit"],
    ["output VAT typed by hand", 2611, [3001], 80000, "credit"],
    ["output VAT though credit is missing", 2611, [1930, 3001], -20000, "credit"],
    ["output VAT that is settled", 2611, [], 0, "debit"],
    ["input VAT that is settled", 2641, [2611], -80000, "credit"],
    ["the settlement account", 2650, [2611, 2641], -60000, "credit"],
    ["öre rounded on an income account", 3740, [5410, 1930], 40, "debit"],
    ["öre rounded the other way", 3740, [5410, 1930], -40, "credit"],
    ["a whole krona is no rounding", 3740, [5410, 1930], 100, "credit"],
    ["the tax of the year", 8910, [2510], 100000, "debit"],
    ["the result of the year", 8999, [2099], -100000, "credit"],
  ])("%s", (_, account, others, missing, side) => {
    expect(sideOf(account, others, missing)).toBe(side);
  });

  test("without an account it is what is missing", () => {
    expect(usualSide(undefined, [], ore(-100000))).toBe("credit");
    expect(usualSide(undefined, [], ore(0))).toBe("debit");
  });
});
