import "../api/jitless-schemas.ts";
import * as z from "zod/mini";
import { parseJsonText } from "../api/json-text.ts";

const eventSchema = z.object({ key: z.string(), etag: z.string() });
/** A document has a new revision. */
export type DocumentEvent = z.output<typeof eventSchema>;

/**
 * Reads server-sent events: lines `data: {...}` with an empty line after each event; other lines have no meaning here.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<DocumentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = `${rest}${decoder.decode(value, { stream: true })}`.split(/\r?\n/);
      rest = lines.pop() ?? "";
      yield* lines.flatMap(eventOfLine);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOfLine(line: string): readonly DocumentEvent[] {
  if (!line.startsWith("data:")) return [];
  const event = z.safeParse(eventSchema, parseJsonText(line.slice("data:".length)));
  return event.success ? [event.data] : [];
}
