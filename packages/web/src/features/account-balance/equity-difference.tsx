import {
  type AccountBalance,
  openingBalanceSum,
  openingBalanceWarning,
} from "@huvudbok/core/account-balance";
import { type Account, openingEquityAccount } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { negateOre, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";
import { Button } from "../../ui/button/button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { withEdit } from "./balance-edits.ts";
import { focusDrawnAmount } from "./focus-amount.ts";
import { ToClosingHelper } from "./to-closing-helper.tsx";
import { UnbookedResult } from "./unbooked-result.tsx";
import type { UsedBalanceEdits } from "./use-balance-edits.ts";

interface EquityDifferenceProps {
  /** The fiscal year before, if there is one. */
  readonly previous: FiscalYear | undefined;
  readonly companyType: CompanyType;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly balances: readonly AccountBalance[];
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** Undefined for who may not write. */
  readonly setEdits: UsedBalanceEdits["setEdits"] | undefined;
}

/**
 * Says when the opening balances do not add up to 0, and offers to put the difference on the equity (AB4), or to look in
 * the closing helper of the year before.
 */
export function EquityDifference(props: EquityDifferenceProps) {
  const warning = openingBalanceWarning(props.balances);
  if (warning === undefined) return null;
  return props.previous === undefined ? (
    <Cure {...props} warning={warning} />
  ) : (
    <CureAfter {...props} year={props.previous} warning={warning} />
  );
}

interface CureProps extends EquityDifferenceProps {
  /** That they do not add up to 0. */
  readonly warning: string;
}

/** The sum alone until the year before is loaded, which may tell what is missing: then there is another cure. */
function CureAfter({ year, ...props }: CureProps & { readonly year: FiscalYear }) {
  const { state } = useClosingOfYear(year);
  return state === "loading" ? <Notice kind="warning">{props.warning}</Notice> : <Cure {...props} />;
}

/** The equity, or the closing helper of the year before. */
function Cure({ previous, companyType, accounts, balances, saved, setEdits, warning }: CureProps) {
  const [, setQuery] = useQueryState();
  const account = openingEquityAccount(companyType, [...accounts.values()]);
  const sum = openingBalanceSum(balances);
  const rest = account && `Är allt annat ifyllt är resten eget kapital: konto ${account.id} ${account.name}.`;
  const why = previous && (
    <UnbookedResult
      year={previous}
      sum={sum}
      companyType={companyType}
      accounts={accounts}
      balances={balances}
      otherwise={setEdits && rest}
    />
  );
  const toHelper = previous && <ToClosingHelper year={previous} />;
  if (account === undefined || setEdits === undefined) {
    return (
      <Notice kind="warning" action={toHelper}>
        <p>{warning}</p>
        {why}
      </Notice>
    );
  }
  const before = balances.find(({ accountId }) => accountId === account.id)?.balance ?? ZERO_ORE;
  const balance = sumOre([before, negateOre(sum)]);
  function put({ id }: Account) {
    setEdits?.((now) => withEdit(now, saved, id, balance));
    // The row must be among those that are shown.
    setQuery({ search: undefined });
    focusDrawnAmount(id);
  }
  return (
    <Notice
      kind="warning"
      action={
        <>
          <Button onClick={() => put(account)}>{`Lägg differensen på ${account.id}`}</Button>
          {toHelper}
        </>
      }
    >
      <p>{warning}</p>
      {why ?? <p>{rest}</p>}
    </Notice>
  );
}
