import { type ReportStructure, type ReportStructureItem, reportPlaces } from "../account-plan/index.ts";
import type { AccountAmounts } from "./structure-lines.ts";

/** Accounts sorted into the items of a report structure. */
export interface PlacedAccounts {
  readonly rowsOf: (item: ReportStructureItem) => readonly AccountAmounts[];
  readonly placed: readonly AccountAmounts[];
  readonly unplaced: readonly AccountAmounts[];
}

/** Gives each account the item it belongs to (AP1); keeps the order of the accounts. */
export function placeAccounts(
  structure: ReportStructure,
  accounts: readonly AccountAmounts[],
): PlacedAccounts {
  const { placeOf } = reportPlaces(structure);
  const rows = new Map<ReportStructureItem, AccountAmounts[]>();
  const placed: AccountAmounts[] = [];
  const unplaced: AccountAmounts[] = [];
  for (const account of accounts) {
    const item = placeOf(account.accountNo)?.item;
    if (item === undefined) {
      unplaced.push(account);
      continue;
    }
    placed.push(account);
    const onItem = rows.get(item);
    if (onItem === undefined) rows.set(item, [account]);
    else onItem.push(account);
  }
  return { rowsOf: (item) => rows.get(item) ?? [], placed, unplaced };
}
