import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import type { Ore } from "@huvudbok/core/money";
import { useCallback, useRef, useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { useWhenStored } from "../../ui/form/use-when-stored.ts";
import { useLatest } from "../../ui/use-latest.ts";
import type { BalanceEdits } from "./balance-edits.ts";
import {
  amountOf,
  type BalanceForm,
  formConflicts,
  keptForm,
  openedForm,
  readableAmounts,
  settledForm,
  typedSince,
  withEdits,
  withMine,
  withSaved,
  withSent,
  withText,
} from "./balance-form.ts";
import { type BalancesFormContent, takeSessionEdits } from "./balances-form-content.ts";

const NO_FORM: BalancesFormContent = { edits: {}, typed: {}, known: {} };

export interface UsedBalanceEdits {
  readonly edits: BalanceEdits;
  readonly setEdits: (change: (now: BalanceEdits) => BalanceEdits) => void;
  /** The text of an account's field while it has not been left, or cannot be read. */
  readonly typedIn: (account: AccountNo) => string | undefined;
  /** The accounts whose fields have not been left, or cannot be read. */
  readonly typedAccounts: () => readonly AccountNo[];
  readonly setTyped: (account: AccountNo, text: string | undefined) => void;
  /** Amounts that can be read in fields that have not been left. */
  readonly readable: () => readonly (readonly [account: AccountNo, amount: Ore])[];
  /** The first account whose amount cannot be read, and its text. */
  readonly unreadable: () => readonly [account: AccountNo, text: string] | undefined;
  readonly isTyping: boolean;
  /** The accounts that are changed here and whose balance somebody else has saved meanwhile. */
  readonly conflicts: () => readonly AccountNo[];
  /** What is typed is to replace the balance that somebody else has saved. */
  readonly keepMine: (account: AccountNo) => void;
  /** What is typed gives way to the balance that somebody else has saved; the fields are drawn anew. */
  readonly takeSaved: (account: AccountNo) => void;
  /**
   * Called when a save of all this begins; call the returned function when it is saved: what was typed since then
   * remains.
   */
  readonly beginSave: (sent: BalanceEdits) => () => void;
  /** Forgets everything that is typed; a new key renders the fields again. */
  readonly clear: () => void;
  readonly drawn: number;
}

/** The balances as the page has them, and whether the server has them so. */
export interface StoredBalances {
  readonly items: ReadonlyMap<string, AccountBalance>;
  readonly isSynced: boolean;
}

/** What has been typed and not saved. It survives a closed tab and is shown again on the page. */
export function useBalanceEdits(
  unfinished: Pick<Unfinished<BalancesFormContent>, "read" | "keep">,
  fiscalYearId: string,
  { items: saved, isSynced }: StoredBalances,
): UsedBalanceEdits {
  const [first] = useState(() =>
    openedForm(unfinished.read() ?? takeSessionEdits(fiscalYearId) ?? NO_FORM, saved),
  );
  const [edits, setState] = useState(first.edits);
  const [isTyping, setIsTyping] = useState(first.typed.size > 0);
  const [drawn, setDrawn] = useState(0);
  // Read by fields when they render, and no reason to render them.
  const form = useRef(first);
  const latestSaved = useLatest(saved);
  const { keep } = unfinished;
  const set = useCallback(
    (next: BalanceForm) => {
      form.current = next;
      setState(next.edits);
      setIsTyping(next.typed.size > 0);
      keep(keptForm(next));
    },
    [keep],
  );
  useWhenStored(saved, isSynced, (now, isOpening) => {
    const settled = settledForm(form.current, now, isOpening);
    if (settled !== form.current) set(settled);
  });
  return {
    edits,
    isTyping,
    drawn,
    setEdits: useCallback(
      (change) => set(withEdits(form.current, change(form.current.edits), latestSaved.current)),
      [set, latestSaved],
    ),
    typedIn: useCallback((account) => form.current.typed.get(account), []),
    typedAccounts: () => [...form.current.typed.keys()],
    setTyped: useCallback(
      (account, text) => set(withText(form.current, account, text, latestSaved.current)),
      [set, latestSaved],
    ),
    readable: () => readableAmounts(form.current),
    unreadable: () => [...form.current.typed].find(([, text]) => amountOf(text) === undefined),
    conflicts: () => formConflicts(form.current, saved),
    keepMine: (account) => set(withMine(form.current, account, saved)),
    takeSaved: (account) => {
      set(withSaved(form.current, account, saved));
      setDrawn((count) => count + 1);
    },
    beginSave: (sent) => {
      const before = form.current;
      set(withSent(before, sent));
      return () => set(typedSince(form.current, before, sent, latestSaved.current));
    },
    clear: () => {
      set(openedForm(NO_FORM, saved));
      setDrawn((count) => count + 1);
    },
  };
}
