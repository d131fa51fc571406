import { constants } from "node:zlib";
import type { FeatureList } from "@huvudbok/core/api";
import { swedishDay } from "@huvudbok/core/calendar";
import { NEW_COMPANY_ID } from "@huvudbok/core/document";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import { notFound } from "../store/access/refusals.ts";
import type { BlobStore } from "../store/files/blob-store.ts";
import { SMALL_BODY } from "../store/limits/small-body.ts";
import type { JsonText, NewCompanyTerms } from "../store/store.ts";
import type { Store } from "../store/store-interface.ts";
import { actorOf } from "./authenticate.ts";
import type { BodyLimits, LargeBodies } from "./bodies/large-bodies.ts";
import { freePackage } from "./free-package.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { RefusalError, refuse, valueOrRefusal } from "./refusal.ts";
import { sendFile } from "./send-file.ts";
import type { SlowReaders } from "./slow-readers.ts";
import { wholeNumber } from "./whole-number.ts";

export interface DataParts {
  readonly store: Store;
  readonly blobs: BlobStore;
  readonly bodies: LargeBodies;
  readonly limits: Pick<BodyLimits, "bodyLimit" | "importLimit">;
  readonly loads: SlowReaders;
  /** What a company gets that is made with its books. */
  readonly features: FeatureList;
  readonly now: () => Date;
}

const KEY_PATH = "/api/data/load/:file";
/**
 * Half the work of Zstandard's usual level, and such texts become smaller. gzip, which gets these too, only takes `level`.
 */
const ZSTD_FASTEST = {
  level: constants.Z_DEFAULT_COMPRESSION,
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
};
/** A large year is packed in a fifth of the time that Brotli takes, where a browser can unpack it. */
const PACKED_FAST = {
  encodings: ["zstd", "br", "gzip"],
  zlibOptions: ZSTD_FASTEST,
} satisfies RouteOptions["compress"];

/**
 * The calls for documents (HT2), with commit, history and differences. Register it behind `authenticate`. Bodies are
 * passed to the store as raw bytes, so that they are parsed and checked outside this thread.
 */
export async function dataRoutes(app: FastifyInstance, parts: DataParts): Promise<void> {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    // The handlers read the body, because they know its limit and its sender.
    inner.addContentTypeParser("application/json", (_request, _payload, done) => done(null));
    documentRoutes(inner, parts);
    writeRoutes(inner, parts);
    listRoutes(inner, parts.store);
    idRoutes(inner, parts);
  });
}

function documentRoutes(app: FastifyInstance, { store: { documents }, loads }: DataParts): void {
  app.head(KEY_PATH, async (request, reply) => {
    const version = valueOrRefusal(await documents.version(actorOf(request), keyOf(request)));
    return withVersion(reply, version).type("application/json").send();
  });

  app.get(KEY_PATH, { exposeHeadRoute: false, compress: PACKED_FAST }, async (request, reply) => {
    const { since, absent } = readInput(loadQuery, request.query);
    return orAbsent(reply, absent, () => sendSince(request, reply, { documents, loads }, since));
  });

  app.get("/api/data/latest/:key", async (request, reply) => {
    const { key } = readInput(keyParams, request.params);
    const { limit = 50, absent } = readInput(latestQuery, request.query);
    return orAbsent(reply, absent, async () =>
      valueOrRefusal(await documents.latest(actorOf(request), key, limit)),
    );
  });

  app.get("/api/data/history/:key", async (request, reply) => {
    const { key } = readInput(keyParams, request.params);
    const { before, limit = 20 } = readInput(historyQuery, request.query);
    const page = before === undefined ? { limit } : { before, limit };
    const leave = await loads.acquire(request, reply);
    const { text } = valueOrRefusal(await documents.history(actorOf(request), key, page));
    return sendText(reply, text, leave);
  });
}

/** No data is not an error, but browsers log a 404 as one: who asks for it gets 204 (HT8). */
async function orAbsent(
  reply: FastifyReply,
  absent: string | undefined,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer();
  } catch (thrown) {
    const isAbsent = thrown instanceof RefusalError && thrown.status === 404;
    if (isAbsent && absent !== undefined) return reply.code(204).send();
    throw thrown;
  }
}

function writeRoutes(app: FastifyInstance, parts: DataParts): void {
  const { bodies, limits } = parts;
  const { documents } = parts.store;
  app.post("/api/data/save/:file", async (request, reply) => {
    const [actor, key] = [actorOf(request), keyOf(request)];
    const admit = async () => refuse(await documents.keyRefusal(actor, key, "write"));
    const saved = await bodies.receive(request, { limit: limits.bodyLimit, admit }, (body) =>
      documents.save(actor, key, ifMatchOf(request), body),
    );
    const { etag, removedYears } = valueOrRefusal(saved);
    recordDeletions(request, [{ key, removedYears }]);
    return reply.header("etag", etag).send({ etag });
  });

  // The address names the company, so that a large body is read only for those who may write there.
  app.post("/api/data/commit", async (request) => {
    const actor = actorOf(request);
    const query = readInput(commitQuery, request.query);
    // Whoever is signed in may make a company.
    const newCompany = query.newCompany === undefined ? undefined : newCompanyTerms(parts);
    const companyId = newCompany === undefined ? query.companyId : NEW_COMPANY_ID;
    const isImport = companyId !== undefined && query.import !== undefined;
    const limit = companyId === undefined ? SMALL_BODY : isImport ? limits.importLimit : limits.bodyLimit;
    const admit = async () => {
      if (companyId !== undefined) refuse(await documents.companyRefusal(actor, companyId, "write"));
    };
    const committed = await bodies.receive(request, { limit, admit, isImport }, (body) =>
      documents.commit(actor, body, {
        ...(companyId === undefined ? {} : { companyId, isImport }),
        ...(newCompany === undefined ? {} : { newCompany }),
      }),
    );
    const answer = valueOrRefusal(committed);
    if (answer.companyId !== undefined) {
      recordSecurity(request, "rights", { company: answer.companyId, role: "owner" });
    }
    recordDeletions(request, answer.changes);
    return answer;
  });
}

function newCompanyTerms({ features, now }: DataParts): NewCompanyTerms {
  const today = swedishDay(now().getTime());
  return { packageSetup: freePackage(features, today), today };
}

function listRoutes(app: FastifyInstance, { files }: Store): void {
  const list = async (request: FastifyRequest) => {
    const { prefix = "" } = readInput(prefixParams, request.params);
    const { pageSize = 100, pageToken } = readInput(listQuery, request.query);
    const query = { prefix, pageSize, ...(pageToken === undefined ? {} : { pageToken }) };
    return valueOrRefusal(await files.list(actorOf(request), query));
  };
  app.get("/api/data/list", list);
  app.get("/api/data/list/:prefix", list);
  app.get("/api/data/info/:id", async (request) =>
    valueOrRefusal(await files.info(actorOf(request), idOf(request))),
  );
}

/** Documents and stored files by id: for the page of stored data, and for attachments. */
function idRoutes(app: FastifyInstance, { store, blobs, bodies, limits, loads }: DataParts): void {
  const { documents, files } = store;

  app.get("/api/data/id/:id", async (request, reply) => {
    const located = valueOrRefusal(await files.locate(actorOf(request), idOf(request)));
    if ("documentKey" in located) {
      return sendDocument(request, reply, { documents, loads }, located.documentKey);
    }
    return sendFile(reply, blobs, located);
  });

  app.post("/api/data/id/:id", async (request, reply) => {
    const located = valueOrRefusal(await files.locate(actorOf(request), idOf(request)));
    if (!("documentKey" in located)) {
      throw new RefusalError({
        status: 409,
        type: "FileIsFixed",
        message: "En uppladdad fil ändras inte. Ladda upp en ny fil i stället.",
      });
    }
    const actor = actorOf(request);
    const { documentKey } = located;
    const admit = async () => refuse(await documents.keyRefusal(actor, documentKey, "own"));
    const saved = await bodies.receive(request, { limit: limits.bodyLimit, admit }, (body) =>
      documents.save(actor, documentKey, ifMatchOf(request), body, "own"),
    );
    const { etag, removedYears } = valueOrRefusal(saved);
    recordDeletions(request, [{ key: documentKey, removedYears }]);
    return reply.header("etag", etag).send({ etag });
  });

  app.delete("/api/data/id/:id", async (request, reply) => {
    const actor = actorOf(request);
    const located = valueOrRefusal(await files.locate(actor, idOf(request)));
    if ("documentKey" in located) {
      const { documentKey: key } = located;
      const { removedYears } = valueOrRefusal(await documents.remove(actor, key, ifMatchOf(request)));
      recordDeletions(request, [{ key, ended: true, removedYears }]);
    } else {
      valueOrRefusal(await files.remove(actor, idOf(request)));
      recordSecurity(request, "file-deleted", { file: idOf(request) });
    }
    return reply.code(204).send();
  });
}

// Created once, because creating a schema takes longer than most calls.
const absent = z.optional(z.literal("204"));
const loadQuery = z.object({ since: z.optional(z.string()), absent });
const keyParams = z.object({ key: z.string() });
const prefixParams = z.object({ prefix: z.optional(z.string()) });
const fileParams = z.object({ file: z.string() });
const commitQuery = z.object({
  // 0: the person's own documents.
  companyId: z.optional(
    z.union([
      z.pipe(
        z.literal("0"),
        z.transform(() => 0),
      ),
      wholeNumber(),
    ]),
  ),
  import: z.optional(z.literal("1")),
  newCompany: z.optional(z.literal("1")),
});
const idParams = z.object({ id: z.string() });
const latestQuery = z.object({ limit: z.optional(wholeNumber(500)), absent });
const historyQuery = z.object({
  before: z.optional(wholeNumber()),
  limit: z.optional(wholeNumber(100)),
});
const listQuery = z.object({ pageSize: z.optional(wholeNumber(100)), pageToken: z.optional(z.string()) });

interface Loading {
  readonly documents: Store["documents"];
  readonly loads: SlowReaders;
}

/** What has changed in a document since the copy that the browser holds, or the whole document. */
async function sendSince(
  request: FastifyRequest,
  reply: FastifyReply,
  loading: Loading,
  since: string | undefined,
): Promise<FastifyReply> {
  const key = keyOf(request);
  if (since !== undefined) {
    const leave = await loading.loads.acquire(request, reply);
    const difference = valueOrRefusal(await loading.documents.difference(actorOf(request), key, since));
    if (!difference.isReload) {
      if (difference.etag === strongEtag(since)) return withVersion(reply, difference).code(304).send();
      void withVersion(reply, difference).header("x-document", "difference");
      return sendText(reply, difference.text, leave);
    }
    leave();
  }
  return sendDocument(request, reply, loading, key);
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, loads }: Loading,
  key: string,
): Promise<FastifyReply> {
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch !== undefined) {
    const version = valueOrRefusal(await documents.version(actorOf(request), key));
    const etags = ifNoneMatch.split(",").map(strongEtag);
    if (etags.includes(version.etag)) return withVersion(reply, version).code(304).send();
  }
  const leave = await loads.acquire(request, reply);
  const loaded = valueOrRefusal(await documents.load(actorOf(request), key));
  return sendText(withVersion(reply, loaded).header("x-document", "whole"), loaded.text, leave);
}

/** Streams the text, no faster than the client reads it. */
function sendText(reply: FastifyReply, text: JsonText, leave: () => void): FastifyReply {
  const { whole } = text;
  // A short answer releases its permit at once.
  if (whole !== undefined) leave();
  return reply.type("application/json").send(whole === undefined ? text.body : asBuffer(whole));
}

/** A proxy that compresses an answer makes its ETag weak. */
function strongEtag(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}

function withVersion(
  reply: FastifyReply,
  { etag, lastModified }: { readonly etag: string; readonly lastModified: Date },
): FastifyReply {
  return reply.header("etag", etag).header("last-modified", lastModified.toUTCString());
}

/** Tells the security log of documents and fiscal years that are gone: their keys are ids. */
function recordDeletions(
  request: FastifyRequest,
  changes: readonly {
    readonly key: string;
    readonly ended?: true;
    readonly removedYears?: readonly string[] | undefined;
  }[],
): void {
  for (const { key, ended, removedYears = [] } of changes) {
    if (ended === true) recordSecurity(request, "document-deleted", { document: key });
    for (const year of removedYears) recordSecurity(request, "year-deleted", { document: key, year });
  }
}

/** The data key of `{key}.json`. */
function keyOf(request: FastifyRequest): string {
  const { file } = readInput(fileParams, request.params);
  if (!file.endsWith(".json")) {
    throw new RefusalError(notFound());
  }
  return file.slice(0, -".json".length);
}

function idOf(request: FastifyRequest): string {
  return readInput(idParams, request.params).id;
}

function ifMatchOf(request: FastifyRequest): string | undefined {
  return request.headers["if-match"];
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
