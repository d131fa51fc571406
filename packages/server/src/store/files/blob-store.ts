import type { Readable } from "node:stream";

/** The code of the error that a stream of damaged bytes fails with. */
export const DAMAGED_BYTES = "DAMAGED_BYTES";

/**
 * Bytes by the SHA-256 of their content: a folder by default, S3-compatible storage at scale.
 * `test/blob-store-contract.ts` tests every implementation (ST31).
 */
export interface BlobStore {
  /** Stores the bytes durably and returns their SHA-256 and size. Equal bytes are stored once. */
  put(bytes: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  /** The bytes, checked against their address while they are read: a difference fails the stream (`DAMAGED_BYTES`). */
  get(sha256: string): Promise<Readable | undefined>;
  /** The size of the bytes, without reading them; undefined when there are none at this address. */
  stat(sha256: string): Promise<{ readonly size: number } | undefined>;
  /** The addresses of all bytes, in any order. What is added or removed meanwhile may be included or not. */
  list(): AsyncIterable<string>;
  /** Removes bytes, except those stored within the last hour: a row that refers to them may be about to be written. */
  remove(sha256: string): Promise<void>;
  /** Removes what stopped processes left half written. */
  forgetAbandoned(): Promise<void>;
}
