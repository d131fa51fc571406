import type { Adapter, AdapterPayload } from "oidc-provider";
import { errors } from "oidc-provider";
import * as z from "zod/mini";
import { isStorable } from "../../store/commit/storable-text.ts";
import type { SignInState, StoredSignInEntry } from "../../store/people/people-interface.ts";

const payloadSchema = z.record(z.string(), z.unknown());
/** For entries without a lifetime; the parts of the provider that we use always give one. */
const HOUR_SECONDS = 3600;

/**
 * The local provider's short-lived state (sign-ins under way, codes, tokens) in the database, so that a sign-in can
 * begin at one process and continue at another. Times are the machine's, as in the provider itself.
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
    // The device flow is not used.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      // A code works once, even if two processes receive it at the same time (ID2).
      if (!(await state.consume(model, id, Date.now()))) throw new errors.InvalidGrant("used already");
    },
    destroy: (id) => state.remove(model, id),
    revokeByGrantId: (grantId) => state.removeGrant(grantId),
  });
}

function payloadOf(entry: StoredSignInEntry | undefined): AdapterPayload | undefined {
  if (entry === undefined) return undefined;
  const payload: AdapterPayload = payloadSchema.parse(JSON.parse(entry.payload));
  return entry.consumed === undefined ? payload : { ...payload, consumed: Math.floor(entry.consumed / 1000) };
}
