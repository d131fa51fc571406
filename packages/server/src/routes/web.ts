import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { appPolicy } from "../security-headers.ts";
import { errorBody } from "./refusal.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Addresses of the server itself and of built files: an unknown one is 404, not a page of the app. */
const RESERVED = /^\/(api|oidc|resources|assets|healthz|metrics)(\/|$)/;
/** Only such an address can be a file of the built app; hidden files and folders never match. */
const FILE = /^(\/[\w-][\w.-]*)*\/[\w-][\w.-]*\.\w+$/;
/** The placeholder in the app's page for the nonce of its styles; every answer has a new one. */
const NONCE_PLACE = "__CSP_NONCE__";
const WEB_FILE = /\.(js|mjs|css|map|svg|png|jpg|ico|wasm|gz|woff2?|txt|webmanifest)$/;

/**
 * The built web app. Every path that is not a file is answered with the app, which has its own routes and 'Not Found'.
 */
export async function webRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    suppressWarning: true,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    // The build has compressed its files: compressing them for each new browser takes the server a third of a second.
    preCompressed: true,
    // Names in assets/ contain a hash of their content; everything else is revalidated.
    setHeaders: (reply, path) =>
      void reply.header(
        "cache-control",
        path.startsWith(join(folder, "assets")) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      ),
  });
  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    if (FILE.test(path)) return reply.sendFile(path.slice(1));
    reply.callNotFound();
    return reply;
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isOfApp(request)) return sendApp(reply, folder);
    return reply.code(404).send(errorBody("NotFound", "Not Found"));
  });
}

/**
 * The address that a request is routed by. The router refuses a path that cannot be decoded before any hook is called;
 * read by a browser it is an unknown page as others, so it is answered with the app.
 */
export function routedUrl(request: IncomingMessage): string {
  const { url = "/" } = request;
  return isOfApp({ method: request.method, url }) && !canBeDecoded(pathOf(url)) ? "/" : url;
}

function isOfApp({ method, url }: { readonly method: string | undefined; readonly url: string }): boolean {
  const path = pathOf(url);
  return (method === "GET" || method === "HEAD") && !RESERVED.test(path) && !WEB_FILE.test(path);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function sendApp(reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
  if (page === undefined) {
    return reply
      .code(503)
      .type("text/plain; charset=utf-8")
      .send("Webbappen är inte byggd. Kör npm start.\n");
  }
  const nonce = randomBytes(18).toString("base64");
  return reply
    .code(200)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("content-security-policy", appPolicy(nonce, page))
    .send(page.replaceAll(NONCE_PLACE, nonce));
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "";
}
