import type { AccountNo } from "@huvudbok/core/account-plan";
import { type Ore, parseAmountInput } from "@huvudbok/core/money";
import { useCallback, useRef, useState } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { type BalanceEdits, editsSince } from "./balance-edits.ts";
import { editsOf, type KeptBalances, takeSessionEdits, typedOf } from "./kept-balances.ts";

const NO_EDITS: BalanceEdits = new Map();

export interface UsedBalanceEdits {
  readonly edits: BalanceEdits;
  readonly setEdits: (change: (now: BalanceEdits) => BalanceEdits) => void;
  /** What stands in the field of an account while it has not been left, or cannot be read. */
  readonly typedIn: (account: AccountNo) => string | undefined;
  readonly setTyped: (account: AccountNo, text: string | undefined) => void;
  /** Amounts that can be read in fields that have not been left. */
  readonly readable: () => readonly (readonly [account: AccountNo, amount: Ore])[];
  /** The first account whose amount cannot be read, and what stands there. */
  readonly unreadable: () => readonly [account: AccountNo, text: string] | undefined;
  readonly isTyping: boolean;
  /** Called when a save of all this begins; the answer is called when it is saved: what was typed since then stays. */
  readonly beginSave: (saved: BalanceEdits) => () => void;
  /** Forgets everything that is typed; another number draws the fields anew. */
  readonly clear: () => void;
  readonly drawn: number;
}

const onlySek = { isKnownCurrency: () => false };

/** What has been typed and not saved, kept through a closed tab: it is there again when one comes back to the page. */
export function useBalanceEdits(
  unfinished: Unfinished<KeptBalances>,
  fiscalYearId: string,
): UsedBalanceEdits {
  const [first] = useState(() => unfinished.read() ?? takeSessionEdits(fiscalYearId));
  const [edits, setState] = useState(() => (first === undefined ? NO_EDITS : editsOf(first)));
  const [isTyping, setIsTyping] = useState(first !== undefined && Object.keys(first.typed).length > 0);
  const [drawn, setDrawn] = useState(0);
  // Read by fields when they are drawn, and not a reason to draw them.
  const typed = useRef(first === undefined ? new Map<AccountNo, string>() : typedOf(first));
  const latest = useRef(edits);
  const { keep } = unfinished;
  const keepAll = useCallback(() => {
    const isEmpty = latest.current.size === 0 && typed.current.size === 0;
    keep(
      isEmpty
        ? undefined
        : { edits: Object.fromEntries(latest.current), typed: Object.fromEntries(typed.current) },
    );
  }, [keep]);
  const setEdits = useCallback(
    (change: (now: BalanceEdits) => BalanceEdits) => {
      latest.current = change(latest.current);
      setState(latest.current);
      keepAll();
    },
    [keepAll],
  );
  const setTyped = useCallback(
    (account: AccountNo, text: string | undefined) => {
      if (text === undefined) typed.current.delete(account);
      else typed.current.set(account, text);
      setIsTyping(typed.current.size > 0);
      keepAll();
    },
    [keepAll],
  );
  return {
    edits,
    setEdits,
    typedIn: useCallback((account: AccountNo) => typed.current.get(account), []),
    setTyped,
    readable: () =>
      [...typed.current].flatMap(([account, text]) => {
        const parsed = parseAmountInput(text, onlySek);
        return parsed.ok ? [[account, parsed.value.amount] as const] : [];
      }),
    unreadable: () =>
      [...typed.current].find(([, text]) => text.trim() !== "" && !parseAmountInput(text, onlySek).ok),
    isTyping,
    beginSave: (saved) => {
      const before = new Map(typed.current);
      return () => {
        for (const [account, text] of before) {
          if (typed.current.get(account) === text) typed.current.delete(account);
        }
        setIsTyping(typed.current.size > 0);
        setEdits((now) => editsSince(now, saved));
      };
    },
    clear: () => {
      typed.current.clear();
      setIsTyping(false);
      setEdits(() => NO_EDITS);
      setDrawn((count) => count + 1);
    },
    drawn,
  };
}
