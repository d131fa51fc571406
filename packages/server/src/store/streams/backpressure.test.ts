import { expect, test } from "vitest";
import { newBackpressure } from "./backpressure.ts";

const MAX_UNACKED = 6;

async function sendUntilBlocked(
  backpressure: ReturnType<typeof newBackpressure>,
): Promise<{ readonly next: Promise<unknown> }> {
  for (let count = 1; count < MAX_UNACKED; count += 1) await backpressure.sent();
  return {
    next: backpressure.sent().then(
      () => "sent",
      (error: Error) => error.message,
    ),
  };
}

test("a sender waits until the reader has taken enough", async () => {
  const backpressure = newBackpressure();
  const { next } = await sendUntilBlocked(backpressure);
  expect(await Promise.race([next, new Promise((done) => setTimeout(done, 30, "waits"))])).toBe("waits");
  backpressure.acked(1);
  expect(await next).toBe("sent");
});

test("a reader that leaves, or takes nothing for too long, ends the sending", async () => {
  const left = newBackpressure();
  const { next } = await sendUntilBlocked(left);
  left.stop();
  expect(await next).toBe("the reader of a document has left");
  const asleep = newBackpressure(20);
  expect(await (await sendUntilBlocked(asleep)).next).toBe("nobody reads the document");
});
