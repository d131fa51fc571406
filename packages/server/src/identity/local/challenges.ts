import type * as z from "zod/mini";
import type { SignInState } from "../../store/people/people-interface.ts";

const LIFE_MS = 5 * 60 * 1000;

/** Challenges that authenticators have not answered yet: one per key, answered once, within 5 minutes. */
export interface Challenges<Asked> {
  /** Stores a challenge, replacing an earlier one with the same key. */
  ask(key: string, asked: Asked, now: Date): Promise<void>;
  /** Removes and returns the challenge; undefined when there is none, or it is too old. */
  take(key: string, now: Date): Promise<Asked | undefined>;
}

/**
 * Stored with the other state of sign-ins under a model of their own, because another process may receive the answer.
 */
export function challenges<Schema extends z.ZodMiniType>(
  state: SignInState,
  model: string,
  schema: Schema,
): Challenges<z.output<Schema>> {
  return {
    ask: (id, asked, now) => {
      const expires = now.getTime() + LIFE_MS;
      const payload = JSON.stringify(asked);
      return state.put({ model, id, uid: undefined, grantId: undefined, expires, payload }, now.getTime());
    },
    take: async (id, now) => {
      const entry = await state.take(model, id, now.getTime());
      return entry === undefined ? undefined : schema.parse(JSON.parse(entry.payload));
    },
  };
}
