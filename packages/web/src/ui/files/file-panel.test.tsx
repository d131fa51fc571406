import type { Attachment } from "@huvudbok/core/attachment";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { type KeyboardEvent, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useControlKeys } from "../keys/use-control-keys.ts";
import { FilePanel } from "./file-panel.tsx";
import { VIEW_KEYS_IN_FORM } from "./view-keys.ts";

vi.mock("../../data/files/use-file-url.ts", () => ({
  useFileUrl: (id: string | undefined) =>
    id === undefined ? {} : { url: `blob:${id}`, mimeType: "image/png" },
}));

const attachment = (id: string): Attachment => ({
  id,
  name: `${id}.png`,
  fileId: id,
  created: "2026-01-02T03:04:05.000Z",
});

beforeEach(() => sessionStorage.clear());

function Panel() {
  const [chosenId, setChosenId] = useState<string>();
  const handleViewKey = useControlKeys(VIEW_KEYS_IN_FORM);
  return (
    <MantineProvider env="test">
      <div onKeyDown={(event: KeyboardEvent) => void handleViewKey(event, undefined)} role="presentation">
        <input aria-label="Text" />
      </div>
      <FilePanel
        attachments={[attachment("kvitto"), attachment("faktura")]}
        chosenId={chosenId}
        onChoose={setChosenId}
      />
    </MantineProvider>
  );
}

const turn = (name: string) =>
  screen.getByRole("img", { name: `${name}.png` }).parentElement?.dataset["turn"];
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("PG47: a file is turned a quarter at a time, and each keeps its own turn", () => {
  render(<Panel />);
  expect(turn("kvitto")).toBe("0");
  click("Vrid åt höger");
  expect(turn("kvitto")).toBe("90");
  click("Nästa underlag");
  expect(turn("faktura")).toBe("0");
  click("Vrid åt vänster");
  expect(turn("faktura")).toBe("270");
  click("Föregående underlag");
  expect(turn("kvitto")).toBe("90");
});

test("PG47: keys zoom and turn the file that is shown, outside fields and with Alt in a form", () => {
  render(<Panel />);
  for (const key of ["+", "+", "-", "v"]) fireEvent.keyDown(document.body, { key });
  expect([screen.getByText("125 %").textContent, turn("kvitto")]).toEqual(["125 %", "90"]);
  fireEvent.keyDown(document.body, { key: "0" });
  screen.getByText("100 %");

  const field = screen.getByLabelText("Text");
  for (const key of ["+", "0", "v"]) fireEvent.keyDown(field, { key });
  screen.getByText("100 %");
  expect(turn("kvitto")).toBe("90");
  fireEvent.keyDown(field, { key: "+", code: "Minus", altKey: true });
  fireEvent.keyDown(field, { key: "v", code: "KeyV", altKey: true });
  screen.getByText("125 %");
  expect(turn("kvitto")).toBe("180");
  fireEvent.keyDown(field, { key: "-", code: "Slash", altKey: true });
  screen.getByText("100 %");
});
