import { Readable } from "node:stream";
import multipart, { type MultipartFile } from "@fastify/multipart";
import { attachmentLinkSchema } from "@huvudbok/core/api";
import {
  isNoteFile,
  LONGEST_FILE_NAME,
  REFUSED_FILE_TEXT,
  REFUSED_NOTE_TEXT,
} from "@huvudbok/core/attachment";
import { withoutHiddenCharacters } from "@huvudbok/core/text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { BlobStore } from "../store/files/blob-store.ts";
import { sizeText } from "../store/limits/size-text.ts";
import type { Actor, NewFile } from "../store/store.ts";
import type { Store } from "../store/store-interface.ts";
import { acceptedType, START_BYTES } from "./accepted-file.ts";
import { actorOf } from "./authenticate.ts";
import type { ByteCount } from "./bodies/count-bytes.ts";
import type { UploadPlaces } from "./bodies/upload-places.ts";
import { watchPace } from "./bodies/watch-pace.ts";
import { readInput } from "./read-input.ts";
import { invalidInput, RefusalError, valueOrRefusal } from "./refusal.ts";
import { wholeNumber } from "./whole-number.ts";

export interface AttachmentParts {
  readonly store: Store;
  readonly blobs: BlobStore;
  /** Largest file in bytes. */
  readonly uploadLimit: number;
  /** Counts what a person sends. */
  readonly count: ByteCount;
  readonly places: UploadPlaces;
}

/** The most that the form around a file adds to it. */
const FORM_BYTES = 64 * 1024;

const uploadParams = z.object({
  companyId: wholeNumber(),
  fiscalYearId: z.string(),
});

/** Upload of a file and its link to a registered transaction (HT2, ST8). */
export async function attachmentRoutes(app: FastifyInstance, parts: AttachmentParts): Promise<void> {
  const { store } = parts;
  const fileSize = parts.uploadLimit;
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: { fileSize, files: 1, fields: 0, parts: 1 } });

    inner.post(
      "/api/data/attachments/:companyId/:fiscalYearId",
      { bodyLimit: fileSize + FORM_BYTES },
      async (request) => [await receiveFile(request, parts)],
    );

    inner.put("/api/data/attachments/:id", async (request) => {
      const { id } = readInput(z.object({ id: z.string() }), request.params);
      const link = readInput(attachmentLinkSchema, request.body);
      return valueOrRefusal(await store.files.link(actorOf(request), id, link));
    });
  });
}

async function receiveFile(request: FastifyRequest, parts: AttachmentParts) {
  const { store, count, places, uploadLimit } = parts;
  const actor = actorOf(request);
  const place = readInput(uploadParams, request.params);
  const stated = Number(request.headers["content-length"] ?? 0);
  // A body of unknown length counts as the longest.
  const length = stated || uploadLimit;
  // Refused before it is received.
  if (length > uploadLimit + FORM_BYTES) throw tooLarge(uploadLimit);
  // Checked first, so that nothing is written to disk for somebody without access, nor what has no room.
  const size = Math.min(uploadLimit, Math.max(0, stated - FORM_BYTES));
  valueOrRefusal(await store.files.mayAdd(actor, { ...place, size }));
  count(actor.userId, length);
  const leave = await places.acquire(request);
  const { raw } = request;
  // Broken off without an answer: nothing of the file may be stored afterwards.
  const endWatch = watchPace(
    () => raw.socket.bytesRead,
    () => !raw.complete && raw.destroy(),
  );
  try {
    return await receivePart(request, place, parts);
  } finally {
    endWatch();
    leave();
  }
}

async function receivePart(
  request: FastifyRequest,
  place: Pick<NewFile, "companyId" | "fiscalYearId">,
  parts: AttachmentParts,
) {
  const part = request.isMultipart() ? await request.file().catch(refuseForm) : undefined;
  if (part === undefined || part.fieldname !== "file") throw notAccepted();
  return storeFile(part, actorOf(request), place, parts);
}

async function storeFile(
  part: MultipartFile,
  actor: Actor,
  place: Pick<NewFile, "companyId" | "fiscalYearId">,
  { store, blobs, uploadLimit }: Pick<AttachmentParts, "store" | "blobs" | "uploadLimit">,
) {
  const { file } = part;
  const source = file[Symbol.asyncIterator]();
  try {
    const { start, isDone } = await readStart(source);
    const originalFilename = storedName(part.filename);
    const mimeType = acceptedType(originalFilename, start);
    if (mimeType === undefined) throw notAccepted(originalFilename);
    const stored = await blobs.put(
      Readable.from(
        wholeFile(start, isDone, source, () => {
          if (file.truncated) throw tooLarge(uploadLimit);
        }),
        { objectMode: false },
      ),
    );
    return valueOrRefusal(await store.files.add(actor, { ...place, originalFilename, mimeType, ...stored }));
  } catch (error) {
    void takeRest(source);
    throw error;
  }
}

/** Reads the rest of a refused file, which would otherwise block the next call on its connection. */
async function takeRest(source: AsyncIterator<Buffer>): Promise<void> {
  for (;;) {
    const next = await source.next().catch(() => undefined);
    if (next === undefined || next.done === true) return;
  }
}

async function readStart(
  source: AsyncIterator<Buffer>,
): Promise<{ readonly start: Buffer; readonly isDone: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < START_BYTES) {
    const next = await source.next().catch(refuseForm);
    if (next.done === true) return { start: Buffer.concat(chunks), isDone: true };
    chunks.push(next.value);
    length += next.value.length;
  }
  return { start: Buffer.concat(chunks), isDone: false };
}

async function* wholeFile(
  start: Buffer,
  isDone: boolean,
  source: AsyncIterator<Buffer>,
  refuseCut: () => void,
): AsyncGenerator<Buffer> {
  yield start;
  if (!isDone) {
    for (;;) {
      const next = await source.next().catch(refuseForm);
      if (next.done === true) break;
      yield next.value;
    }
  }
  // The form parser stops at the limit without an error.
  refuseCut();
}

/**
 * The form parser's errors have no status for a body that is not a form or is incomplete, which is an error of the
 * client.
 */
function refuseForm(error: unknown): never {
  if (error instanceof Error && !("statusCode" in error)) {
    throw invalidInput();
  }
  throw error;
}

/** The name without folders, control characters and hidden ones, by which a program can look like a picture. */
function storedName(filename: string): string {
  const name = filename.toWellFormed().replace(/^.*[/\\]/, "");
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken away
  const clean = withoutHiddenCharacters(name.replace(/[\0-\x1f\x7f]/g, "")).trim();
  return clean.length <= LONGEST_FILE_NAME ? clean : clean.slice(-LONGEST_FILE_NAME).toWellFormed();
}

function tooLarge(limit: number): RefusalError {
  const message = `Filen är för stor: högst ${sizeText(limit)} går att ladda upp.`;
  return new RefusalError({ status: 413, type: "PayloadTooLarge", message });
}

function notAccepted(fileName = ""): RefusalError {
  return new RefusalError({
    status: 422,
    type: "FileIsNotAccepted",
    message: isNoteFile(fileName) ? REFUSED_NOTE_TEXT : REFUSED_FILE_TEXT,
  });
}
