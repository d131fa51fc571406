import { type DestinationStream, pino } from "pino";
import { type Refused, refusalLimit } from "./refusal-limit.ts";
import type { SecurityFields, SecurityKind } from "./security-kinds.ts";

/** What somebody who looks for intruders needs to know, apart from the log of what the program does. */
export interface SecurityLog {
  record(kind: SecurityKind, fields: SecurityFields): void;
  /** A call that was refused. Many of them are counted and summed up each minute, so that a flood fills no disk. */
  refused(refused: Refused): void;
  /** Writes the sums of the minute that has begun. */
  close(): void;
}

/**
 * JSON lines with `security: true` on standard error, apart from the ordinary log and whatever its level.
 */
export function createSecurityLog(destination: DestinationStream = pino.destination(2)): SecurityLog {
  const log = pino(
    { base: { security: true }, timestamp: pino.stdTimeFunctions.isoTime, level: "info" },
    destination,
  );
  const record = (kind: SecurityKind, fields: SecurityFields) => log.info({ kind, ...fields });
  const limit = refusalLimit(record);
  return { record, refused: limit.add, close: limit.close };
}

/** For programs and tests that tell nobody. */
export const NO_SECURITY_LOG: SecurityLog = { record: () => {}, refused: () => {}, close: () => {} };
