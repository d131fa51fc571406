import { expect, test } from "vitest";
import { newPace } from "./pace.ts";

const AHEAD = 6;

async function sentAhead(pace: ReturnType<typeof newPace>): Promise<{ readonly next: Promise<unknown> }> {
  for (let count = 1; count < AHEAD; count += 1) await pace.sent();
  return {
    next: pace.sent().then(
      () => "sent",
      (error: Error) => error.message,
    ),
  };
}

test("a sender waits until the reader has taken enough", async () => {
  const pace = newPace();
  const { next } = await sentAhead(pace);
  expect(await Promise.race([next, new Promise((done) => setTimeout(done, 30, "waits"))])).toBe("waits");
  pace.taken(1);
  expect(await next).toBe("sent");
});

test("a reader that leaves, or takes nothing for too long, ends the sending", async () => {
  const left = newPace();
  const { next } = await sentAhead(left);
  left.stop();
  expect(await next).toBe("the reader of a document has left");
  const asleep = newPace(20);
  expect(await (await sentAhead(asleep)).next).toBe("nobody reads the document");
});
