import type { Account } from "@huvudbok/core/account-plan";
import { parsePastedRows, pastedRowsText, tooManyRowsText } from "@huvudbok/core/transaction";
import { useToast } from "../../../ui/label/toast.tsx";
import { isUntouched } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusCell } from "./cell-focus.ts";

/**
 * Rows of a spreadsheet, pasted in an account field: they fill rows from that one on, and what cannot be read is told,
 * and stays in the form until it is dismissed (TR19). False for a text that is no table, which is pasted as any other.
 */
export function usePasteRows(store: EntryStore, accounts: ReadonlyMap<number, Account>) {
  const toast = useToast();
  return (text: string, key: number): boolean => {
    const pasted = parsePastedRows(text, (account) => accounts.get(account)?.name);
    if (pasted === undefined) return false;
    const told = pastedRowsText(pasted, ["rad", "rader"]);
    if (pasted.rows.length === 0) {
      store.dispatch({ kind: "paste-rows", key, rows: [], unread: pasted });
      toast({ text: told, isRefusal: true });
      return true;
    }
    const before = store.form().rows.filter((row) => !isUntouched(row)).length;
    const tooMany = tooManyRowsText(before, pasted.rows.length);
    if (tooMany !== undefined) {
      toast({ text: tooMany, isRefusal: true });
      return true;
    }
    const unknown = new Set(pasted.rows.map((row) => row.accountId).filter((id) => !accounts.has(id)));
    store.dispatch({ kind: "paste-rows", key, rows: pasted.rows, unknown, unread: pasted });
    const { rows } = store.form();
    focusCell(rows.length - 1, "account");
    const undo = () => {
      if (store.form().rows === rows) store.undo();
      else
        toast({
          text: "Raderna är ändrade sedan dess.",
          keyText: "Ctrl\u00A0Z tar tillbaka ett steg i taget.",
        });
    };
    const missing = unknown.size === 0 ? "" : ` ${[...unknown].join(", ")} finns inte i kontoplanen.`;
    toast({ text: told + missing, isRefusal: pasted.unread.length + unknown.size > 0, undo });
    return true;
  };
}
