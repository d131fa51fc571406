import { expect, test } from "vitest";
import { type DocumentEvent, readEvents } from "./event-stream.ts";

async function events(...parts: string[]): Promise<DocumentEvent[]> {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(bytes.encode(part));
      controller.close();
    },
  });
  const list: DocumentEvent[] = [];
  for await (const event of readEvents(body)) list.push(event);
  return list;
}

test.each([
  ["one event", [': open\n\ndata: {"companyId":1,"key":"a","etag":"\\"1\\""}\n\n'], ["a"]],
  ["an event in pieces", ['data: {"key":"a","e', 'tag":"1"}', "\n\n"], ["a"]],
  ["two at once", ['data: {"key":"a","etag":"1"}\n\ndata: {"key":"b","etag":"2"}\n\n'], ["a", "b"]],
  ["the other end of line", ['data: {"key":"a","etag":"1"}\r\n\r\n'], ["a"]],
  ["what is not ours", ["data: nonsense\n\n", 'data: {"other":1}\n\n', "event: x\n\n"], []],
])("reads %s", async (_name, parts, keys) => {
  expect((await events(...parts)).map(({ key }) => key)).toEqual(keys);
});
