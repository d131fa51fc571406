import type * as z from "zod/mini";
import type { SignInState } from "../../store/people/people-face.ts";

const LIFE_MS = 5 * 60 * 1000;

/** What was asked of an authenticator and is not answered yet: one question per key, answered once, within 5 minutes. */
export interface Challenges<Asked> {
  /** Puts the question in place of an earlier one with the same key. */
  ask(key: string, asked: Asked, now: Date): Promise<void>;
  /** Takes the question away; undefined when there is none, or it is too old. */
  take(key: string, now: Date): Promise<Asked | undefined>;
}

/** Beside the other state of sign-ins, under a name of their own: another process may get the answer. */
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
      const found = await state.take(model, id, now.getTime());
      return found === undefined ? undefined : schema.parse(JSON.parse(found.payload));
    },
  };
}
