import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerReached } from "../data/api/server-reached.ts";
import { allowReload, reloadForNewCode } from "./reload-for-new-code.ts";

vi.mock("../data/api/api-client.ts", () => ({ askServer: () => Promise.resolve() }));

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  noteServerReached(true);
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the page goes on, and does not wait to be loaded again. */
async function goesOn(thrown: unknown): Promise<boolean> {
  let isOver = false;
  void reloadForNewCode(thrown).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return isOver;
}

const messages = [
  "Failed to fetch dynamically imported module: http://bok/assets/a.js",
  "error loading dynamically imported module: http://bok/assets/a.js",
  "Importing a module script failed.",
];

test.each(messages)("a script that is gone loads the window again, once: %s", async (message) => {
  expect(await goesOn(new TypeError(message))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(await goesOn(new TypeError(message))).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("without a network the page stays, and what is typed in it", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await goesOn(new TypeError(messages[0]))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test("without the server the page stays, and a later try may load the window again", async () => {
  noteServerReached(false);
  expect(await goesOn(new TypeError(messages[0]))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  noteServerReached(true);
  expect(await goesOn(new TypeError(messages[0]))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("a person who asks for it may load the window once more for the same script", async () => {
  await goesOn(new TypeError(messages[0]));
  expect(allowReload(new TypeError(messages[0]))).toBe(true);
  expect(await goesOn(new TypeError(messages[0]))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(allowReload(new Error("Något är trasigt"))).toBe(false);
});

test.each([new Error("Något är trasigt"), "text", new Error("Unable to preload CSS for /a.css")])(
  "what else goes wrong is shown",
  async (thrown) => {
    expect(await goesOn(thrown)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  },
);
