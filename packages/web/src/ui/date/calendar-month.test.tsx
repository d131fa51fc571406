import { type DateLimits, isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CalendarMonth } from "./calendar-month.tsx";

const YEAR = { min: isoDate("2025-01-01"), max: isoDate("2025-12-31") };

function setUp(value: string, limits: DateLimits = YEAR) {
  const onChoose = vi.fn<(date: string) => void>();
  render(
    <MantineProvider env="test">
      <CalendarMonth value={isoDate(value)} limits={limits} onChoose={onChoose} />
    </MantineProvider>,
  );
  return { onChoose, user: userEvent.setup() };
}

// 12 March 2025 is a Wednesday.
test.each([
  ["{ArrowUp}", "5 mars 2025"],
  ["{ArrowDown}", "19 mars 2025"],
  ["{ArrowLeft}", "11 mars 2025"],
  ["{ArrowRight}", "13 mars 2025"],
  ["{Home}", "10 mars 2025"],
  ["{End}", "16 mars 2025"],
  ["{PageUp}", "12 februari 2025"],
  ["{PageDown}", "12 april 2025"],
  ["{ArrowUp}{ArrowUp}", "26 februari 2025"],
  ["{PageDown}{ArrowDown}{ArrowDown}{ArrowDown}", "3 maj 2025"],
])("%s goes to %s", async (keys, expected) => {
  const { user, onChoose } = setUp("2025-03-12");
  await user.keyboard(keys);
  expect(document.activeElement?.getAttribute("aria-label")).toBe(expected);
  expect(onChoose).not.toHaveBeenCalled();
});

test("Enter chooses the day that the keys have gone to", async () => {
  const { user, onChoose } = setUp("2025-03-12");
  await user.keyboard("{PageDown}{Home}{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("2025-04-07");
});

test("the keys stop at the limits", async () => {
  const { user } = setUp("2025-12-29");
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("31 december 2025");
  await user.keyboard("{PageDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("31 december 2025");
});

test("the keys of a day do not move from the buttons above the month", async () => {
  const { user } = setUp("2025-03-12");
  const next = screen.getByRole("button", { name: "Nästa månad" });
  next.focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(next);
});
