import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "./refusal.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Addresses that belong to the server or to files: an unknown one is missing, not a page of the app. */
const NOT_A_PAGE =
  /^\/(api|oidc|resources|assets|healthz|metrics|\.vite)(\/|$)|\.(js|mjs|css|map|svg|png|ico|wasm|woff2?|txt|webmanifest)$/;

/** The built web app. Every path that is no file answers with the app, which knows its own routes and 'Not Found'. */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    index: false,
    cacheControl: false,
    // Names in assets/ carry a hash of their content; everything else is asked for again.
    setHeaders: (reply, path) =>
      void reply.header(
        "cache-control",
        path.startsWith(join(folder, "assets")) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      ),
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !NOT_A_PAGE.test(path);
    return isPage ? sendApp(reply, folder) : sendMissing(request, reply);
  });
}

function sendApp(reply: FastifyReply, folder: string): FastifyReply {
  if (!existsSync(join(folder, "index.html"))) {
    return reply
      .code(503)
      .type("text/plain; charset=utf-8")
      .send("Webbappen är inte byggd. Kör npm start.\n");
  }
  return reply.sendFile("index.html");
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.debug("no such address");
  return reply.code(404).send(errorBody("NotFound", "Not Found"));
}
