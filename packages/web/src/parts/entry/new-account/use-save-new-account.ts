import type { Account } from "@huvudbok/core/account-plan";
import { useState } from "react";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";

/** An account that could not be saved now, and that is stored to be sent again. */
interface WaitingAccount {
  readonly account: Account;
  readonly unsavedId: string;
}

/** Saves a new account to the chart; one that waits to be sent gives way to the one that is saved in its place. */
export function useSaveNewAccount(onCreated: (account: Account) => void) {
  const [failure, setFailure] = usePageError();
  const [waiting, setWaiting] = useState<WaitingAccount>();
  const commit = useCommit();
  const { status, discard } = useSyncStatus();
  async function save(account: Account): Promise<void> {
    if (waiting !== undefined && waiting.account.id !== account.id) await discard(waiting.unsavedId);
    const saved = await commit({
      intent: "edit",
      label: `Nytt konto ${account.id}`,
      changes: [{ kind: "accountPlan", put: [account] }],
    });
    if (saved.ok) {
      onCreated(account);
      return;
    }
    const { isTransient, unsavedId } = saved.error;
    setWaiting(isTransient && unsavedId !== undefined ? { account, unsavedId } : undefined);
    setFailure(pageErrorOf(saved.error));
  }
  return { failure, waiting: waiting?.account, isSyncing: status === "Sparar", save };
}
