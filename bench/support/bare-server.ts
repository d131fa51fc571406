import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A process with a bare fastify that answers every call with the same status and JSON text. */
export async function startBareServer(
  status: number,
  body: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const child = fork(join(import.meta.dirname, "bare-server-process.ts"), [String(status), body], {
    env: { ...process.env, ...environment },
  });
  const [port]: unknown[] = await once(child, "message");
  return {
    url: `http://localhost:${String(port)}/`,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
