import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import "./record-security.ts";
import { errorBody, invalidInput, RefusalError } from "./refusal.ts";

/** What the framework itself refuses, in words for the person who sees it. */
const FRAMEWORK_TEXTS: Readonly<Record<number, readonly [type: string, message: string]>> = {
  400: ["InvalidRequest", "Förfrågan har fel innehåll."],
  404: ["NotFound", "Not Found"],
  406: ["NotAcceptable", "Formatet kan inte lämnas ut."],
  408: ["Timeout", "Förfrågan tog för lång tid."],
  413: ["PayloadTooLarge", "Innehållet är för stort."],
  414: ["UriTooLong", "Adressen är för lång."],
  415: ["UnsupportedMediaType", "Innehållets typ stöds inte."],
  431: ["HeadersTooLarge", "Förfrågans huvud är för stort."],
};

const OTHER_REFUSAL = ["Refused", "Förfrågan kan inte besvaras."] as const;

/** Failures of the machine, by the codes of Node, SQLite and PostgreSQL. Nothing of the call has been stored. */
const STORAGE_TEXTS: readonly (readonly [codes: RegExp, status: number, type: string, message: string])[] = [
  [
    /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/,
    507,
    "StorageIsFull",
    "Lagringen på servern är full. Ingenting har sparats.",
  ],
  [
    // 55P03 waited too long for a lock, 40P01 and 40001 conflicted with others: all of them were rolled back.
    /^(SQLITE_BUSY\w*|57P03|53300|55P03|40P01|40001|DATABASE_BUSY|TURN_NOT_COME|SEMAPHORE_TIMEOUT)$/,
    503,
    "Unavailable",
    "Lagringen är upptagen. Ingenting har sparats. Försök igen om en stund.",
  ],
  [
    // A thread that parses a body has a memory limit.
    /^ERR_WORKER_OUT_OF_MEMORY$/,
    413,
    "PayloadTooLarge",
    "Innehållet är för stort för servern. Ingenting har sparats.",
  ],
  [
    /^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/,
    503,
    "StorageDamaged",
    "Det som är lagrat på servern kan inte läsas. Ändringen har inte bekräftats. Den som sköter servern behöver se efter.",
  ],
  [
    // SQLite's log was removed under the running server (ST24).
    /^SQLITE_LOG_LOST$/,
    503,
    "StorageFailed",
    "Servern sparar ingenting mer förrän den har startats om. Ändringen har inte bekräftats. Säg till den som sköter servern.",
  ],
  [
    // Whether it reached the disk before the error is not known; the same requestId sent again has one effect.
    // 57014 and 25P03 took longer than PostgreSQL waits.
    /^(SQLITE_(IOERR|READONLY|CANTOPEN)\w*|EIO|EROFS|58030|57P0[125]|57014|25P03|08\w{3}|DATABASE_GONE|THREAD_STOPPED)$/,
    503,
    "StorageFailed",
    "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  ],
];

export type AnsweredError = FastifyError | RefusalError | Error;

/** What an answer says about an error, whatever its format. */
interface ErrorAnswer {
  readonly status: number;
  readonly type: string;
  readonly message: string;
  readonly details?: unknown;
}

/** The one place that turns errors into answers. A bug is logged once, here, and the answer reveals nothing of it. */
export function errorAnswer(error: AnsweredError, request: FastifyRequest): ErrorAnswer {
  if (error instanceof RefusalError) {
    const { status, type, message, details, isHidden } = error;
    request.refusedWith = { status, type, isHidden };
    return { status, type, message, details };
  }
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    const [type, message] = FRAMEWORK_TEXTS[status] ?? OTHER_REFUSAL;
    return { status, type, message };
  }
  request.log.error({ err: error, route: request.routeOptions.url }, "unexpected error");
  const storage = STORAGE_TEXTS.find(([codes]) => "code" in error && codes.test(error.code));
  if (storage !== undefined) {
    const [, status, type, message] = storage;
    return { status, type, message };
  }
  const message = "Ett oväntat fel inträffade på servern. Försök igen.";
  return { status: 500, type: "InternalError", message };
}

/** The answer to a call. */
export function answerError(
  error: AnsweredError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, type, message, details } = errorAnswer(error, request);
  const after = status === 503 ? RETRY_AFTER_S : status === 429 ? WINDOW_S : undefined;
  if (after !== undefined && !reply.hasHeader("retry-after")) void reply.header("retry-after", after);
  return reply.code(status).send(errorBody(type, message, details));
}

/** After how many seconds a client that got 503 may try again. */
export const RETRY_AFTER_S = 5;
/** Rate limits count per minute. */
const WINDOW_S = 60;

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/**
 * What is not HTTP never becomes a request: it is answered on its connection, in the same format, and the connection is
 * closed.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const [type, message] = FRAMEWORK_TEXTS[status] ?? OTHER_REFUSAL;
  const body = JSON.stringify(errorBody(type, message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_WORDS[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Refuses NUL in an address: none of our names contains it, and databases do not accept it. */
export function refuseNul(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (!request.url.includes("%00")) return done();
  done(invalidInput());
}
