import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, storedServer } from "./stored-server.ts";
import { newBooks, sale, type TestCompany, YEAR } from "./test-books.ts";

const here = await storedServer();
let anna: Person;
let books: TestCompany;

beforeAll(async () => {
  anna = await here.signIn("anna");
  books = await newBooks(here.store, anna.actor);
  await here.server.app.listen({ port: Number(new URL(here.server.origin).port), host: "127.0.0.1" });
});

afterAll(() => here.close());

describe("an address that makes no sense", () => {
  test.each<[string, string, number, string]>([
    ["GET", "/api/data/load/%E0%A4%A.json", 400, "Förfrågan har fel innehåll."],
    ["POST", "/accounting/%ff", 400, "Förfrågan har fel innehåll."],
    ["DELETE", `/api/data/id/${"x".repeat(5000)}`, 414, "Adressen är för lång."],
    ["GET", "/api/data/list/%00", 400, "Förfrågan har fel innehåll."],
    ["GET", "/api/data/info/%00", 400, "Förfrågan har fel innehåll."],
    ["DELETE", "/api/data/id/a%00b", 400, "Förfrågan har fel innehåll."],
    ["GET", "/api/data/list?pageToken=%00", 400, "Förfrågan har fel innehåll."],
    ["GET", "/api/data/list?pageToken=WyJcdTAwMDAiLCJ4Il0", 400, "Ogiltig sidmarkör."],
  ])("%s %s answers %i in the one shape of refusals", async (method, url, status, message) => {
    const answer = await here.send(method, { url }, anna.headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: { type: expect.any(String), message } },
    ]);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  test("an event stream is not opened for a question about its head", async () => {
    const answer = await here.send("HEAD", { url: "/api/events" }, anna.headers);
    expect(answer.statusCode).toBe(404);
  });
});

describe("a form that is none", () => {
  test.each<[string, string, string]>([
    ["without a boundary", "multipart/form-data", "x"],
    ["with a word for a form", "multipart/form-data; boundary=x", "null"],
    [
      "that is cut",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])("HT1: %s is an error of the client", async (_name, contentType, payload) => {
    const url = `/api/data/attachments/${books.id}/${YEAR}`;
    const answer = await here.send(
      "POST",
      { url, payload, headers: { "content-type": contentType } },
      anna.headers,
    );
    expect([answer.statusCode, answer.json().error.type]).toEqual([400, "InvalidRequest"]);
  });
});

describe("what a database cannot hold", () => {
  const commit = (changes: readonly object[], requestId = "12345678") => ({
    url: "/api/data/commit",
    payload: { companyId: books.id, intent: "register", requestId, changes },
  });
  const append = () => [{ key: books.key("transactions"), append: [sale()] }];

  test.each<[string, () => ReturnType<typeof commit>]>([
    ["a request id with NUL", () => commit(append(), "12345678\0")],
    ["a request id with half a character", () => commit(append(), "12345678\ud800")],
    ["an id to remove with NUL", () => commit([{ key: books.key("transactions"), remove: ["A-1\0"] }])],
    ["an id to remove that no item has", () => commit([{ key: books.key("transactions"), remove: [""] }])],
  ])("%s is refused", async (_name, options) => {
    const answer = await here.send("POST", options(), anna.headers);
    expect([answer.statusCode, answer.json().error.type]).toEqual([400, "InvalidRequest"]);
  });

  test("a link to a series with NUL is refused", async () => {
    const file = await here.uploadedFile(anna, books.id, "x");
    const payload = { companyId: books.id, fiscalYearId: YEAR, series: "A\0", transactionId: 1 };
    const answer = await here.send("PUT", { url: `/api/data/attachments/${file}`, payload }, anna.headers);
    expect([answer.statusCode, answer.json().error.type]).toEqual([400, "InvalidRequest"]);
  });
});

test.each<[string, string, number, string]>([
  [
    "headers without end",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
    431,
    "HeadersTooLarge",
  ],
  ["no HTTP", "hello\r\n\r\n", 400, "InvalidRequest"],
])("%s are refused in the same shape", async (_name, sent, status, type) => {
  const text = await new Promise<string>((resolve, reject) => {
    let said = "";
    const socket = connect(Number(new URL(here.server.origin).port), "127.0.0.1", () => socket.write(sent));
    socket.on("data", (bytes) => (said += String(bytes)));
    socket.on("close", () => resolve(said));
    socket.on("error", reject);
  });
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: { type, message: expect.any(String) },
  });
});
