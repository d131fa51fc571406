import { formatCounted } from "../money/index.ts";

/** What prevents an account from being deleted, and what would still refer to it afterwards. */
export interface AccountDeletionFacts {
  /** A draft, a transaction or an opening balance uses it (LE8). */
  readonly isUsed: boolean;
  /** The rows on it in the fiscal year, in transactions and drafts. */
  readonly rows?: number;
  readonly isActive?: boolean;
  /** Whether its rows can be moved to another account: the program has a page for it. */
  readonly canMigrate?: boolean;
  /** Names of the templates, asset lists and shop settings that refer to it; they block nothing (AP6). */
  readonly namedBy?: readonly string[];
}

export interface AccountDeletionQuestion {
  readonly text: string;
  /** The button: the account is deleted, the migration page is opened, or the account is made inactive. */
  readonly action: "delete" | "migrate" | "deactivate" | "none";
}

/** What the dialog asks before an account is deleted. */
export function accountDeletionQuestion(
  account: number,
  facts: AccountDeletionFacts,
): AccountDeletionQuestion {
  if (facts.isUsed) return usedQuestion(account, facts);
  const { namedBy = [] } = facts;
  const question = `Är du säker på att du vill radera konto ${account}?`;
  const named = namedBy.length === 0 ? "" : ` Kontot används i ${namedBy.join(", ")}.`;
  return { text: question + named, action: "delete" };
}

function usedQuestion(
  account: number,
  { rows = 0, isActive = false, canMigrate = false }: AccountDeletionFacts,
): AccountDeletionQuestion {
  const refusal = `Konto ${account} är i bruk och kan inte raderas.`;
  if (canMigrate) return { text: `${refusal} Prova att migrera kontot istället.`, action: "migrate" };
  const use =
    rows === 0
      ? "Det har en ingående balans, eller står i ett utkast."
      : `Det står på ${formatCounted(rows, "rad", "rader")} i räkenskapsåret.`;
  return isActive
    ? { text: `${refusal} ${use} Inaktivera det, så föreslås det bara efter de andra.`, action: "deactivate" }
    : { text: `${refusal} ${use}`, action: "none" };
}
