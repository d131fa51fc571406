import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SecurityFields, SecurityKind } from "../security/security-kinds.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { sessionHandle } from "../security/session-handle.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent in tests of single routes. */
    securityLog?: SecurityLog;
  }
  interface FastifyRequest {
    /** The refusal that was answered, kept for the security log. */
    refusedWith?: AnsweredRefusal;
    /** The id of a person who is known and was not let in. */
    refusedUser?: string;
  }
}

/** What the security log needs to know of a refusal. */
export interface AnsweredRefusal {
  readonly status: number;
  readonly type: string;
  /** The answer says "not there" of what may be somebody else's. */
  readonly isHidden?: boolean | undefined;
}

/** Records what a person has done, with their ids; `fields` may name others. */
export function recordSecurity(
  request: FastifyRequest,
  kind: SecurityKind,
  fields: SecurityFields = {},
): void {
  request.server.securityLog?.record(kind, { ...callerOf(request), ...fields });
}

const REFUSALS = new Set([401, 403, 421, 429]);
/** Refusals of what somebody signs in with, whatever their status. */
const FAILED_SIGN_INS = new Set(["SignInFailed", "UnusableProfile"]);

/** Tells the security log of every refusal that may be an attempt. */
export function recordRefusals(app: FastifyInstance, log: SecurityLog): void {
  app.decorate("securityLog", log);
  app.addHook("onResponse", (request, reply, done) => {
    const { status, type, isHidden } = request.refusedWith ?? { status: reply.statusCode, type: "Refused" };
    const isFailedSignIn = FAILED_SIGN_INS.has(type);
    if (isFailedSignIn || isHidden === true || REFUSALS.has(status)) {
      const kind = isFailedSignIn ? "sign-in-failed" : "refused";
      const { method, routeOptions } = request;
      log.refused({ kind, status, type, method, route: routeOptions.url, ...callerOf(request) });
    }
    done();
  });
  app.addHook("onClose", () => log.close());
}

function callerOf({ actor, sessionId, refusedUser }: FastifyRequest) {
  return {
    user: actor?.userId ?? refusedUser,
    session: sessionId === "" ? undefined : sessionHandle(sessionId),
  };
}
