import { type IsoDate, isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DateField, type DateFieldProps } from "./date-field.tsx";

const YEAR = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

type Options = Partial<Omit<DateFieldProps, "value" | "onCommit">>;

function Field({ told, ...options }: Options & { told: (date: IsoDate | undefined) => void }) {
  const [value, setValue] = useState<IsoDate | undefined>(isoDate("2025-03-15"));
  return (
    <MantineProvider env="test">
      <DateField
        label="Datum"
        fiscalYear={YEAR}
        limits={{ min: YEAR.from, max: YEAR.to }}
        {...options}
        value={value}
        onCommit={(date) => {
          told(date);
          setValue(date);
        }}
      />
    </MantineProvider>
  );
}

function setUp(options: Options = {}) {
  const told = vi.fn<(date: IsoDate | undefined) => void>();
  render(<Field told={told} {...options} />);
  return { told, input: screen.getByLabelText<HTMLInputElement>("Datum"), user: userEvent.setup() };
}

test.each([
  ["5", "2025-03-05"],
  ["0512", "2025-05-12"],
  ["12/5", "2025-05-12"],
  ["31.12", "2025-12-31"],
  ["250512", "2025-05-12"],
  ["20250512", "2025-05-12"],
  ["2025-05-12", "2025-05-12"],
])("%s is %s", async (typed, expected) => {
  const { told, input, user } = setUp();
  await user.clear(input);
  await user.type(input, `${typed}{Enter}`);
  expect(told).toHaveBeenLastCalledWith(expected);
  expect(input.value).toBe(expected);
});

test.each([
  ["{ArrowUp}", "2025-03-16"],
  ["{ArrowDown}", "2025-03-14"],
  ["{PageUp}", "2025-04-15"],
  ["{PageDown}", "2025-02-15"],
])("%s steps to %s", async (key, expected) => {
  const { input, user } = setUp();
  await user.click(input);
  await user.keyboard(key);
  expect(input.value).toBe(expected);
});

test("a step starts from what is typed, and stops at the end of the year", async () => {
  const { input, user } = setUp();
  await user.clear(input);
  await user.type(input, "3112{Backspace}{Backspace}{Backspace}{Backspace}1231{ArrowUp}");
  expect(input.value).toBe("2025-12-31");
});

test("a day outside is refused at once, with the limits", async () => {
  const onInvalid = vi.fn();
  const { told, input, user } = setUp({ onInvalid });
  await user.clear(input);
  await user.type(input, "2026-01-01");
  await user.tab();
  expect(screen.getByText(/^Du måste ange ett värde mellan/).textContent).toBe(
    "Du måste ange ett värde mellan 2025-01-01 och 2025-12-31",
  );
  expect(told).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledOnce();
});

test("a page that takes days outside says itself what is wrong with them", async () => {
  const { told, input, user } = setUp({ takesOutside: true });
  await user.clear(input);
  await user.type(input, "2026-01-01{Enter}");
  expect(told).toHaveBeenLastCalledWith("2026-01-01");
});

test("what is no date stays in the field with its error, and Enter does not move on", async () => {
  const onKeyDown = vi.fn();
  const { input, user } = setUp({ onKeyDown });
  await user.clear(input);
  await user.type(input, "någon dag");
  onKeyDown.mockClear();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Du måste ange ett giltigt datum för Datum")).toBeDefined();
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(input.value).toBe("någon dag");
});

test("an emptied field has no date", async () => {
  const { told, input, user } = setUp();
  await user.clear(input);
  await user.tab();
  expect(told).toHaveBeenLastCalledWith(undefined);
});

test("Escape closes a calendar that has not taken the focus yet, and means nothing else", async () => {
  const onKeyDown = vi.fn();
  const { input } = setUp({ onKeyDown });
  input.focus();
  fireEvent.keyDown(input, { key: "ArrowDown", altKey: true });
  expect(screen.getByRole("dialog")).toBeDefined();
  expect(document.activeElement).toBe(input);
  onKeyDown.mockClear();
  expect(fireEvent.keyDown(input, { key: "Escape" }), "a page that hears Escape is not to act").toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(input);
  fireEvent.keyDown(input, { key: "Escape" });
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test("the date that a text is read as is shown while it is typed", async () => {
  const { input, user } = setUp();
  await user.clear(input);
  await user.type(input, "0512");
  expect(screen.getByText("= 2025-05-12")).toBeDefined();
  await user.tab();
  expect(screen.queryByText("= 2025-05-12")).toBeNull();
});

test("a day that its month lacks is told with how long the month is", async () => {
  const { input, user } = setUp();
  await user.clear(input);
  await user.type(input, "31/4{Enter}");
  expect(screen.getByText("April har 30 dagar")).toBeDefined();
});
