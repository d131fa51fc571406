import type { Result } from "@huvudbok/core/shared";

/** Somebody of the local sign-in. The id is the subject that the product knows the person by. */
export interface LocalPerson {
  readonly id: string;
  readonly name: string;
  /** In small letters. */
  readonly email: string;
}

/** What somebody has said about themselves, tidied. */
export type TypedPerson = Pick<LocalPerson, "name" | "email">;

/** One person's means of signing in: the public half of a key whose private half never leaves their devices. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it has signed; always 0 for passkeys that are kept on several devices. */
  readonly counter: number;
  /** What the authenticator knows the person by: random, base64url. */
  readonly userHandle: string;
}

/** What the files held in which people and passkeys were kept before they were in the database. */
export interface KeptPeople {
  /** The latest first. */
  readonly people: readonly LocalPerson[];
  readonly passkeys: readonly (Passkey & {
    readonly personId: string;
    readonly createdAt: number;
  })[];
}

/** The people of the local sign-in, the same for every process that serves the database. */
export interface LocalPeople {
  /** The latest first; of several users with one e-mail address the one that it finds. */
  list(): Promise<readonly LocalPerson[]>;
  find(id: string): Promise<LocalPerson | undefined>;
  /** The person with this e-mail address, new or with the name made fresh. */
  enter(typed: TypedPerson): Promise<LocalPerson>;
  /** Takes over what was kept in files. Again, or by two processes at once, it changes nothing more. */
  readIn(kept: KeptPeople): Promise<void>;
}

/** The passkeys of a self-hosted server and the link that enrols the first. Links are known by their hashes. */
export interface Passkeys {
  isEmpty(): Promise<boolean>;
  find(id: string): Promise<{ readonly passkey: Passkey; readonly person: LocalPerson } | undefined>;
  /** Puts a new link in place of any former one. False, and nothing done, when somebody is enrolled. */
  saveLink(hash: string, expires: Date): Promise<boolean>;
  isLinkAlive(hash: string, now: Date): Promise<boolean>;
  /** Uses the link up, enters the person and keeps the passkey: all or nothing. */
  enrol(
    hash: string,
    typed: TypedPerson,
    passkey: Passkey,
    now: Date,
  ): Promise<Result<LocalPerson, "link-dead">>;
  /** Remembers how far the authenticator has counted. False when it does not count upwards: it may be a copy. */
  count(id: string, counter: number): Promise<boolean>;
  /** Removes every passkey, and every link: the next link enrols the owner anew. */
  removeAll(): Promise<void>;
}

/** An entry of what sign-ins under way need. */
export interface SignInEntry {
  readonly model: string;
  readonly id: string;
  readonly uid: string | undefined;
  readonly grantId: string | undefined;
  readonly expires: number;
  /** JSON. */
  readonly payload: string;
}

export interface FoundSignInEntry {
  readonly payload: string;
  /** Milliseconds since 1970; undefined for what has not been used up. */
  readonly consumed: number | undefined;
}

/** What sign-ins under way need until they are over, the same for every process. Times are milliseconds since 1970. */
export interface SignInState {
  put(entry: SignInEntry, now: number): Promise<void>;
  find(
    model: string,
    by: { readonly id: string } | { readonly uid: string },
    now: number,
  ): Promise<FoundSignInEntry | undefined>;
  /** Finds and removes: of many who ask at once one gets it. */
  take(model: string, id: string, now: number): Promise<FoundSignInEntry | undefined>;
  /** Marks as used up. False when it was, or is not there: of many who ask at once one gets true. */
  consume(model: string, id: string, now: number): Promise<boolean>;
  remove(model: string, id: string): Promise<void>;
  removeGrant(grantId: string): Promise<void>;
}

/** Who may sign in by the sign-in inside the server, and who is about to. */
export interface LocalSignInStore {
  readonly people: LocalPeople;
  readonly passkeys: Passkeys;
  readonly state: SignInState;
}
