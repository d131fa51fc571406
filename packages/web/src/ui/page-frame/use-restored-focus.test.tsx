import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
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

/** Takes the focus away as browsers do where something is removed while the controls are disabled. */
function Blurred({ isReady }: { readonly isReady: boolean }) {
  useLayoutEffect(() => {
    if (!isReady) screen.getByRole("button", { name: "Spara" }).blur();
  }, [isReady]);
  return null;
}

function PageWithMenu({ isReady }: { readonly isReady: boolean }) {
  useRestoredFocus(isReady);
  return (
    <>
      <Blurred isReady={isReady} />
      <fieldset disabled={!isReady}>
        <button type="button">Spara</button>
      </fieldset>
    </>
  );
}

test("a control that lost the focus while the page was redrawn has it again", () => {
  const { rerender } = render(<PageWithMenu isReady />);
  const save = screen.getByRole("button", { name: "Spara" });
  save.focus();
  rerender(<PageWithMenu isReady={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<PageWithMenu isReady />);
  expect(document.activeElement).toBe(save);
});

test("a control that was disabled before the work began does not get the focus", async () => {
  const { rerender } = render(<Page isReady />);
  const save = screen.getByRole("button", { name: "Spara" });
  save.focus();
  save.setAttribute("disabled", "");
  save.blur();
  await Promise.resolve();
  save.removeAttribute("disabled");
  rerender(<Page isReady={false} />);
  rerender(<Page isReady />);
  expect(document.activeElement).toBe(document.body);
});
