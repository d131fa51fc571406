import { createHash } from "node:crypto";

/**
 * A name for a session that tells two apart and cannot be used as one: the id itself is what a token carries, so it is
 * neither logged nor listed.
 */
export function sessionHandle(sessionId: string): string {
  return createHash("sha256").update(`huvudbok session ${sessionId}`).digest("hex").slice(0, 32);
}
