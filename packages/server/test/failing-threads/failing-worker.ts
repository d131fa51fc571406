import { existsSync } from "node:fs";

// A thread of the store that dies at its start while a file is there, and soon after when another is.
const [dies, stops] = [process.env["HUVUDBOK_TEST_DIES"] ?? "", process.env["HUVUDBOK_TEST_STOPS"] ?? ""];

if (existsSync(dies)) throw Object.assign(new Error("kontonummer 1930 på rad 7"), { code: "AT_START" });
// It dies before it has read the rest of the program, which takes a second on a busy machine.
await import("../../src/guard/store-worker.ts");
setInterval(() => {
  if (existsSync(stops)) throw Object.assign(new Error("lösenord: hemligt"), { code: "AT_WORK" });
}, 5).unref();
