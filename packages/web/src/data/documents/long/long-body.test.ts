import { expect, test } from "vitest";
import { readBody } from "./long-body.ts";

/** An answer whose bytes arrive in pieces; it may break before it is complete. */
function answer(text: string, { breaks = false } = {}): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += 65_537) pieces.push(bytes.slice(from, from + 65_537));
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        const piece = pieces.shift();
        if (piece !== undefined) controller.enqueue(piece);
        else if (breaks) controller.error(new TypeError("network error"));
        else controller.close();
      },
    }),
  );
}

test("a short answer is its text, also where a character is cut in two", async () => {
  const text = "å".repeat(100_000);
  expect(await readBody(answer(text))).toEqual({ text });
  expect(await readBody(answer(""))).toEqual({ text: "" });
});

test("a long one comes in parts, all of them", async () => {
  const text = `${"åäö🙂".repeat(100_000)}slut`;
  const body = await readBody(answer(text));
  const decoder = new TextDecoder();
  let read = "";
  if ("parts" in body) for await (const bytes of body.parts) read += decoder.decode(bytes, { stream: true });
  expect(read + decoder.decode()).toBe(text);
});

test("a connection that breaks is a network failure, before and after the answer is known to be long", async () => {
  await expect(readBody(answer("x".repeat(1000), { breaks: true }))).rejects.toMatchObject({ status: 0 });
  const body = await readBody(answer("x".repeat(1_000_000), { breaks: true }));
  const take = async () => {
    if ("parts" in body) for await (const bytes of body.parts) expect(bytes.length).toBeGreaterThan(0);
  };
  await expect(take()).rejects.toMatchObject({ status: 0, name: "ApiFailure" });
});
