import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useFilePanelSize } from "./use-file-panel-size.tsx";

beforeEach(() => localStorage.clear());

function Page() {
  const { share, isChosen, edge } = useFilePanelSize();
  return (
    <>
      {edge}
      <output>{`${share} ${isChosen}`}</output>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;

test("PG42: the panel has its usual share until the edge is moved, and keeps that for the next page", () => {
  const { unmount } = render(<Page />);
  expect(shown()).toBe("45 false");
  fireEvent.keyDown(screen.getByRole("separator"), { key: "ArrowLeft" });
  expect(shown()).toBe("47 true");
  unmount();
  render(<Page />);
  expect(shown()).toBe("47 true");
});

test.each(["", "wide", "5", "99"])("PG42: a stored %j is none", (stored) => {
  localStorage.setItem("filePanelShare", stored);
  render(<Page />);
  expect(shown()).toBe("45 false");
});
