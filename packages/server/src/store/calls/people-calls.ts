import { importLegacyPeople } from "../people/import-legacy-people.ts";
import {
  countPasskey,
  enrol,
  findPasskey,
  hasPasskeys,
  isLinkAlive,
  removePasskeys,
  saveLink,
} from "../people/passkeys.ts";
import { listPeople, personByEmail, personBySubject, upsertPerson } from "../people/people.ts";
import type { LegacyPeople, Passkey, SignInEntry, TypedPerson } from "../people/people-interface.ts";
import {
  consumeSignIn,
  findSignIn,
  pruneSignIns,
  putSignIn,
  removeGrant,
  removeSignIn,
  takeSignIn,
} from "../people/sign-in-state.ts";
import { loggedWrite } from "../watermark/logged-write.ts";
import { reads, writes, writesSessions } from "./call-rows.ts";

/**
 * The people of the local sign-in and their passkeys; `peopleStore` combines them. What they write is counted in the
 * watermark, so that a database from before a person, a passkey or a link does not pass for the current one (ST23). The
 * counters of authenticators are not included, because they change with every sign-in.
 */
export const PEOPLE_CALLS = {
  list: reads(({ database }) => listPeople(database.db)),
  byEmail: reads(({ database }, email: string) => personByEmail(database.db, email)),
  bySubject: reads(({ database }, subject: string) => personBySubject(database.db, subject)),
  upsert: writes((context, typed: TypedPerson) =>
    loggedWrite(context, async (tx) => {
      const { id, name, email } = await upsertPerson(tx, typed, context.now);
      return { id, name, email };
    }),
  ),
  importLegacy: writes(async (context, legacy: LegacyPeople) => {
    await loggedWrite(context, (tx) => importLegacyPeople(tx, legacy, context.now), Boolean);
  }),
  hasPasskeys: reads(({ database }) => hasPasskeys(database.db)),
  findPasskey: reads(({ database }, id: string) => findPasskey(database.db, id)),
  countPasskey: writes(({ database }, id: string, counter: number) =>
    database.write((tx) => countPasskey(tx, id, counter)),
  ),
  removePasskeys: writes((context) => loggedWrite(context, (tx) => removePasskeys(tx, context.database))),
  saveLink: writes((context, hash: string, expires: number) =>
    loggedWrite(context, (tx) => saveLink(tx, context.database, hash, expires), Boolean),
  ),
  isLinkAlive: reads(({ database }, hash: string, at: number) => isLinkAlive(database.db, hash, at)),
  enrol: writes((context, enrolled: { hash: string; typed: TypedPerson; passkey: Passkey }, at: number) =>
    loggedWrite(
      context,
      (tx) => enrol(tx, context.database, enrolled, at),
      ({ ok }) => ok,
    ),
  ),
};

/** Sign-ins in progress, stored with the sessions, so that they do not wait for a writer of books. */
export const SIGN_IN_CALLS = {
  put: writesSessions(async ({ database }, entry: SignInEntry, pruneAt: number | undefined) => {
    if (pruneAt !== undefined) await pruneSignIns(database.db, entry.model, pruneAt);
    await putSignIn(database.db, entry);
  }),
  find: reads(
    ({ database }, model: string, by: { readonly id: string } | { readonly uid: string }, at: number) =>
      findSignIn(database.db, model, by, at),
  ),
  take: writesSessions(({ database }, model: string, id: string, at: number) =>
    takeSignIn(database.db, model, id, at),
  ),
  consume: writesSessions(({ database }, model: string, id: string, at: number) =>
    consumeSignIn(database.db, model, id, at),
  ),
  remove: writesSessions(({ database }, model: string, id: string) => removeSignIn(database.db, model, id)),
  removeGrant: writesSessions(({ database }, grantId: string) => removeGrant(database.db, grantId)),
};
