import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

test("why a file was refused is brought into view, below however many files it stands", () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const page = (message?: string) => (
    <MantineProvider env="test">
      <FileDrop
        uploads={{
          uploads: [],
          isBusy: false,
          error: message === undefined ? undefined : { message, level: "warning" },
          add: () => undefined,
        }}
      />
    </MantineProvider>
  );
  const { rerender } = render(page());
  expect(scrolled).not.toHaveBeenCalled();
  rerender(page("Filen är tom"));
  expect(scrolled.mock.instances[0]).toBe(screen.getByRole("alert").parentElement);
  rerender(page("Filen är trasig"));
  expect(scrolled).toHaveBeenCalledTimes(2);
});
