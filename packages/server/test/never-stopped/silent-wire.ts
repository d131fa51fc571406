import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** A connection to PostgreSQL that can go silent: what is sent is dropped without an error. */
export interface SilentWire {
  /** The address of the database at this end. */
  readonly url: string;
  /** Silences the connections that are open and new ones. */
  silence(): void;
  /** New connections get through; silenced ones stay silent, as behind a firewall that has dropped them. */
  speak(): void;
  close(): Promise<void>;
}

/** Listens on loopback for connections to a database. */
export async function layWire(databaseUrl: string): Promise<SilentWire> {
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  const live = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (!isSilent) live.add(one);
      one.on("data", (bytes) => {
        if (live.has(one)) other.write(bytes);
      });
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        if (live.has(one)) other.destroy();
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
      live.clear();
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
