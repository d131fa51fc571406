// Loaded into the product before it starts (NODE_OPTIONS=--import): writes a line for every SQL statement that any
// thread of it runs, with the bytes of the values that it writes, to the file that HUVUDBOK_BENCH_STATEMENTS names.
import { appendFileSync } from "node:fs";
import Sqlite from "better-sqlite3";

const { HUVUDBOK_BENCH_STATEMENTS: file } = process.env;
const memory = new Sqlite(":memory:");
const prototype: unknown = Object.getPrototypeOf(memory.prepare("select 1"));
memory.close();

if (file !== undefined && typeof prototype === "object" && prototype !== null) {
  for (const method of ["run", "all", "get", "iterate"]) {
    const original: unknown = Reflect.get(prototype, method);
    if (typeof original !== "function") throw new Error(`a statement has no ${method}`);
    Reflect.set(prototype, method, function count(this: Sqlite.Statement, ...args: readonly unknown[]) {
      const isWrite = /^(insert|update|delete)/i.test(this.source);
      appendFileSync(file, `${isWrite ? Buffer.byteLength(args.flat().join("")) : 0}\n`);
      return Reflect.apply(original, this, args);
    });
  }
}
