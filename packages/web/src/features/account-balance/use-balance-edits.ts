import { accountNo, isAccountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import { useCallback, useMemo } from "react";
import * as z from "zod/mini";
import { sessionValue, useSessionState } from "../../data/session.ts";
import type { BalanceEdits } from "./balance-edits.ts";

export const NO_EDITS: BalanceEdits = new Map();

/** Öre by account number. */
const schema = z.record(z.string(), z.int());
type Stored = z.output<typeof schema>;
const NOTHING: Stored = {};

/** What has been typed and not saved, kept in the tab: it is there again when one comes back to the page. */
export function useBalanceEdits(
  fiscalYearId: string,
): readonly [BalanceEdits, (change: (now: BalanceEdits) => BalanceEdits) => void] {
  const name = `openingBalance-${fiscalYearId}`;
  const [stored] = useSessionState(name, schema, NOTHING);
  const edits = useMemo(() => editsOf(stored), [stored]);
  const change = useCallback(
    (next: (now: BalanceEdits) => BalanceEdits) => {
      const kept = sessionValue(name, schema);
      kept.write(Object.fromEntries(next(editsOf(kept.read() ?? NOTHING))));
    },
    [name],
  );
  return [edits, change];
}

function editsOf(stored: Stored): BalanceEdits {
  const known = Object.entries(stored).filter(([account]) => isAccountNo(Number(account)));
  return new Map(known.map(([account, amount]) => [accountNo(Number(account)), ore(amount)]));
}
