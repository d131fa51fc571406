import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { keptFile } from "./kept-file.ts";

const passkeySchema = z.object({
  /** The credential's id, base64url. */
  id: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  /** How often the authenticator says it has signed; always 0 for passkeys that are kept on several devices. */
  counter: z.number(),
  /** What the authenticator knows the person by: random, base64url. */
  userHandle: z.string(),
  personId: z.string(),
  created: z.iso.datetime(),
});

/** Only the hash of a link is kept, so that a copy of the data folder enrols nobody. */
const linkSchema = z.object({ hash: z.string(), expires: z.iso.datetime() });
const stateSchema = z.object({ link: z.optional(linkSchema), passkeys: z.array(passkeySchema) });

type State = z.infer<typeof stateSchema>;

/** One person's means of signing in: the public half of a key whose private half never leaves their devices. */
export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of a self-hosted server and the link that enrols the first, in one file of the data folder. */
export interface Passkeys {
  isEmpty(): boolean;
  find(id: string): Passkey | undefined;
  /** Puts a new link in place of any former one. False, and nothing done, when somebody is enrolled. */
  saveLink(token: string, expires: Date): Promise<boolean>;
  isLinkAlive(token: string, now: Date): boolean;
  /** Uses the link up and keeps the passkey, both or neither. False when the link is dead. */
  enrol(token: string, passkey: Passkey, now: Date): Promise<boolean>;
  /** Remembers how far the authenticator has counted. False when it does not count upwards: it may be a copy. */
  count(id: string, counter: number): Promise<boolean>;
}

/** Throws when the file is damaged: a server that forgot its owner would take the next one. */
export async function openPasskeys(dataDir: string): Promise<Passkeys> {
  const file = keptFile(dataDir, "local-passkeys.json", stateSchema);
  let state = await file.read({ passkeys: [] });
  let writing: Promise<unknown> = Promise.resolve();
  /** One change after the other, each made from the one before; undefined refuses it. */
  const change = (make: (before: State) => State | undefined): Promise<boolean> => {
    const changed = writing.then(async () => {
      const wanted = make(state);
      if (wanted !== undefined && wanted !== state) await file.write(wanted);
      state = wanted ?? state;
      return wanted !== undefined;
    });
    writing = changed.catch(() => undefined);
    return changed;
  };
  return {
    isEmpty: () => state.passkeys.length === 0,
    find: (id) => state.passkeys.find((passkey) => passkey.id === id),
    saveLink: (token, expires) =>
      change(({ passkeys }) =>
        passkeys.length > 0
          ? undefined
          : { passkeys, link: { hash: hashOf(token), expires: expires.toISOString() } },
      ),
    isLinkAlive: (token, now) => isAlive(state, token, now),
    enrol: (token, passkey, now) =>
      change((before) => (isAlive(before, token, now) ? { passkeys: [passkey] } : undefined)),
    count: (id, counter) => change((before) => counted(before, id, counter)),
  };
}

function isAlive({ link, passkeys }: State, token: string, now: Date): boolean {
  if (link === undefined || passkeys.length > 0 || now.toISOString() >= link.expires) return false;
  const [wanted, given] = [Buffer.from(link.hash), Buffer.from(hashOf(token))];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function counted(state: State, id: string, counter: number): State | undefined {
  const known = state.passkeys.find((passkey) => passkey.id === id);
  if (known === undefined) return undefined;
  if (known.counter === 0 && counter === 0) return state;
  if (counter <= known.counter) return undefined;
  const others = state.passkeys.filter((passkey) => passkey !== known);
  return { ...state, passkeys: [...others, { ...known, counter }] };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
