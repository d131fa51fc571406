import type { Result } from "@huvudbok/core/shared";

/** A person of the local sign-in. The id is the subject by which the product knows the person. */
export interface LocalPerson {
  readonly id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
}

/** What somebody typed about themselves, normalized. */
export type TypedPerson = Pick<LocalPerson, "name" | "email">;

/** One person's means of signing in: the public half of a key whose private half never leaves their devices. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** The authenticator's count of signatures; always 0 for passkeys that are synchronized between devices. */
  readonly counter: number;
  /** The authenticator's handle for the person: random, base64url. */
  readonly userHandle: string;
}

/** The content of the files in which earlier versions kept people and passkeys. */
export interface LegacyPeople {
  /** The latest first. */
  readonly people: readonly LocalPerson[];
  readonly passkeys: readonly (Passkey & {
    readonly personId: string;
    readonly createdAt: number;
  })[];
}

/** The people of the local sign-in, the same for every process that serves the database. */
export interface LocalPeople {
  /** The latest first; of several users with one e-mail address, the one that signs in with it. */
  list(): Promise<readonly LocalPerson[]>;
  find(id: string): Promise<LocalPerson | undefined>;
  /** The person with this e-mail address, created or with the name updated. */
  upsert(typed: TypedPerson): Promise<LocalPerson>;
  /** Imports what earlier versions kept in files. Repeated, or by two processes at once, it changes nothing more. */
  importLegacy(legacy: LegacyPeople): Promise<void>;
}

/** The passkeys of a self-hosted server and the link that enrols the first. Links are known by their hashes. */
export interface Passkeys {
  isEmpty(): Promise<boolean>;
  find(id: string): Promise<{ readonly passkey: Passkey; readonly person: LocalPerson } | undefined>;
  /** Replaces any former link. False, without a change, when somebody is enrolled. */
  saveLink(hash: string, expires: Date): Promise<boolean>;
  isLinkAlive(hash: string, now: Date): Promise<boolean>;
  /** Uses up the link and stores the person and the passkey: all or nothing. */
  enrol(
    hash: string,
    typed: TypedPerson,
    passkey: Passkey,
    now: Date,
  ): Promise<Result<LocalPerson, "link-dead">>;
  /** Stores the authenticator's counter. False when it has not increased: the authenticator may be a copy. */
  count(id: string, counter: number): Promise<boolean>;
  /** Removes every passkey and every link: the next link enrols the owner again. */
  removeAll(): Promise<void>;
}

/** An entry of the state of sign-ins in progress. */
export interface SignInEntry {
  readonly model: string;
  readonly id: string;
  readonly uid: string | undefined;
  readonly grantId: string | undefined;
  readonly expires: number;
  /** JSON. */
  readonly payload: string;
}

export interface StoredSignInEntry {
  readonly payload: string;
  /** Milliseconds since 1970; undefined for what has not been used up. */
  readonly consumed: number | undefined;
}

/** The state of sign-ins in progress, shared by every process. Times are milliseconds since 1970. */
export interface SignInState {
  put(entry: SignInEntry, now: number): Promise<void>;
  find(
    model: string,
    by: { readonly id: string } | { readonly uid: string },
    now: number,
  ): Promise<StoredSignInEntry | undefined>;
  /** Finds and removes: of several concurrent callers one gets it. */
  take(model: string, id: string, now: number): Promise<StoredSignInEntry | undefined>;
  /** Marks as used up. False when it already was, or does not exist: of several concurrent callers one gets true. */
  consume(model: string, id: string, now: number): Promise<boolean>;
  remove(model: string, id: string): Promise<void>;
  removeGrant(grantId: string): Promise<void>;
}

/** What the local sign-in stores: people, passkeys and sign-ins in progress. */
export interface LocalSignInStore {
  readonly people: LocalPeople;
  readonly passkeys: Passkeys;
  readonly state: SignInState;
}
