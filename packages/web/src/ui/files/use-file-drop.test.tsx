import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useFileDrop } from "./use-file-drop.ts";

const onFiles = vi.fn<(files: readonly File[]) => void>();

beforeEach(() => onFiles.mockClear());

function Page() {
  useFileDrop(onFiles, true, () => Date.parse("2026-11-23T13:05:31Z"));
  return <input aria-label="Konto" defaultValue="2641" />;
}

/** Pastes into a field; true when the browser then does what it does by itself. */
function paste(types: readonly string[], files: readonly File[]): boolean {
  render(<Page />);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { types, files } });
  return screen.getByLabelText("Konto").dispatchEvent(event);
}

test("a picture that is pasted where a text is selected does not replace the text", () => {
  const file = new File(["x"], "image.png", { type: "image/png" });
  expect(paste(["Files"], [file])).toBe(false);
  const [files] = onFiles.mock.calls[0] ?? [[]];
  expect(files.map(({ name }) => name)).toEqual(["Inklistrad bild 2026-11-23 14.05.31.png"]);
});

test.each([
  ["text", ["text/plain"]],
  ["what a word processor copies", ["text/plain", "Files"]],
])("%s is left to the field", (_, types) => {
  expect(paste(types, [])).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
