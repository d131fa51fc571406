import { formatCounted } from "../money/index.ts";

/** What prevents an account from being deleted, and what would still refer to it afterwards. */
export interface AccountDeletionFacts {
  /** A draft, a transaction or an opening balance uses it (LE8). */
  readonly isUsed: boolean;
  /** The rows on it in the fiscal year, in transactions and drafts. */
  readonly rows?: number;
  readonly isActive?: boolean;
  /** Names of the templates, asset lists and shop settings that refer to it; they block nothing (AP6). */
  readonly namedBy?: readonly string[];
}

export interface AccountDeletionQuestion {
  readonly text: string;
  /** Where an account in use is used. */
  readonly use?: string;
  /** The button: the account is deleted, or the page that moves its drafts is opened. */
  readonly action: "delete" | "migrate";
  /** Whether it can be made inactive instead. */
  readonly canDeactivate: boolean;
}

/** What the dialog asks before an account is deleted (AP6). */
export function accountDeletionQuestion(
  account: number,
  { isUsed, rows = 0, isActive = false, namedBy = [] }: AccountDeletionFacts,
): AccountDeletionQuestion {
  if (isUsed) {
    return {
      text: `Konto ${account} är i bruk och kan inte raderas. Prova att migrera kontot istället.`,
      use:
        rows === 0
          ? "Det har en ingående balans, eller står i ett utkast."
          : `Det står på ${formatCounted(rows, "rad", "rader")} i räkenskapsåret. Bara utkastens rader kan migreras: det som är registrerat flyttas aldrig.`,
      action: "migrate",
      canDeactivate: isActive,
    };
  }
  const question = `Är du säker på att du vill radera konto ${account}?`;
  const named = namedBy.length === 0 ? "" : ` Kontot används i ${namedBy.join(", ")}.`;
  return { text: question + named, action: "delete", canDeactivate: false };
}
