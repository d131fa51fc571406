import type { Adapter, AdapterPayload } from "oidc-provider";
import { errors } from "oidc-provider";
import * as z from "zod/mini";
import type { FoundSignInEntry, SignInState } from "../../store/people/people-face.ts";
import { isStorable } from "../../store/storable-text.ts";

const payloadSchema = z.record(z.string(), z.unknown());
/** For what the provider says no time of, which is nothing that we use. */
const HOUR_SECONDS = 3600;

/**
 * The local provider's short-lived state (sign-ins under way, codes, tokens) in the database, so that a sign-in may begin
 * at one process and go on at another. The time is the machine's, as it is for the provider itself.
 */
export function stateAdapter(state: SignInState): (model: string) => Adapter {
  return (model) => ({
    upsert: (id, payload, expiresIn) => {
      const now = Date.now();
      const { uid, grantId } = payload;
      const expires = now + (expiresIn ?? HOUR_SECONDS) * 1000;
      return state.put({ model, id, uid, grantId, expires, payload: JSON.stringify(payload) }, now);
    },
    find: async (id) => (isStorable(id) ? payloadOf(await state.find(model, { id }, Date.now())) : undefined),
    findByUid: async (uid) =>
      isStorable(uid) ? payloadOf(await state.find(model, { uid }, Date.now())) : undefined,
    // Devices without a browser do not sign in here.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      // A code works once, also when it is handed to two processes at the same time.
      if (!(await state.consume(model, id, Date.now()))) throw new errors.InvalidGrant("used already");
    },
    destroy: (id) => state.remove(model, id),
    revokeByGrantId: (grantId) => state.removeGrant(grantId),
  });
}

function payloadOf(found: FoundSignInEntry | undefined): AdapterPayload | undefined {
  if (found === undefined) return undefined;
  const payload: AdapterPayload = payloadSchema.parse(JSON.parse(found.payload));
  return found.consumed === undefined ? payload : { ...payload, consumed: Math.floor(found.consumed / 1000) };
}
