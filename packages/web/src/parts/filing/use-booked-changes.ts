import { type AccountNo, isAccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { BookedChange } from "@huvudbok/core/filing";
import { type Ore, ZERO_ORE } from "@huvudbok/core/money";
import { isVatSettlement } from "@huvudbok/core/vat";
import { useDocument } from "../../data/use-document.ts";

/** What is about to be booked on a day; rows without an account or an amount are not filled in yet. */
export interface ChangeToBook {
  readonly day: IsoDate;
  readonly rows: readonly { readonly accountId?: number; readonly amount?: Ore }[];
}

/** The changes with the accounts of the selected year's chart, which say what of a return they are in. */
export function useBookedChanges(changes: readonly ChangeToBook[]): readonly BookedChange[] {
  const { items } = useDocument("accountPlan");
  return changes.map(({ day, rows }) => {
    const filled = rows.flatMap(
      ({ accountId, amount = ZERO_ORE }): { accountId: AccountNo; amount: Ore }[] =>
        accountId === undefined || !isAccountNo(accountId) || amount === 0 ? [] : [{ accountId, amount }],
    );
    return {
      day,
      rows: filled.map(({ accountId, amount }) => ({ account: items.get(String(accountId)), amount })),
      isVatSettlement: isVatSettlement(filled),
    };
  });
}
