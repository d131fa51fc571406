import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { focusedField } from "../../../test/focused-field.ts";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { FiscalYearFields } from "./fiscal-year-fields.tsx";
import { useFiscalYearForm } from "./use-fiscal-year-form.ts";

const EXISTING = [{ from: isoDate("2025-01-01"), to: isoDate("2025-12-31") }];

const asYear = (range: (typeof EXISTING)[number]): FiscalYear => ({
  ...range,
  id: fiscalYearIdFromGuid("5".repeat(32)),
  locked: false,
  transactionSeries: [],
});

const unfinished = { read: () => undefined, keep: vi.fn() };

function Form() {
  const form = useFiscalYearForm(EXISTING, unfinished);
  return (
    <form noValidate>
      <FiscalYearFields form={form} years={[]} companyType="AB" />
      <FormActions label="Skapa" disabled={!form.result.ok} onRefused={form.leave} cancel="/accounting" />
    </form>
  );
}

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ["a year that begins in another", { "Från och med": "2025-06-01" }, "Till och med", "Från och med"],
  ["an end before the beginning", { "Till och med": "2025-01-01" }, "Från och med", "Till och med"],
  ["no beginning", { "Från och med": "" }, "Till och med", "Från och med"],
  ["a beginning that is no day", { "Från och med": "början" }, "Till och med", "Från och med"],
  ["an end that is no day", { "Till och med": "slutet" }, "Från och med", "Till och med"],
])("refused, the first date that is wrong has the focus and tells why: %s", (_name, typed, at, wrong) => {
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(label);
    act(() => field.focus());
    fireEvent.input(field, { target: { value: text } });
  }
  const field = screen.getByLabelText(at);
  act(() => field.focus());
  fireEvent.keyDown(field, { key: "s", ctrlKey: true });
  const [name, description] = focusedField();
  expect(name).toBe(wrong);
  expect(description).not.toBe("");
});

test("FY2: a gap to the year before is told at the dates, with the day that leaves none", () => {
  function Dates() {
    const form = useFiscalYearForm(EXISTING, unfinished);
    return <FiscalYearFields form={form} years={EXISTING.map(asYear)} companyType="AB" />;
  }
  render(
    <MantineProvider env="test">
      <Dates />
    </MantineProvider>,
  );
  expect(screen.queryByText(/glapp/)).toBeNull();
  fireEvent.input(screen.getByLabelText("Från och med"), { target: { value: "2026-07-01" } });
  expect(screen.getByText("Det blir ett glapp mellan räkenskapsåren.")).toBeDefined();
  expect(
    screen.getByText("Året före slutar 2025-12-31: utan glapp börjar det nya 2026-01-01."),
  ).toBeDefined();
});
