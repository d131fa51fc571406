import { expectedOpening, openingDifferences } from "@huvudbok/core/account-balance";
import { type Account, unbookedResultAccounts } from "@huvudbok/core/account-plan";
import type { CompanyType } from "@huvudbok/core/company";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useDocument } from "../../data/use-document.ts";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";
import {
  differingAccountsText,
  openingDifferenceText,
} from "../../parts/fiscal-year/opening-difference-text.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";

interface OpeningDiffersProps {
  readonly previous: FiscalYear;
  readonly companyType: CompanyType;
  readonly accounts: ReadonlyMap<string, Account>;
}

/**
 * Says that the opening balance differs: it is stored, so a change in the year before does not reach it by itself
 * (PG24).
 */
export function OpeningDiffers({ previous, companyType, accounts }: OpeningDiffersProps) {
  const opening = useDocument("accountBalance");
  const closing = useClosingOfYear(previous);
  if (closing.state !== "ready" || !isLoaded(opening.state)) return null;
  const balances = [...opening.items.values()];
  const equity = unbookedResultAccounts(companyType, [...accounts.values()]);
  const differences = openingDifferences(balances, expectedOpening(balances, closing.balances, equity));
  if (differences.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={openingDifferenceText(differences.length)}
      action={<TextLink to="/accounting/accountBalance">Till ingående balans</TextLink>}
    >
      {differingAccountsText(differences, accounts)}
    </Notice>
  );
}
