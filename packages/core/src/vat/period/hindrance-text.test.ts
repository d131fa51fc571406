import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { year2025 } from "../../ledger/ledger.arbitrary.ts";
import { ore } from "../../money/index.ts";
import { range } from "../vat-books.arbitrary.ts";
import type { VatProblem } from "../vat-problem.ts";
import { vatHindranceText } from "./hindrance-text.ts";

const period = range("2025-01-01", "2025-03-31");
const asked = range("2025-02-01", "2025-02-28");
const accounts = [{ account: accountNo(2611), amount: ore(-100) }];
const noVat: VatProblem = { code: "no-vat" };
const withoutVat: VatProblem = { code: "base-without-vat", bases: [5], taxes: [10] };
const returned: VatProblem = {
  code: "opening-balance",
  accounts,
  origin: { code: "returned", asked, period, fiscalYear: year2025 },
};
const held: VatProblem = {
  code: "opening-balance",
  accounts,
  origin: { code: "period", period, fiscalYear: year2025 },
};
const MEND = "Rätta det som hindrar momsrapporten först";

test.each<readonly [string, readonly VatProblem[], string | undefined]>([
  ["nothing", [], undefined],
  ["nothing to report", [noVat], "Perioden har ingen moms att redovisa"],
  ["another return", [returned], "Perioden redovisas i en annan momsdeklaration"],
  [
    "another return, of a part with nothing",
    [returned, noVat],
    "Perioden redovisas i en annan momsdeklaration",
  ],
  ["something to put right", [withoutVat], MEND],
  ["VAT of an earlier period", [held], MEND],
  ["something to put right beside what cannot be", [noVat, held], MEND],
  ["something to put right beside another return", [returned, withoutVat], MEND],
])("VR24: with %s the button of the file says why it is off", (_name, problems, text) => {
  expect(vatHindranceText(problems)).toBe(text);
});
