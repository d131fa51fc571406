import type { CompanyType } from "@huvudbok/core/company";
import type { KnownAccounts } from "@huvudbok/core/import";
import { useEffect, useState } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";

export interface UsedKnownAccounts {
  /** By number. */
  readonly known: KnownAccounts;
  /** While they are on their way. */
  readonly isLoading: boolean;
}

const NONE: KnownAccounts = new Map();

/**
 * The accounts of BAS, for an account that is created: none for a household, and where they cannot be had, which is no
 * error since an account may be anything.
 */
export function useKnownAccounts(): UsedKnownAccounts {
  const companyType = useCompany()?.config.recipient.companyType;
  const hasNone = companyType === undefined || companyType === "PP";
  const [known, setKnown] = useState<KnownAccounts>();
  useEffect(() => {
    if (hasNone) return undefined;
    let isCurrent = true;
    const settle = (accounts: KnownAccounts): void => {
      if (isCurrent) setKnown(accounts);
    };
    knownAccounts(companyType).then(settle, () => settle(NONE));
    return () => {
      isCurrent = false;
    };
  }, [companyType, hasNone]);
  return { known: known ?? NONE, isLoading: !hasNone && known === undefined };
}

/** Loaded when an account is created, which is seldom. */
async function knownAccounts(companyType: CompanyType): Promise<KnownAccounts> {
  const [{ knownAccountsFor }, { publishedCharts }] = await Promise.all([
    import("@huvudbok/core/import"),
    import("../../account-plan/published-charts.ts"),
  ]);
  return knownAccountsFor(await publishedCharts(), companyType, undefined);
}
