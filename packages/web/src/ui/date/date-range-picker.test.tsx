import { type DateRange, isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DateRangePicker } from "./date-range-picker.tsx";

const YEAR = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

function Picker({ onRange }: { readonly onRange: (range: DateRange) => void }) {
  const [value, setValue] = useState({ from: isoDate("2025-01-01"), to: isoDate("2025-03-31") });
  return (
    <MantineProvider env="test">
      <DateRangePicker
        label="Period"
        value={value}
        onChange={(range) => {
          onRange(range);
          setValue(range);
        }}
        fiscalYear={YEAR}
        bound
      />
    </MantineProvider>
  );
}

function setUp() {
  const onRange = vi.fn<(range: DateRange) => void>();
  render(<Picker onRange={onRange} />);
  return { onRange };
}

async function typeDate(label: string, text: string) {
  const user = userEvent.setup();
  if (screen.queryByLabelText(label) === null)
    await user.click(screen.getByRole("button", { name: /^Period:/ }));
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

test("a later period is typed from its first day", async () => {
  const { onRange } = setUp();
  await typeDate("Från och med", "2025-06-01");
  expect(onRange).toHaveBeenLastCalledWith({ from: "2025-06-01", to: "2025-06-01" });
  await typeDate("Till och med", "2025-06-30");
  expect(onRange).toHaveBeenLastCalledWith({ from: "2025-06-01", to: "2025-06-30" });
  expect(screen.queryByText(/^Du måste ange/)).toBeNull();
});

test("an earlier period is typed from its last day", async () => {
  const { onRange } = setUp();
  await typeDate("Från och med", "2025-03-01");
  await typeDate("Till och med", "2025-02-28");
  expect(onRange).toHaveBeenLastCalledWith({ from: "2025-02-28", to: "2025-02-28" });
  await typeDate("Från och med", "2025-02-01");
  expect(onRange).toHaveBeenLastCalledWith({ from: "2025-02-01", to: "2025-02-28" });
});

test("a day outside the year is refused, and the period stays as it was", async () => {
  const { onRange } = setUp();
  await typeDate("Till och med", "2026-01-01");
  expect(screen.getByText(/^Du måste ange ett värde mellan/).textContent).toBe(
    "Du måste ange ett värde mellan 2025-01-01 och 2025-12-31",
  );
  expect(onRange).not.toHaveBeenCalled();
});

const focused = () => document.activeElement?.textContent;

test("arrows move among the ready-made periods from the chosen one, and Enter chooses", async () => {
  const { onRange } = setUp();
  const user = userEvent.setup();
  screen.getByRole("button", { name: /^Period:/ }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("Kvartal 1"));
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Kvartal 2");
  await user.keyboard("{ArrowRight}{ArrowLeft}{ArrowUp}");
  expect(focused()).toBe("Kvartal 1");
  await user.keyboard("{Home}{ArrowUp}");
  const [first] = screen.getByRole("dialog").querySelectorAll("button");
  expect(document.activeElement).toBe(first);
  await user.keyboard("{End}{ArrowDown}");
  expect(focused()).toBe("December 2025");
  await user.keyboard("{Home}{ArrowDown}{Enter}");
  expect(onRange).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("CA11: arrows on the button and beside it step to the periods before and after", async () => {
  const { onRange } = setUp();
  const user = userEvent.setup();
  const shown = () => screen.getByRole("button", { name: /^Period:/ }).textContent;
  expect(screen.getByRole("button", { name: "Föregående period" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Nästa period" }));
  expect(shown()).toBe("Kvartal 2");
  screen.getByRole("button", { name: /^Period:/ }).focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(shown()).toBe("Kvartal 3");
  expect(onRange).toHaveBeenLastCalledWith({ from: "2025-07-01", to: "2025-09-30" });
});

test("the months stand in order in a block of their own, without days around today in another year", async () => {
  setUp();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Period:/ }));
  const first = await screen.findByRole("button", { name: "Januari 2025" });
  const names = [...(first.parentElement?.children ?? [])].map((each) => each.textContent);
  expect(names).toHaveLength(12);
  expect([names[0], names[8], names[11]]).toEqual(["Januari 2025", "September 2025", "December 2025"]);
  const blocks = [...(first.parentElement?.parentElement?.children ?? [])];
  expect(blocks.at(-1)).toBe(first.parentElement);
  expect(blocks.every((block) => block.children.length > 0)).toBe(true);
});
