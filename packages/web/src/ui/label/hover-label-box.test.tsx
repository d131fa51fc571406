import { MantineProvider } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { HoverLabelBox } from "./hover-label-box.tsx";

/** React takes some fifty renders for an endless loop when each of them requests another without waiting. */
const DRAWINGS = 200;

function Page() {
  const [count, setCount] = useState(0);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" ref={setTarget} onClick={() => setCount(count + 1)}>
        Ritad {count} gånger
      </button>
      {target !== null && count > 0 && <HoverLabelBox label="Rita" target={target} />}
    </>
  );
}

test("a page with a hover label can be drawn any number of times without a pause", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      <MantineProvider env="test">
        <Page />
      </MantineProvider>,
    ),
  );
  const button = document.querySelector("button");
  for (let drawn = 0; drawn < DRAWINGS; drawn += 1) flushSync(() => button?.click());
  expect(button?.textContent).toBe(`Ritad ${DRAWINGS} gånger`);
  flushSync(() => root.unmount());
});
