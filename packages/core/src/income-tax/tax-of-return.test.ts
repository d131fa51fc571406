import { expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { activePlan, basPlan, entriesOf, exampleRows, ink2, yearBooks } from "./tax-forms.arbitrary.ts";
import { bookedTaxText, taxOfReturn } from "./tax-of-return.ts";

const plan = activePlan(basPlan);
const read = { form: ink2, entries: entriesOf(ink2) };
const typed = [
  { code: 7653, amount: ore(4800_00) },
  { code: 7754, amount: ore(600_00) },
];
const of = (rows: typeof exampleRows, fields: readonly (typeof typed)[number][], chart = plan) =>
  taxOfReturn({ ledger: yearBooks([], rows), plan: chart }, read, fields);

test("TX15: the tax of a return follows from the books and from what is saved of it", () => {
  expect(of(exampleRows, typed)).toMatchObject({ tax: 50_181_00, booked: 50_181_00, left: 0 });
  expect(of(exampleRows, [])).toMatchObject({ tax: 49_316_00, left: -865_00 });
});

test("TX3: a return with an account that has no place has no tax", () => {
  expect(of(exampleRows, typed, activePlan(basPlan, { 3001: { sru: 9999 } }))).toBeUndefined();
});

test("CL12: booked tax that is not what the return has is told", () => {
  const text = (fields: typeof typed) => bookedTaxText(of(exampleRows, fields)!)?.replaceAll("\u00A0", " ");
  expect(text(typed)).toBeUndefined();
  expect(text([])).toBe("Bokförd skatt är 50 181,00, men inkomstdeklarationen räknar fram 49 316,00.");
});
