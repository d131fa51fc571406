import { expect, test } from "vitest";
import { memoryAdapter } from "./memory-adapter.ts";

test("a flood of sign-ins begun fills no memory, costs no time, and leaves the newest", async () => {
  const interactions = memoryAdapter()("Interaction");
  const from = performance.now();
  for (let index = 0; index < 50_000; index += 1) {
    await interactions.upsert(`i${index}`, { uid: `u${index}` }, 1800);
  }
  // When all of them were gone through at each call this took minutes.
  expect(performance.now() - from).toBeLessThan(5000);
  expect(await interactions.find("i49999")).toEqual({ uid: "u49999" });
  expect(await interactions.find("i45000")).toBeDefined();
  expect(await interactions.find("i44999")).toBeUndefined();
});

test("what is over is not found", async () => {
  const codes = memoryAdapter()("AuthorizationCode");
  await codes.upsert("over", { uid: "u" }, -1);
  expect(await codes.find("over")).toBeUndefined();
});
