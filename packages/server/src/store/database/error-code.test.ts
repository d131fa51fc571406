import { expect, test } from "vitest";
import { errorCode } from "./error-code.ts";

test.each([
  [Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" }), "DATABASE_GONE"],
  [Object.assign(new Error("connect ENOENT"), { code: "ENOENT", syscall: "connect" }), "DATABASE_GONE"],
  [
    new AggregateError([
      Object.assign(new Error("connect ::1"), { code: "ECONNREFUSED", syscall: "connect" }),
      new Error("connect 127.0.0.1"),
    ]),
    "DATABASE_GONE",
  ],
  [new Error("Connection terminated unexpectedly"), "DATABASE_GONE"],
  [new Error("Connection terminated due to connection timeout"), "DATABASE_GONE"],
  [new Error("Client has encountered a connection error and is not queryable"), "DATABASE_GONE"],
  [Object.assign(new Error("the disk is full"), { code: "53100" }), "53100"],
  [Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }), "SQLITE_FULL"],
  [new Error("a bug"), undefined],
  ["a text", undefined],
])("%s has the code that it is answered by", (error, code) => {
  expect(errorCode(error)).toBe(code);
});
