import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { loadResource } from "./resources.ts";

afterEach(() => void vi.unstubAllGlobals());

const load = (answer: () => Response) => {
  vi.stubGlobal("__API_BASE__", "");
  vi.stubGlobal("fetch", async () => answer());
  return loadResource(z.object({ name: z.string() }), "account-plans/a.json");
};

test("a file is read by its schema", async () => {
  expect(await load(() => Response.json({ name: "BAS" }))).toEqual({ name: "BAS" });
});

test.each<[string, () => Response]>([
  ["the server has no such file", () => new Response("", { status: 404 })],
  ["it is another file", () => Response.json({ title: "BAS" })],
  ["it is no JSON", () => new Response("<html>")],
  [
    "nothing answers",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("PG35: %s: the message is the same", async (_name, answer) => {
  await expect(load(answer)).rejects.toMatchObject({
    message: "Failed to fetch resource file",
    details: { path: "account-plans/a.json" },
  });
});
