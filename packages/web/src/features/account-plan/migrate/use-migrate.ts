import { type Account, type AccountMigration, activatedAccount } from "@huvudbok/core/account-plan";
import { type Draft, migratedDrafts } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { useEdit } from "../../../ui/form/use-edit.ts";

/** Moves drafts to another account in one commit that can be undone; an inactive one becomes active with it (PG28). */
export function useMigrate(accounts: ReadonlyMap<string, Account>) {
  const edit = useEdit({ untilKnown: true });
  return async (drafts: readonly Draft[], migration: AccountMigration): Promise<void> => {
    const put = migratedDrafts(drafts, migration);
    const target = accounts.get(String(migration.target));
    const moved = formatCounted(put.length, "utkast är flyttat", "utkast är flyttade");
    await edit(`${moved} från konto ${migration.source} till ${migration.target}`, [
      { kind: "transactionDrafts", put },
      ...(target?.active === false
        ? [{ kind: "accountPlan", put: [activatedAccount(target)] } as const]
        : []),
    ]);
  };
}
