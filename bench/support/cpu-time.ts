import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** The environment of a server that reports its processor time on this socket. */
export function servingCpuTime(socket: string): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "serve-cpu-time.ts")}`,
    HUVUDBOK_BENCH_CPU: socket,
  };
}

/** The processor time that the main thread of such a server has taken so far, in microseconds. */
export async function cpuTime(socket: string): Promise<number> {
  return Number(await text(connect(socket)));
}
