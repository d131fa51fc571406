import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { strToU8, zip, zipSync } from "./zip-here.ts";

test("a file of more than 160 kB is packed at once, and without a worker", () => {
  vi.stubGlobal("Worker", undefined);
  const file = strToU8(Array.from({ length: 50_000 }, (_, index) => `${index}`).join(" "));
  const done = vi.fn<Parameters<typeof zip>[1]>();
  zip({ "a/b.xml": file }, done);
  const [error, archive] = done.mock.calls[0] ?? [];
  expect(error).toBeNull();
  expect(unzipSync(archive ?? new Uint8Array())).toEqual({ "a/b.xml": file });
  expect(archive).toHaveLength(zipSync({ "a/b.xml": file }).length);
  vi.unstubAllGlobals();
});

test("what cannot be packed is told", () => {
  const done = vi.fn<Parameters<typeof zip>[1]>();
  zip({ ["x".repeat(70_000)]: new Uint8Array(1) }, done);
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.any(Error), null);
});
