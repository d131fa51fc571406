import { isUnbookedResult } from "@huvudbok/core/account-balance";
import { openingEquityAccount, RESULT_BOOKING_ACCOUNT, resultAccounts } from "@huvudbok/core/account-plan";
import { isHousehold } from "@huvudbok/core/company";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { type ComparedBalances, useOpeningDifferences } from "./use-opening-differences.ts";

interface UnbookedResultProps extends ComparedBalances {
  /** What the opening balances add up to. */
  readonly sum: Ore;
  /** Said where the sum is something else. */
  readonly otherwise: string | undefined;
}

/** Says that the sum is the result which the year before has not booked, and what to do about it (AB5). */
export function UnbookedResult(props: UnbookedResultProps) {
  const { year, sum, companyType, accounts, otherwise } = props;
  const { closing, differences } = useOpeningDifferences(props);
  if (closing.state !== "ready") return null;
  if (!isUnbookedResult(sum, closing.balances)) {
    if (otherwise === undefined) return null;
    // What the year before closed with adds up, so the equity is the last resort.
    return <p>{differences.length === 0 ? otherwise : `Importera från föregående år först. ${otherwise}`}</p>;
  }
  const name = fiscalYearName(year);
  const all = [...accounts.values()];
  const { yearResult } = resultAccounts(companyType, all);
  const equity = openingEquityAccount(companyType, all);
  const put = equity && `konto ${equity.id} ${equity.name}`;
  const until = put === undefined ? "" : ` Till dess kan det ligga på ${put}.`;
  return (
    <>
      <p>{`Det är resultatet för ${name}, ${formatOre(sum)}, som inte är bokfört än.`}</p>
      <p>
        {isHousehold(companyType)
          ? `Lägg det på ${put ?? "eget kapital"}.`
          : `Bokför det sist i ${name}, ${RESULT_BOOKING_ACCOUNT} mot ${yearResult}, och välj sedan Importera från föregående år.${until}`}
      </p>
    </>
  );
}
