import { isUnbookedResult } from "@huvudbok/core/account-balance";
import {
  type Account,
  openingEquityAccount,
  RESULT_BOOKING_ACCOUNT,
  resultAccounts,
} from "@huvudbok/core/account-plan";
import { type CompanyType, isHousehold } from "@huvudbok/core/company";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";

interface UnbookedResultProps {
  /** The fiscal year before. */
  readonly year: FiscalYear;
  /** What the opening balances add up to. */
  readonly sum: Ore;
  readonly companyType: CompanyType;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Said where the sum is something else. */
  readonly otherwise: string | undefined;
}

/** Says that the sum is the result which the year before has not booked, and what to do about it (AB5). */
export function UnbookedResult({ year, sum, companyType, accounts, otherwise }: UnbookedResultProps) {
  const closing = useClosingOfYear(year);
  if (closing.state !== "ready") return null;
  if (!isUnbookedResult(sum, closing.balances)) return otherwise === undefined ? null : <p>{otherwise}</p>;
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
