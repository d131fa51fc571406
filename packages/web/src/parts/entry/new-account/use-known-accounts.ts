import type { CompanyType } from "@huvudbok/core/company";
import type { KnownAccounts } from "@huvudbok/core/import";
import { useEffect, useState } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";

const NONE: KnownAccounts = new Map();

/**
 * The accounts of BAS by number, for an account that is created: none for a household, until they are fetched, and where
 * they cannot be, which is no error since an account may be anything.
 */
export function useKnownAccounts(): KnownAccounts {
  const companyType = useCompany()?.config.recipient.companyType;
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (companyType === undefined || companyType === "PP") return undefined;
    let isCurrent = true;
    const settle = (accounts: KnownAccounts): void => {
      if (isCurrent) setKnown(accounts);
    };
    knownAccounts(companyType).then(settle, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [companyType]);
  return known;
}

/** Loaded when an account is created, which is seldom. */
async function knownAccounts(companyType: CompanyType): Promise<KnownAccounts> {
  const [{ knownAccountsFor }, { publishedCharts }] = await Promise.all([
    import("@huvudbok/core/import"),
    import("../../account-plan/published-charts.ts"),
  ]);
  return knownAccountsFor(await publishedCharts(), companyType, undefined);
}
