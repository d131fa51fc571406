import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** A wire to PostgreSQL that can fall silent: what is sent is swallowed, and nobody is told. */
export interface SilentWire {
  /** The address of the database at this end. */
  readonly url: string;
  /** Connections that are open now and those that come say nothing more. */
  silence(): void;
  /** New connections get through; what was silent stays so, as behind a firewall that has forgotten it. */
  speak(): void;
  close(): Promise<void>;
}

/** Listens on loopback for connections to a database. */
export async function layWire(databaseUrl: string): Promise<SilentWire> {
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  const heard = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (!isSilent) heard.add(one);
      one.on("data", (bytes) => {
        if (heard.has(one)) other.write(bytes);
      });
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        if (heard.has(one)) other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `postgres://${user ?? ""}@127.0.0.1:${address.port}/${database ?? ""}`,
    silence() {
      isSilent = true;
      heard.clear();
    },
    speak() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
