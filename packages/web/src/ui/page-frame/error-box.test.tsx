import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { ErrorBox } from "./error-box.tsx";
import { pageErrorOf } from "./error-level.ts";

const refusal = { status: 412, type: "ETagMismatch", message: "Ändrat av en annan.", unsavedId: "1" };

test.each([
  ["a refusal that is kept is left to the notice above the page", true, 0],
  ["one that nobody else tells of is told", false, 1],
])("%s", (_, isRefusalKept, count) => {
  render(
    <MantineProvider env="test">
      <ErrorBox error={pageErrorOf(new ApiFailure({ ...refusal, isRefusalKept }))} />
    </MantineProvider>,
  );
  expect(screen.queryAllByRole("alert").length).toBe(count);
});

test("where the program failed is shown and hidden again on request", () => {
  render(
    <MantineProvider env="test">
      <ErrorBox error={{ message: "Oväntat", stack: "Error: Oväntat at rows.ts:7" }} />
    </MantineProvider>,
  );
  const stack = () => screen.queryByText(/rows\.ts:7/);
  const button = (name: string) => screen.getByRole("button", { name });
  expect(stack()).toBeNull();
  expect(button("Visa Stack Trace").getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button("Visa Stack Trace"));
  expect(stack()).not.toBeNull();
  expect(button("Dölj Stack Trace").getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(button("Dölj Stack Trace"));
  expect(stack()).toBeNull();
});
