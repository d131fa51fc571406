import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("headers stay out of the log wherever a library hangs them", () => {
  let written = "";
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  const log = createLog("trace", sink);
  const headers = { authorization: "Bearer secret", cookie: "secret" };
  log.trace({ busboyOptions: { headers, limits: { files: 1 } } }, "form");
  log.debug({ headers }, "one");
  log.info({ req: { headers }, authorization: "secret", options: { token: "secret" } }, "two");
  expect(written.split("\n")).toHaveLength(4);
  expect(written).not.toContain("secret");
});
