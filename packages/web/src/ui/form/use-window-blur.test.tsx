import { isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { DateField } from "../date/date-field.tsx";
import { AmountInput } from "./amount-input.tsx";

const reported = vi.fn();

/** A field with two letters of an unfinished text, and nothing selected. */
function typeIn(field: ReactElement): HTMLInputElement {
  reported.mockClear();
  render(<MantineProvider env="test">{field}</MantineProvider>);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  act(() => input.focus());
  fireEvent.change(input, { target: { value: "12" } });
  input.setSelectionRange(2, 2);
  return input;
}

/** The events of a browser for a field that keeps the focus while its window loses it, or is closed. */
const leaveWindow = (input: HTMLInputElement) => fireEvent.blur(input);

test.each([
  ["an amount", <AmountInput key="amount" aria-label="Belopp" value={undefined} onCommit={reported} />],
  ["a date", <DateField key="date" label="Datum" value={isoDate("2025-03-15")} onCommit={reported} />],
])("%s is typed on with after another window was looked at", (_name, field) => {
  const input = typeIn(field);
  leaveWindow(input);
  expect(reported).not.toHaveBeenCalled();
  expect(input.value).toBe("12");
  fireEvent.focus(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  act(() => input.blur());
  expect(reported).toHaveBeenCalledOnce();
  act(() => input.focus());
  expect(input.selectionStart).toBe(0);
});
