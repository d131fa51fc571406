import { isoDate } from "@huvudbok/core/calendar";
import { suggestedEnd } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import { FiscalYearFields } from "./fiscal-year-fields.tsx";
import { useFiscalYearForm } from "./use-fiscal-year-form.ts";
import { YEAR_FORMAT, type YearFormContent } from "./year-form-content.ts";

const EXISTING = [{ from: isoDate("2025-01-01"), to: isoDate("2025-12-31") }];

/** The form as a tab renders it with the stored content, and what it stores. */
function open(kept?: YearFormContent) {
  const keep = vi.fn<(content: YearFormContent | undefined) => void>();
  const unfinished = { read: () => kept, keep };
  function Form() {
    return <FiscalYearFields form={useFiscalYearForm(EXISTING, unfinished)} years={[]} companyType="AB" />;
  }
  const { unmount } = render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
  return {
    keep,
    type,
    leave: (label: string) => fireEvent.blur(field(label)),
    values: () => [field("Från och med").value, field("Till och med").value],
    next: () => {
      unmount();
      return open(keep.mock.lastCall?.[0]);
    },
  };
}

test("a date that is being typed, and one that was, stand in the next tab as they stood (UN1)", () => {
  const first = open();
  first.type("Från och med", "2026-07-01");
  first.leave("Från och med");
  first.type("Till och med", "2027-06-3");
  const second = first.next();
  expect(second.values()).toEqual(["2026-07-01", "2027-06-3"]);
  second.type("Till och med", "2027-06-30");
  second.leave("Till och med");
  expect(second.next().values()).toEqual(["2026-07-01", "2027-06-30"]);
});

test("the end follows the start in the next tab too, until it has been typed", () => {
  const first = open();
  first.type("Från och med", "2026-05-01");
  first.leave("Från och med");
  const second = first.next();
  second.type("Från och med", "2027-07-01");
  second.leave("Från och med");
  expect(second.values()).toEqual(["2027-07-01", suggestedEnd(isoDate("2027-07-01"), [])]);
});

test("FY3: where no end fits the field is empty, and follows the start again when one does", () => {
  const form = open();
  form.type("Från och med", "2024-12-31");
  form.leave("Från och med");
  expect(form.values()).toEqual(["2024-12-31", ""]);
  form.type("Från och med", "2027-07-01");
  form.leave("Från och med");
  expect(form.values()).toEqual(["2027-07-01", "2027-12-31"]);
});

test("the suggestion is no work of anybody", () => {
  const form = open();
  form.type("Från och med", "2026-01-0");
  expect(form.keep.mock.lastCall?.[0]?.texts.from).toBe("2026-01-0");
  form.type("Från och med", "2026-01-01");
  expect(form.keep.mock.lastCall?.[0]).toBeUndefined();
});

test("a year that was created after all is no longer begun", () => {
  const [year] = EXISTING;
  const values = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
  const form = open({ texts: { ...values }, values, isEndTyped: true });
  expect(form.keep.mock.lastCall).toEqual([undefined]);
  expect(form.values()).not.toContain(year?.from);
});

test.each([
  [{ texts: { from: "2026-0", to: "" }, values: {}, isEndTyped: false }, "read"],
  [{ texts: { from: "", to: "" }, values: { from: "igår" }, isEndTyped: false }, "unreadable"],
  [{ texts: { from: "" }, values: {}, isEndTyped: false }, "unreadable"],
])("%j is %s", (content, status) => {
  expect(readForm(YEAR_FORMAT, { version: 1, content }).status).toBe(status);
});
