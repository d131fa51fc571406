import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../data/api/api-failure.ts";
import type { FilePictures } from "./file-pictures.ts";
import { FileStore } from "./file-store.ts";

const PICTURE: FilePictures = { kind: "pictures", pictures: [new Blob(["x"])], leftOut: 0 };

/** A store whose loads end when the test says so. */
function storeOf() {
  const begun = new Map<string, { done: (file: FilePictures) => void; fail: (failure: unknown) => void }>();
  const order: string[] = [];
  const store = new FileStore((id) => {
    order.push(id);
    return new Promise((done, fail) => begun.set(id, { done, fail }));
  });
  const end = async (id: string, file = PICTURE) => {
    begun.get(id)?.done(file);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, order, begun, end };
}

let revoked: string[];
beforeEach(() => {
  revoked = [];
  let made = 0;
  vi.stubGlobal("URL", {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("three files are loaded at a time, each once, in the order in which they are asked for", async () => {
  const { store, order, end } = storeOf();
  store.ask(["a", "b", "c", "d"]);
  store.ask(["a", "d", "e"]);
  expect(order).toEqual(["a", "b", "c"]);
  expect(store.missing(["a", "b", "c", "d", "e"])).toBe(5);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  await end("b");
  expect(order).toEqual(["a", "b", "c", "d"]);
  expect([told, store.missing(["a", "b"])]).toEqual([1, 1]);
  expect(store.file("b")).toEqual({ state: "loaded", file: PICTURE, urls: ["blob:1"] });
  await end("a", { kind: "text", text: "# Hej" });
  expect(store.file("a")).toMatchObject({ state: "loaded", urls: [] });
  expect(order.at(-1)).toBe("e");
});

test("what failed says why, is not missing, and can be asked for again", async () => {
  const { store, order, begun, end } = storeOf();
  store.ask(["a"]);
  begun.get("a")?.fail(new ApiFailure({ status: 0, type: "offline", message: "Ingen kontakt" }));
  await expect.poll(() => store.file("a")).toMatchObject({ state: "failed" });
  expect(store.missing(["a"])).toBe(0);
  store.ask(["a"]);
  expect(order).toEqual(["a", "a"]);
  await end("a");
  expect(store.file("a")).toMatchObject({ state: "loaded" });
});

test("nothing is kept after the report: addresses are given back, and what comes later is dropped", async () => {
  const { store, order, end } = storeOf();
  store.ask(["a", "b", "c", "d"]);
  await end("a");
  store.dispose();
  expect(revoked).toEqual(["blob:1"]);
  await end("b");
  expect([store.file("a"), store.file("b")]).toEqual([{ state: "waiting" }, { state: "waiting" }]);
  expect(order).toEqual(["a", "b", "c", "d"]);
  store.ask(["a"]);
  expect(order.at(-1)).toBe("a");
});
