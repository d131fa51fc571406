import { bodyHash } from "../chain/revision-hash.ts";

/** What the hash of a company's event covers besides the hash of the event before it. */
export interface HashedEvent {
  readonly origin: string;
  readonly sequence: number;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
  readonly kind: string;
  readonly version: number;
  readonly bodyHash: string;
}

/**
 * The link of the chain of a company's events: SHA-256 over the hash of the event before (empty for the first) and the
 * content of this one. A body that must be erased by law can be emptied; any other change is detected (EV2).
 */
export function eventHash(previousHash: string, event: HashedEvent): string {
  const { origin, sequence, at, userId, userName, kind, version, bodyHash: body } = event;
  return bodyHash(
    JSON.stringify(["event", previousHash, origin, sequence, at, userId, userName, kind, version, body]),
  );
}

export function firstEventHash(event: Omit<HashedEvent, "sequence">): string {
  return eventHash("", { ...event, sequence: 1 });
}
