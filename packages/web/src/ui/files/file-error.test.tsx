import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { fileError } from "./file-error.ts";
import { MissingFiles } from "./missing-files.tsx";

const kvitto = { id: "k1", name: "kvitto.png" };

test.each([
  [404, "NotFound", "Not Found", "File data for attachment with id k1 not found"],
  [500, "InternalError", "Något gick fel på servern.", "Något gick fel på servern."],
])("the bytes of a file: %i", (status, type, message, shown) => {
  const error = fileError(new ApiFailure({ status, type, message }), kvitto);
  expect(error).toMatchObject({ title: "kvitto.png", message: shown });
});

test("an attachment that the fiscal year does not have is named", () => {
  render(
    <MantineProvider env="test">
      <MissingFiles ids={["k1", "k2"]} />
    </MantineProvider>,
  );
  screen.getByText("Attachment with id k1 not found");
  screen.getByText("Attachment with id k2 not found");
});
