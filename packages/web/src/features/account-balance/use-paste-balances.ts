import type { AccountBalance } from "@huvudbok/core/account-balance";
import { type Account, type AccountNo, isBalanceAccount } from "@huvudbok/core/account-plan";
import { parsePastedRows, pastedRowsText } from "@huvudbok/core/transaction";
import { useEffect, useRef } from "react";
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
  const before = useRef<BalanceEdits>(undefined);
  const { edits, setEdits, setTyped } = typing;
  const hasField = (account: AccountNo) =>
    accounts.has(String(account)) && (isBalanceAccount(account) || saved.has(String(account)));
  /** False when there is nothing pasted to take back. */
  function undo(): boolean {
    const was = before.current;
    if (was === undefined) return false;
    before.current = undefined;
    setEdits(() => was);
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
    before.current = edits;
    for (const account of balances.keys()) setTyped(account, undefined);
    setEdits((now) =>
      [...balances].reduce((all, [account, amount]) => withEdit(all, saved, account, amount), now),
    );
    toast({ text: told, isRefusal: pasted.unread.length > 0, undo });
  }
  const latest = useLatest(paste);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => latest.current(event);
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, [latest]);
  return { undo };
}
