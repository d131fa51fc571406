import type { ColumnType, Generated } from "kysely";

/** Milliseconds since 1970, UTC. */
type Time = number;
/** 0 or 1: SQLite has no boolean. */
type Flag = number;
type Bytes = ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;

/**
 * The tables. Everything that belongs to a company has `company_id` first in its key, and no query of a call crosses
 * companies. Documents of a user have company 0 and the user in their key.
 */
export interface Tables {
  company: CompanyTable;
  company_event: CompanyEventTable;
  event_log: EventLogTable;
  member: MemberTable;
  user_account: UserTable;
  session: SessionTable;
  document: DocumentTable;
  item: ItemTable;
  revision: RevisionTable;
  item_history: ItemHistoryTable;
  request: RequestTable;
  file: FileTable;
  file_total: FileTotalTable;
  orphaned_blob: OrphanedBlobTable;
  person: PersonTable;
  passkey: PasskeyTable;
  enrolment_link: EnrolmentLinkTable;
  sign_in_state: SignInStateTable;
  rate_page: RatePageTable;
  lineage: LineageTable;
  commit_log: CommitLogTable;
}

/** Rates of a month that a service has given; not company data. On SQLite it is in the file of the sessions (database.ts). */
export interface RatePageTable {
  series: string;
  /** `2026-03`; empty for a list of series. */
  month: string;
  fetched_at: Time;
  body: string;
}

/** One row: the random name of the database. */
export interface LineageTable {
  id: string;
  row_hash: string;
}

/** A row for each write of books, people or files, whoever's they are (store/watermark). */
export interface CommitLogTable {
  sequence: Generated<number>;
  at: Time;
  hash: string;
  /** See row-hash.ts. */
  row_hash: string | null;
}

export interface CompanyTable {
  id: Generated<number>;
  config: string;
  created_at: Time;
  /** 32 random hexadecimal digits that the chains of hashes cover. They follow the books to another server, so they are not unique. */
  origin: string;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

/** Events of a company that are not revisions of documents, in order: each hash covers the one before (store/events). */
export interface CompanyEventTable {
  company_id: number;
  sequence: number;
  at: Time;
  user_id: string;
  user_name: string;
  kind: string;
  /** The form of the body. */
  version: number;
  /** JSON of the kind; null when law said it must be erased. */
  body: string | null;
  body_hash: string;
  hash: string;
}

/** A row for each company: its last event. It is locked while the next one is written. */
export interface EventLogTable {
  company_id: number;
  sequence: number;
  hash: string;
}

export interface MemberTable {
  company_id: number;
  user_id: string;
  role: string;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

export interface UserTable {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  picture: string;
  tier: number;
  created_at: Time;
  /** When the operator closed the account; null while it is open. */
  closed_at: Time | null;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

export interface SessionTable {
  id: string;
  user_id: string;
  created_at: Time;
  last_seen_at: Time;
  /** Words for the browser and the system; null for sign-ins from before they were kept. */
  device: string | null;
  provider_tokens: Bytes;
}

export interface DocumentTable {
  company_id: number;
  key: string;
  kind: string;
  /** Opaque, fixed for life (AI2). */
  file_id: string;
  /** The newest version of its kind that anything in it was written in: a program must know it to read the document. */
  version: number;
  /** 0 while the first revision is being written. */
  revision: number;
  /** The hash of that revision; empty while there is none. */
  hash: string;
  /** Null when the document does not exist: never saved, or removed as a revision. */
  head: string | null;
  head_revision: number;
  /** The version of its kind that the head was written in. */
  head_version: number;
  /** The position of the next new item. */
  next_position: number;
  /** Characters of the head and of every item. */
  size: number;
  created_at: Time;
  modified_at: Time;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

export interface ItemTable {
  company_id: number;
  key: string;
  id: string;
  /** Items keep the order in which they were added. */
  position: number;
  revision: number;
  /** Only for numbered items (transactions): an index gives the highest number of a series. */
  series: string | null;
  number: number | null;
  body: string;
  /** The version of its kind that the body was written in. */
  version: number;
}

export interface RevisionTable {
  company_id: number;
  key: string;
  revision: number;
  commit_id: string;
  /** How many documents the commit changed. No chain covers it: verification counts them. */
  documents: Generated<number>;
  at: Time;
  user_id: string;
  user_name: string;
  intent: string;
  /** The head after the revision, when it changed it; null with a hash when it was erased. */
  head: string | null;
  /** Null: the head did not change. Empty: the document was removed. */
  head_hash: string | null;
  /** The version of its kind that the head was written in; 1 when there is none. Covered by the hash unless 1. */
  head_version: number;
  hash: string;
}

export interface ItemHistoryTable {
  company_id: number;
  key: string;
  id: string;
  revision: number;
  /** Null for a removal (no hash) and for a body that law said must be erased (with its hash). */
  body: string | null;
  body_hash: string | null;
  /** The position of the item in its document; covered by the hash of the revision. Null in rows from before it was kept. */
  position: number | null;
  /** The version of its kind that the body was written in; 1 for a removal. Covered by the hash of the revision unless 1. */
  version: number;
}

export interface RequestTable {
  company_id: number;
  user_id: string;
  request_id: string;
  at: Time;
  answer: string;
  /** Null in rows from before there was one. */
  body_hash: string | null;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

export interface FileTable {
  company_id: number;
  id: string;
  fiscal_year_id: string;
  name: string;
  mime_type: string;
  size: number;
  sha256: string;
  created_at: Time;
  modified_at: Time;
  /** Set for good when a document refers to the file for the first time (ST8). */
  referred: Flag;
  /** When the user deleted it; the bytes are deleted 30 days later. */
  removed_at: Time | null;
  /** See row-hash.ts; null only until a migration has written it. */
  row_hash: string | null;
}

/** The bytes of all rows that a company has in `file`, removed ones too; no row for a company that never had a file. */
export interface FileTotalTable {
  company_id: number;
  bytes: number;
}

/** The address of bytes that may have no owner left; a sweep removes them when no file has them. */
export interface OrphanedBlobTable {
  sha256: string;
  since: Time;
}

/** The user that the local sign-in finds by an e-mail address: one, also when several users have the address. */
export interface PersonTable {
  email: string;
  user_id: string;
  /** 0 when the migration chose among users from before this table, until a sign-in or an imported file decides. */
  entered_at: Time;
  /** See row-hash.ts. */
  row_hash: string | null;
}

export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator says it has signed; always 0 for passkeys that are kept on several devices. */
  counter: number;
  /** The user handle of WebAuthn: random, base64url. */
  user_handle: string;
  created_at: Time;
  /** See row-hash.ts. */
  row_hash: string | null;
}

/** The link that enrols the first owner; only its hash, so that a copy of the database enrols nobody. */
export interface EnrolmentLinkTable {
  hash: string;
  expires_at: Time;
  /** See row-hash.ts. */
  row_hash: string | null;
}

/** The state of a sign-in under way. On SQLite it is in the file of the sessions (database.ts). */
export interface SignInStateTable {
  model: string;
  id: string;
  uid: string | null;
  grant_id: string | null;
  expires_at: Time;
  consumed_at: Time | null;
  payload: string;
}
