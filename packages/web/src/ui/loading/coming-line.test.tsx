import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ComingContext } from "../../navigation/use-address.ts";
import { ComingLine } from "./coming-line.tsx";

test("the line is there only while a page is awaited, and is nothing to read", () => {
  const shown = (isComing: boolean) => (
    <ComingContext value={isComing}>
      <ComingLine />
    </ComingContext>
  );
  const { container, rerender } = render(shown(false));
  expect(container.innerHTML).toBe("");
  rerender(shown(true));
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  rerender(shown(false));
  expect(container.innerHTML).toBe("");
});
