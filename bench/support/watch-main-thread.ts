// Loaded into the product before it starts (NODE_OPTIONS=--import): writes when its main thread was blocked, and for
// how long (ms since 1970, ms), to the file that HUVUDBOK_BENCH_STOPS names.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { HUVUDBOK_BENCH_STOPS: file } = process.env;
const EVERY_MS = 2;
const WORTH_TELLING_MS = 5;

if (isMainThread && file !== undefined) {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const late = now - last - EVERY_MS;
    if (late > WORTH_TELLING_MS) appendFileSync(file, `${Date.now()} ${late.toFixed(1)}\n`);
    last = performance.now();
  }, EVERY_MS).unref();
}
