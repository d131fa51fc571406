import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** GET /resources/...: charts of accounts, report structures and tax maps, checked by ETag at each use. */
export async function resourceRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: "/resources/",
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", "public, no-cache"),
  });
}
