import { bodyText } from "../../api/api-client.ts";
import { networkFailure } from "../../api/api-failure.ts";
import { LONG_TEXT, stringOf } from "./document-text.ts";

/** The body of an answer: its text, or, if it is long, its bytes as they arrive. */
export type Body = { readonly text: string } | { readonly parts: AsyncIterable<Uint8Array> };

/** Reads an answer until it is known whether it is long. Throws `ApiFailure` when the connection breaks. */
export async function readBody(response: Response): Promise<Body> {
  if (response.body === null) return { text: await bodyText(response) };
  const reader = response.body.getReader();
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < LONG_TEXT) {
    const bytes = await nextBytes(reader);
    if (bytes === undefined) return { text: stringOf(read) };
    read.push(bytes);
    length += bytes.length;
  }
  return { parts: bytesOf(read, reader) };
}

async function* bytesOf(
  read: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* read;
  for (;;) {
    const bytes = await nextBytes(reader);
    if (bytes === undefined) return;
    yield bytes;
  }
}

async function nextBytes(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    throw networkFailure();
  }
}
