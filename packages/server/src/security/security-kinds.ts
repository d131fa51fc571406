/** What is told of; docs/operations.md has a row for each. */
export const SECURITY_KINDS = [
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "session-ended",
  "account-closed",
  "account-reopened",
  "passkey-enrolled",
  "passkeys-removed",
  "rights",
  "company-deleted",
  "year-deleted",
  "document-deleted",
  "file-deleted",
  "export",
  "refused",
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Ids and numbers of our own making: never a name, an address, a file name or a token. */
export interface SecurityFields {
  readonly user?: string | undefined;
  /** The `sessionHandle` of the session. */
  readonly session?: string | undefined;
  readonly company?: number | undefined;
  readonly [field: string]: string | number | undefined;
}
