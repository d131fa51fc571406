import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRestoredFocus } from "./use-restored-focus.ts";

function Page({ isReady }: { readonly isReady: boolean }) {
  useRestoredFocus(isReady);
  return (
    <fieldset disabled={!isReady}>
      <button type="button">Spara</button>
      <button type="button">Avbryt</button>
    </fieldset>
  );
}

test("the button that started the work has the focus again when it is done", () => {
  const { rerender } = render(<Page isReady />);
  const save = screen.getByRole("button", { name: "Spara" });
  save.focus();
  rerender(<Page isReady={false} />);
  // As browsers do with a control that is disabled.
  save.blur();
  rerender(<Page isReady />);
  expect(document.activeElement).toBe(save);
});

test("who has gone elsewhere meanwhile stays there", () => {
  const { rerender } = render(<Page isReady />);
  screen.getByRole("button", { name: "Spara" }).focus();
  rerender(<Page isReady={false} />);
  const other = document.createElement("button");
  document.body.append(other);
  other.focus();
  rerender(<Page isReady />);
  expect(document.activeElement).toBe(other);
  other.remove();
});
