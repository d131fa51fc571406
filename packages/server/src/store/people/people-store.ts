import type { StoreCalls } from "../calls/store-calls.ts";
import type { LocalPeople, LocalSignInStore, Passkeys, SignInState } from "./people-interface.ts";

type PeopleCalls = Pick<StoreCalls, "people" | "signIns">;

export function peopleStore(calls: PeopleCalls): LocalSignInStore {
  return { people: localPeople(calls), passkeys: passkeys(calls), state: signInState(calls) };
}

function localPeople({ people }: PeopleCalls): LocalPeople {
  return {
    list: () => people.list(),
    find: (id) => people.bySubject(id),
    async upsert(typed) {
      // Signing in again under the same name writes nothing, and so does not wait for somebody's import.
      const current = await people.byEmail(typed.email);
      return current?.name === typed.name ? current : people.upsert(typed);
    },
    importLegacy: (legacy) => people.importLegacy(legacy),
  };
}

function passkeys({ people }: PeopleCalls): Passkeys {
  return {
    isEmpty: async () => !(await people.hasPasskeys()),
    find: (id) => people.findPasskey(id),
    saveLink: (hash, expires) => people.saveLink(hash, expires.getTime()),
    isLinkAlive: (hash, now) => people.isLinkAlive(hash, now.getTime()),
    enrol: (hash, typed, passkey, now) => people.enrol({ hash, typed, passkey }, now.getTime()),
    async count(id, counter) {
      const current = await people.findPasskey(id);
      // For an authenticator without a counter there is nothing to write.
      if (current?.passkey.counter === 0 && counter === 0) return true;
      return people.countPasskey(id, counter);
    },
    removeAll: () => people.removePasskeys(),
  };
}

/** Expired entries are pruned at most this often in each process, however many sign-ins begin. */
const PRUNE_MS = 1000;

function signInState({ signIns }: PeopleCalls): SignInState {
  const pruned = new Map<string, number>();
  return {
    put(entry, now) {
      const isDue = Math.abs(now - (pruned.get(entry.model) ?? 0)) >= PRUNE_MS;
      if (isDue) pruned.set(entry.model, now);
      return signIns.put(entry, isDue ? now : undefined);
    },
    find: (model, by, now) => signIns.find(model, by, now),
    take: (model, id, now) => signIns.take(model, id, now),
    consume: (model, id, now) => signIns.consume(model, id, now),
    remove: (model, id) => signIns.remove(model, id),
    removeGrant: (grantId) => signIns.removeGrant(grantId),
  };
}
