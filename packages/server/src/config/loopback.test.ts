import { expect, test } from "vitest";
import { isLoopback, isLoopbackHost } from "./loopback.ts";

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.1", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  "",
  "0.0.0.0",
  "::",
  "192.168.1.4",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil.example",
])("%s is not only this machine", (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each(["localhost", "localhost:3000", "127.0.0.1:80", "[::1]:3000"])("Host %s is ours", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  undefined,
  "",
  "evil.example",
  "localhost.evil.example:3000",
  "localhost@evil.example",
  "localhost/x",
  "a b",
])("Host %s is not ours", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
