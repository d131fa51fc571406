import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorBody, RefusalError } from "./refusal.ts";

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

/** The one place that turns errors into answers. A bug is logged once, here, and tells the outside nothing. */
export function answerError(
  error: FastifyError | RefusalError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RefusalError) {
    return reply.code(error.status).send(errorBody(error.type, error.message, error.details));
  }
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    const [type, message] = FRAMEWORK_TEXTS[status] ?? OTHER_REFUSAL;
    return reply.code(status).send(errorBody(type, message));
  }
  request.log.error({ err: error, route: request.routeOptions.url }, "unexpected error");
  return reply
    .code(500)
    .send(errorBody("InternalError", "Ett oväntat fel inträffade på servern. Försök igen."));
}
