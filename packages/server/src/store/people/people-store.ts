import type { CallAnswer, CallArguments } from "../store-calls.ts";
import type { PEOPLE_READS, PEOPLE_WRITES, SIGN_IN_CALLS } from "./people-calls.ts";
import type { LocalPeople, LocalSignInStore, Passkeys, SignInState } from "./people-face.ts";

/** How the calls of these tables reach the database. */
export interface PeopleCallers {
  readonly read: <Name extends keyof typeof PEOPLE_READS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly write: <Name extends keyof typeof PEOPLE_WRITES>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
  readonly session: <Name extends keyof typeof SIGN_IN_CALLS>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallAnswer<Name>>;
}

export function peopleStore(callers: PeopleCallers): LocalSignInStore {
  return { people: localPeople(callers), passkeys: passkeys(callers), state: signInState(callers) };
}

function localPeople({ read, write }: PeopleCallers): LocalPeople {
  return {
    list: () => read("listPeople"),
    find: (id) => read("personBySubject", id),
    async enter(typed) {
      // Who comes again with the same name waits for nobody's import.
      const known = await read("personByEmail", typed.email);
      return known?.name === typed.name ? known : write("enterPerson", typed);
    },
    readIn: (kept) => write("readInPeople", kept),
  };
}

function passkeys({ read, write }: PeopleCallers): Passkeys {
  return {
    isEmpty: async () => !(await read("hasPasskeys")),
    find: (id) => read("findPasskey", id),
    saveLink: (hash, expires) => write("saveLink", hash, expires.getTime()),
    isLinkAlive: (hash, now) => read("isLinkAlive", hash, now.getTime()),
    enrol: (hash, typed, passkey, now) => write("enrol", { hash, typed, passkey }, now.getTime()),
    async count(id, counter) {
      const known = await read("findPasskey", id);
      // One that does not count has nothing to be written down.
      if (known?.passkey.counter === 0 && counter === 0) return true;
      return write("countPasskey", id, counter);
    },
    removeAll: () => write("removePasskeys"),
  };
}

/** What is over is looked for at most so often in each process, however many sign-ins begin. */
const PRUNE_MS = 1000;

function signInState({ read, session }: PeopleCallers): SignInState {
  const pruned = new Map<string, number>();
  return {
    put(entry, now) {
      const isDue = Math.abs(now - (pruned.get(entry.model) ?? 0)) >= PRUNE_MS;
      if (isDue) pruned.set(entry.model, now);
      return session("putSignIn", entry, isDue ? now : undefined);
    },
    find: (model, by, now) => read("findSignIn", model, by, now),
    take: (model, id, now) => session("takeSignIn", model, id, now),
    consume: (model, id, now) => session("consumeSignIn", model, id, now),
    remove: (model, id) => session("removeSignIn", model, id),
    removeGrant: (grantId) => session("removeGrant", grantId),
  };
}
