import type { AccountNo } from "../account-plan/index.ts";
import type { Ore } from "../money/index.ts";
import type { SheetCell } from "../report/index.ts";

export interface SheetDetail {
  /** 'Visa detaljer': the accounts of each row, and exact amounts beside those that are filed. */
  readonly showsDetails: boolean;
}

/** What a row of the return says; nothing of it need be there. */
export interface ReturnCells {
  readonly section?: string;
  readonly accountNo?: AccountNo | undefined;
  readonly name: string;
  readonly sru?: number;
  readonly exact?: Ore;
  /** In whole kronor. */
  readonly amount?: Ore;
}

/** The cells of a row: those of accounts and exact amounts only where details are shown. */
export function returnCells(
  { showsDetails }: SheetDetail,
  { section, accountNo, name, sru, exact, amount }: ReturnCells,
): readonly (SheetCell | undefined)[] {
  const account = accountNo === undefined ? undefined : ({ kind: "account", accountNo } as const);
  const precise = exact === undefined ? undefined : ({ kind: "amount", amount: exact } as const);
  return [
    section === undefined ? undefined : { kind: "text", text: section },
    ...(showsDetails ? [account] : []),
    { kind: "text", text: name },
    sru === undefined ? undefined : { kind: "text", text: String(sru) },
    ...(showsDetails ? [precise] : []),
    amount === undefined ? undefined : { kind: "amount", amount, isWhole: true },
  ];
}
