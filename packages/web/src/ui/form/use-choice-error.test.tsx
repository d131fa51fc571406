import { MantineProvider } from "@mantine/core";
import { render, renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CONFLICT_TEXT } from "../../data/api/api-failure.ts";
import { hasOpenChoice } from "../../data/unfinished/open-choices.ts";
import type { PageError } from "../page-frame/error-level.ts";
import { CHOOSE_FIRST_TEXT, EditConflict } from "./edit-conflict.tsx";
import { useChoiceError } from "./use-choice-error.ts";

interface Props {
  readonly error: PageError | undefined;
  readonly isOpen: boolean;
}

const openError = (initialProps: Props) =>
  renderHook(({ error, isOpen }: Props) => useChoiceError(error, isOpen)?.message, { initialProps });

test("the error of a conflict asks for the choice, and goes when it is made", () => {
  for (const message of [CONFLICT_TEXT, CHOOSE_FIRST_TEXT]) {
    const error = { message };
    const { result, rerender } = openError({ error, isOpen: true });
    expect(result.current).toBe(CHOOSE_FIRST_TEXT);
    rerender({ error, isOpen: false });
    expect(result.current).toBeUndefined();
    rerender({ error: { message: "Servern svarar inte" }, isOpen: true });
    expect(result.current).toBe("Servern svarar inte");
  }
});

test("a refusal that leaves nothing to choose is shown as it is", () => {
  const { result } = openError({ error: { message: CONFLICT_TEXT }, isOpen: false });
  expect(result.current).toBe(CONFLICT_TEXT);
});

test("a choice is open while it is shown, and takes a focus that is free", () => {
  const conflict = (
    <MantineProvider env="test">
      <EditConflict what="Telefon" stored="" onKeep={() => {}} onTake={() => {}} />
    </MantineProvider>
  );
  const { unmount } = render(conflict);
  expect(hasOpenChoice()).toBe(true);
  openError({ error: { message: CONFLICT_TEXT }, isOpen: true });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Behåll mitt: Telefon" }));
  unmount();
  expect(hasOpenChoice()).toBe(false);
});
