import { isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { focusedField } from "../../../test/focused-field.ts";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { FiscalYearFields } from "./fiscal-year-fields.tsx";
import { useFiscalYearForm } from "./use-fiscal-year-form.ts";

vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { push: vi.fn() } }) }));

const EXISTING = [{ from: isoDate("2025-01-01"), to: isoDate("2025-12-31") }];

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
