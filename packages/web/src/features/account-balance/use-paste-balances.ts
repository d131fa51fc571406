import type { AccountBalance } from "@huvudbok/core/account-balance";
import { type Account, type AccountNo, isBalanceAccount } from "@huvudbok/core/account-plan";
import { parsePastedRows, pastedRowsText } from "@huvudbok/core/transaction";
import { useEffect, useState } from "react";
import type { KeyBinding } from "../../ui/keys/key-binding.ts";
import { useKeys } from "../../ui/keys/use-keys.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { type BalanceEdits, withEdit } from "./balance-edits.ts";
import { pastedBalances } from "./pasted-balances.ts";
import type { UsedBalanceEdits } from "./use-balance-edits.ts";

interface PasteOptions {
  readonly typing: Pick<UsedBalanceEdits, "edits" | "setEdits" | "setTyped">;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** True where the balances cannot be changed. */
  readonly isOff: boolean;
}

/**
 * Rows of a spreadsheet, pasted anywhere on the page, fill the amounts of their accounts (TR19); Ctrl+Z in an amount
 * takes them back.
 */
export function usePasteBalances({ typing, accounts, saved, isOff }: PasteOptions) {
  const toast = useToast();
  const [last, setLast] = useState<{ readonly before: BalanceEdits; readonly after: BalanceEdits }>();
  const { edits, setEdits, setTyped } = typing;
  const hasField = (account: AccountNo) =>
    accounts.has(String(account)) && (isBalanceAccount(account) || saved.has(String(account)));
  // What has been typed or saved since then is not taken back with it.
  const canUndo = last !== undefined && last.after === edits;
  /** False when there is nothing pasted to take back. */
  function undo(): boolean {
    if (!canUndo) return false;
    setLast(undefined);
    setEdits(() => last.before);
    return true;
  }
  function paste(event: ClipboardEvent) {
    const name = (account: AccountNo) => accounts.get(String(account))?.name;
    const read = isOff ? undefined : parsePastedRows(event.clipboardData?.getData("text/plain") ?? "", name);
    if (read === undefined) return;
    event.preventDefault();
    const { balances, pasted } = pastedBalances(read, hasField);
    const told = pastedRowsText(pasted, ["saldo", "saldon"]);
    if (balances.size === 0) {
      toast({ text: told, isRefusal: true });
      return;
    }
    for (const account of balances.keys()) setTyped(account, undefined);
    const after = [...balances].reduce(
      (all, [account, amount]) => withEdit(all, saved, account, amount),
      edits,
    );
    setLast({ before: edits, after });
    setEdits(() => after);
    toast({
      text: told,
      isRefusal: pasted.unread.length > 0,
      undo: () => {
        if (!latestUndo.current()) toast({ text: "Beloppen är ändrade sedan dess." });
      },
    });
  }
  const latestUndo = useLatest(undo);
  const key: KeyBinding = {
    keys: "Control+z",
    label: "Ta tillbaka det som klistrades in",
    group: "På den här sidan",
    isForFieldsFirst: true,
    run: () => undo(),
  };
  useKeys(canUndo ? [key] : []);
  const latest = useLatest(paste);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => latest.current(event);
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, [latest]);
  return { undo };
}
