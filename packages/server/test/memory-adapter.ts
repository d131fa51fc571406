import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** What is over is looked for so often: going through all of it at each call is what a flood would feed on. */
const PRUNE_MS = 1000;
/** Sign-ins under way, codes and tokens together. Beyond it the oldest begins anew. */
const MOST = 5000;

/**
 * The local provider's short-lived state: sign-ins under way, codes, tokens. In memory, since a restart costs nobody
 * more than a click. Each call makes an independent store.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found === undefined || found.expires > Date.now()) return found?.payload;
    kept.delete(key);
    return undefined;
  };
  const findWhere = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const [key, { payload }] of kept) {
      if (key.startsWith(`${model}:`) && matches(payload)) return find(key);
    }
    return undefined;
  };
  const remove = (matches: (entry: Kept) => boolean): void => {
    for (const [key, entry] of kept) if (matches(entry)) kept.delete(key);
  };
  let prunedAt = 0;
  const makeRoom = (now: number): void => {
    if (now - prunedAt >= PRUNE_MS) {
      prunedAt = now;
      remove(({ expires }) => expires <= now);
    }
    for (const key of kept.keys()) {
      if (kept.size < MOST) break;
      kept.delete(key);
    }
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      const now = Date.now();
      if (!kept.has(key)) makeRoom(now);
      kept.set(key, { payload, expires: now + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      kept.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => remove(({ payload }) => payload.grantId === grantId),
  });
}
