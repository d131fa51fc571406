import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * Expired entries are pruned at most this often: going through all of them at each call would make a flood effective.
 */
const PRUNE_MS = 1000;
/** The limit of sign-ins in progress, codes and tokens together. Beyond it the oldest is removed. */
const MOST = 5000;

/**
 * The local provider's short-lived state: sign-ins in progress, codes, tokens. In memory, because a restart costs a
 * person no more than a click. Each call makes an independent store.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.expires > Date.now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  };
  const findWhere = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && matches(payload)) return find(key);
    }
    return undefined;
  };
  const remove = (matches: (entry: Entry) => boolean): void => {
    for (const [key, entry] of entries) if (matches(entry)) entries.delete(key);
  };
  let prunedAt = 0;
  const makeRoom = (now: number): void => {
    if (now - prunedAt >= PRUNE_MS) {
      prunedAt = now;
      remove(({ expires }) => expires <= now);
    }
    for (const key of entries.keys()) {
      if (entries.size < MOST) break;
      entries.delete(key);
    }
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      const now = Date.now();
      if (!entries.has(key)) makeRoom(now);
      entries.set(key, { payload, expires: now + (expiresIn ?? 3600) * 1000 });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => remove(({ payload }) => payload.grantId === grantId),
  });
}
