import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import { type ChangeRefusal, changeRefusalText } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { askedHere } from "../../data/unfinished/give-up-conflict.ts";
import { CHOOSE_FIRST_TEXT } from "../../ui/form/edit-conflict.tsx";
import type { Action } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { balanceChange, editedBalances, withActivation, withEdit } from "./balance-edits.ts";
import { focusDrawnAmount } from "./focus-amount.ts";
import type { UsedBalanceEdits } from "./use-balance-edits.ts";

type Accounts = ReadonlyMap<string, Account>;

interface SavedBalances {
  readonly typing: UsedBalanceEdits;
  readonly saving: Action;
  readonly fiscalYear: FiscalYear;
  readonly accounts: Accounts;
  readonly saved: ReadonlyMap<string, AccountBalance>;
}

interface SaveBalances {
  /** Saves these balances, unless their rule refuses them. */
  readonly save: (label: string, wanted: readonly AccountBalance[], onSaved: () => void) => void;
  /** Saves what is typed; what cannot be saved is shown as an error, and then nothing is. */
  readonly saveTyped: () => void;
}

/** Saves the opening balances, or says at which account and why that cannot be. */
export function useSaveBalances({
  typing,
  saving,
  fiscalYear,
  accounts,
  saved,
}: SavedBalances): SaveBalances {
  const [, setQuery] = useQueryState();
  const edit = useEdit();
  const save: SaveBalances["save"] = (label, wanted, onSaved) => {
    const change = balanceChange(saved, wanted);
    const refusal = ownRefusal("accountBalance", change, {
      existing: saved,
      fiscalYear,
      knownAccounts: new Set<number>([...accounts.values()].map(({ id }) => id)),
    });
    if (refusal !== undefined) return saving.fail(shownRefusal(refusal, accounts));
    saving.run(async (isHere) => {
      await askedHere(edit(label, withActivation(change, accounts), "Ingående balans"), isHere);
      onSaved();
    });
  };
  function stopAt(account: AccountNo, text: string) {
    saving.fail(text);
    focusDrawnAmount(account);
  }
  function saveTyped() {
    const [conflict] = typing.conflicts();
    if (conflict !== undefined) return stopAt(conflict, CHOOSE_FIRST_TEXT);
    const unreadable = typing.unreadable();
    if (unreadable === undefined) {
      const withTyped = typing
        .readable()
        .reduce((now, [account, amount]) => withEdit(now, saved, account, amount), typing.edits);
      save("Ingående balans är sparad", editedBalances(saved, withTyped), typing.beginSave(withTyped));
      return;
    }
    const [account, text] = unreadable;
    setQuery({ search: undefined });
    stopAt(account, unreadableText(account, text));
  }
  return { save, saveTyped };
}

function unreadableText(account: AccountNo, text: string): string {
  return `Inget är sparat: ”${text}” på konto ${account} är inget belopp. Rätta eller töm fältet.`;
}

/** The text of a refusal; the focus moves to the amount that it concerns. */
function shownRefusal(refusal: ChangeRefusal, accounts: Accounts): string {
  const account = "item" in refusal ? accounts.get(refusal.item)?.id : undefined;
  if (account !== undefined) focusDrawnAmount(account);
  return changeRefusalText(refusal);
}
