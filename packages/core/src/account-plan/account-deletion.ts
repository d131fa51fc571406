/** What prevents an account from being deleted, and what would still refer to it afterwards. */
export interface AccountDeletionFacts {
  /** A draft, a transaction or an opening balance uses it (LE8). */
  readonly isUsed: boolean;
  /** Names of the templates, asset lists and shop settings that refer to it; they block nothing (AP6). */
  readonly namedBy?: readonly string[];
}

export interface AccountDeletionQuestion {
  readonly text: string;
  /** The button: the account is deleted, or the migration page is opened. */
  readonly action: "delete" | "migrate";
}

/** What the dialog asks before an account is deleted. */
export function accountDeletionQuestion(
  account: number,
  { isUsed, namedBy = [] }: AccountDeletionFacts,
): AccountDeletionQuestion {
  if (isUsed) {
    return {
      text: `Konto ${account} är i bruk och kan inte raderas. Prova att migrera kontot istället.`,
      action: "migrate",
    };
  }
  const question = `Är du säker på att du vill radera konto ${account}?`;
  const named = namedBy.length === 0 ? "" : ` Kontot används i ${namedBy.join(", ")}.`;
  return { text: question + named, action: "delete" };
}
