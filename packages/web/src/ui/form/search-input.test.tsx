import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SearchInput } from "./search-input.tsx";

function field(value: string, onChange: (text: string) => void) {
  return (
    <MantineProvider env="test">
      <SearchInput label="Sök" value={value} onChange={onChange} />
    </MantineProvider>
  );
}

test("a value that comes back late takes nothing of what has been typed since", async () => {
  const reported: string[] = [];
  const { rerender } = render(field("", (text) => reported.push(text)));
  const input = screen.getByLabelText<HTMLInputElement>("Sök");
  await userEvent.type(input, "abc");
  expect(reported).toEqual(["a", "ab", "abc"]);
  for (const echo of reported) {
    rerender(field(echo, () => undefined));
    expect(input.value).toBe("abc");
  }
  rerender(field("", () => undefined));
  expect(input.value).toBe("");
});
