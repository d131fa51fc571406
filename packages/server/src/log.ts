import { type DestinationStream, pino } from "pino";

export type Log = pino.Logger;

/**
 * Libraries log as well, at the lower levels: the form parser logs its options, which contain the headers of the
 * request.
 */
const SECRET_FIELDS = ["headers", "authorization", "token", "cookie"];

/**
 * Structured log lines on standard output. Nothing personal is ever logged: no addresses of pages (their queries may
 * contain codes), no names, no IP addresses, no bodies; errors are reduced to type, message, code and stack.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
    serializers: { err: safeError },
  };
  return pino(options, destination);
}

/** Database drivers attach rows and parameters to their errors; those stay out of the log. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: safeError(error.cause) };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...cause,
    stack: error.stack,
  };
}
