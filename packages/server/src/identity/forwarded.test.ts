import { expect, test } from "vitest";
import { isForwarded } from "./forwarded.ts";

test.each([
  "forwarded",
  "via",
  "x-real-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-foo",
  "cf-connecting-ip",
  "true-client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-host",
  "x-proxyuser-ip",
  "x-envoy-external-address",
  "fly-client-ip",
])("%s is the mark of a proxy", (name) => {
  expect(isForwarded({ host: "localhost:3000", [name]: "1" })).toBe(true);
});

test("what a browser sends is none", () => {
  const headers = { host: "localhost:3000", "user-agent": "x", "sec-fetch-site": "same-origin", origin: "x" };
  expect(isForwarded({ ...headers, accept: "*/*", "x-new-token": "1", cookie: "a=b" })).toBe(false);
});
