import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
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
