import { expect, test } from "vitest";
import { sweepFiles } from "./sweep-files.ts";

test("removes the bytes of what the store lets go of, and what was left half written", async () => {
  const removed: string[] = [];
  const blobs = {
    remove: async (sha256: string) => void removed.push(sha256),
    forgetAbandoned: async () => void removed.push("half"),
  };
  expect(await sweepFiles({ sweep: async () => ["a", "b"] }, blobs)).toBe(2);
  expect(removed).toEqual(["half", "a", "b"]);
});
