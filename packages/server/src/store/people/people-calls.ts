import type { CallContext } from "../call-context.ts";
import { readInPeople } from "./kept-people.ts";
import {
  countPasskey,
  enrol,
  findPasskey,
  hasPasskeys,
  isLinkAlive,
  removePasskeys,
  saveLink,
} from "./passkeys.ts";
import { enterPerson, listPeople, personByEmail, personBySubject } from "./people.ts";
import type { KeptPeople, Passkey, SignInEntry, TypedPerson } from "./people-face.ts";
import {
  consumeSignIn,
  findSignIn,
  pruneSignIns,
  putSignIn,
  removeGrant,
  removeSignIn,
  takeSignIn,
} from "./sign-in-state.ts";

export const PEOPLE_READS = {
  listPeople: ({ database }: CallContext) => listPeople(database.db),
  personByEmail: ({ database }: CallContext, email: string) => personByEmail(database.db, email),
  personBySubject: ({ database }: CallContext, subject: string) => personBySubject(database.db, subject),
  hasPasskeys: ({ database }: CallContext) => hasPasskeys(database.db),
  findPasskey: ({ database }: CallContext, id: string) => findPasskey(database.db, id),
  isLinkAlive: ({ database }: CallContext, hash: string, at: number) => isLinkAlive(database.db, hash, at),
  findSignIn: (
    { database }: CallContext,
    model: string,
    by: { readonly id: string } | { readonly uid: string },
    at: number,
  ) => findSignIn(database.db, model, by, at),
};

export const PEOPLE_WRITES = {
  enterPerson: ({ database, now }: CallContext, typed: TypedPerson) =>
    database.write(async (tx) => {
      const { id, name, email } = await enterPerson(tx, typed, now);
      return { id, name, email };
    }),
  readInPeople: ({ database, now }: CallContext, kept: KeptPeople) =>
    database.write((tx) => readInPeople(tx, kept, now)),
  saveLink: ({ database }: CallContext, hash: string, expires: number) =>
    database.write((tx) => saveLink(tx, database, hash, expires)),
  enrol: (
    { database }: CallContext,
    enrolled: { hash: string; typed: TypedPerson; passkey: Passkey },
    at: number,
  ) => database.write((tx) => enrol(tx, database, enrolled, at)),
  countPasskey: ({ database }: CallContext, id: string, counter: number) =>
    database.write((tx) => countPasskey(tx, id, counter)),
  removePasskeys: ({ database }: CallContext) => database.write((tx) => removePasskeys(tx, database)),
};

/** What sign-ins under way write: beside the sessions, so that they wait for no writer of books. */
export const SIGN_IN_CALLS = {
  putSignIn: async ({ database }: CallContext, entry: SignInEntry, pruneAt: number | undefined) => {
    if (pruneAt !== undefined) await pruneSignIns(database.db, entry.model, pruneAt);
    await putSignIn(database.db, entry);
  },
  takeSignIn: ({ database }: CallContext, model: string, id: string, at: number) =>
    takeSignIn(database.db, model, id, at),
  consumeSignIn: ({ database }: CallContext, model: string, id: string, at: number) =>
    consumeSignIn(database.db, model, id, at),
  removeSignIn: ({ database }: CallContext, model: string, id: string) =>
    removeSignIn(database.db, model, id),
  removeGrant: ({ database }: CallContext, grantId: string) => removeGrant(database.db, grantId),
};
