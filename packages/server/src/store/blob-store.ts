import type { Readable } from "node:stream";

/** Bytes by the SHA-256 of their content: a folder by default, S3-compatible storage at scale. */
export interface BlobStore {
  /** Stores the bytes durably and answers their SHA-256 and size. The same bytes are stored once. */
  put(bytes: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  /** The bytes, checked against their address while they are read: a difference fails the stream. */
  get(sha256: string): Promise<Readable | undefined>;
  remove(sha256: string): Promise<void>;
}
