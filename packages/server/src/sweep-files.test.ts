import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { sweepFiles } from "./sweep-files.ts";

const log = createLog("silent");

test("removes the bytes of what the store lets go of", async () => {
  const removed: string[] = [];
  const blobs = { remove: async (sha256: string) => void removed.push(sha256) };
  await sweepFiles({ sweep: async () => ["a", "b"] }, blobs, log);
  expect(removed).toEqual(["a", "b"]);
});

test("a failure ends in the log and not in the process", async () => {
  const files = {
    sweep: async () => {
      throw new Error("disk");
    },
  };
  await expect(sweepFiles(files, { remove: async () => {} }, log)).resolves.toBeUndefined();
});
