// Loaded into a server before it starts (NODE_OPTIONS=--import): sends the processor time that its main thread has used
// so far, in microseconds, to every client of the socket that HUVUDBOK_BENCH_CPU names.
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

const { HUVUDBOK_BENCH_CPU: path } = process.env;

if (isMainThread && path !== undefined) {
  const server = createServer((socket) => {
    const { user, system } = process.threadCpuUsage();
    socket.end(String(user + system));
  });
  server.listen(path).unref();
}
