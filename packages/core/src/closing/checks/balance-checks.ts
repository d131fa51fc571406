import { type AccountNo, RESULT_BOOKING_ACCOUNT } from "../../account-plan/index.ts";
import {
  type AssetList,
  assetDifferences,
  bookedDepreciation,
  depreciationEntry,
  listDepreciation,
} from "../../asset/index.ts";
import { TAX_ACCOUNT } from "../../income-tax/index.ts";
import { closingBalances, type Ledger, transactionsOf } from "../../ledger/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import { countedEntries } from "../../transaction/index.ts";
import { isSettledAccount, settlementsOfYearBefore, takenOfOpening } from "../../vat/index.ts";
import { type ClosingBooks, missingAccount } from "../closing-books.ts";
import { balanceOf, resultRows } from "../result-amounts.ts";
import { type CheckOutcome, failed, incomplete, PASSED, unknown } from "./check-outcome.ts";

/**
 * What is booked as depreciation of each asset list is what its items come to (AS7). Where the lists are not what the
 * accounts hold, nobody knows what there is to depreciate (AS10).
 */
export function depreciationCheck({ ledger, assetLists }: ClosingBooks): CheckOutcome {
  if (assetLists === undefined) return unknown({ code: "no-asset-feature" });
  const transactions = transactionsOf(ledger);
  const lists = assetLists.flatMap((list: AssetList) => {
    const booked = bookedDepreciation(list, assetLists, transactions);
    if (depreciationEntry(list, ledger.fiscalYear, booked) === undefined) return [];
    return [{ listId: list.id, list: list.name, computed: listDepreciation(list), booked }];
  });
  if (lists.length > 0) return failed({ code: "depreciation", lists });
  const differences = assetDifferences(assetLists, closingBalances(ledger));
  return differences.length === 0 ? PASSED : unknown({ code: "assets-differ", differences });
}

/** The accounts of bank and tax close with the last total that a statement of the year has. */
export function statementsCheck({ ledger, statementTotals }: ClosingBooks): CheckOutcome {
  if (statementTotals.size === 0) return unknown({ code: "no-statement" });
  const accounts = [...statementTotals].flatMap(([accountId, stated]) => {
    const booked = balanceOf(ledger, accountId);
    return booked === stated ? [] : [{ accountId, booked, stated }];
  });
  return accounts.length === 0 ? PASSED : failed({ code: "statements", accounts });
}

const [VAT_TO_PAY, VAT_TO_GET_BACK] = [2650, 1650];

/** The VAT accounts that are part of a return are empty, or the year after has taken what was left (CL7). */
export function vatCheck({ ledger, plan, following }: ClosingBooks): CheckOutcome {
  const books = { ledger, accounts: new Map(plan.accounts2.map((account) => [String(account.id), account])) };
  const left = [...closingBalances(ledger)].filter(
    ([account, amount]) => amount !== 0 && isSettledAccount(books, account),
  );
  if (left.length === 0) return PASSED;
  const sum = sumOre(left.map(([, amount]) => amount));
  if (following !== undefined && isTakenIn(following, left)) {
    const settlements = settlementsOfYearBefore(following);
    return {
      status: "Passed",
      finding: { code: "vat-settled-after", sum, fiscalYear: following.fiscalYear, settlements },
    };
  }
  // What meets to the öre is settled without either of them.
  const settledOn = sum === 0 ? [] : [sum > 0 ? VAT_TO_GET_BACK : VAT_TO_PAY];
  const missing = missingAccount(plan, settledOn);
  if (missing !== undefined) return incomplete(missing);
  const accounts = left.map(([accountId, amount]) => ({ accountId, amount }));
  return failed({ code: "vat-left", sum, accounts });
}

/** Whether the settlements of a year have taken all that the one before it left on its VAT accounts. */
function isTakenIn(following: Ledger, left: readonly (readonly [AccountNo, Ore])[]): boolean {
  const taken = takenOfOpening(following);
  return left.every(([account, amount]) => {
    const rows = taken.filter((each) => each.account === account);
    return sumOre([amount, ...rows.map((each) => each.amount)]) === 0;
  });
}

/** The first account of tax: what is below it, and what is not of 89, is before tax. */
const FIRST_TAX_ACCOUNT = 8900;

/** A limited company or economic association with a profit has booked tax on it (CL8). */
export function taxCheck({ companyType, ledger }: ClosingBooks): CheckOutcome {
  if (companyType !== "AB" && companyType !== "EK")
    return { status: "Passed", finding: { code: "not-for-type" } };
  const profit = negateOre(
    resultRows(ledger, (account) => account < FIRST_TAX_ACCOUNT || account > RESULT_BOOKING_ACCOUNT),
  );
  if (profit <= 0) return PASSED;
  const isBooked = transactionsOf(ledger).some(({ entries }) =>
    countedEntries(entries).some(({ accountId }) => accountId === TAX_ACCOUNT),
  );
  return isBooked ? PASSED : failed({ code: "no-tax" });
}
