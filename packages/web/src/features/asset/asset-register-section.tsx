import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { closingBalances } from "@huvudbok/core/ledger";
import { assetRegister, assetRegisterSheet, reportHeading } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useLedger } from "../../data/ledger.ts";
import { SheetTable } from "../../parts/report/sheet/sheet-table.tsx";
import { useAccountHref } from "../../parts/report/use-account-href.ts";
import { reportCompany } from "../../parts/report/use-report-books.ts";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import classes from "./asset.module.css";
import type { AssetBooks } from "./asset-page.tsx";

type UsedRegister = NonNullable<ReturnType<typeof useAssetRegister>["found"]>;

/** The asset register beside the registered books; undefined until they are loaded; the error says why they were not. */
export function useAssetRegister({ company, lists, year }: AssetBooks) {
  const { ledger, error } = useLedger({ includeDrafts: false });
  const found = useMemo(() => {
    if (ledger === undefined) return undefined;
    const range = fiscalYearRange(year);
    return {
      sheet: assetRegisterSheet(assetRegister(lists.values(), range, closingBalances(ledger))),
      heading: reportHeading(reportCompany(company.config), ledger, range),
    };
  }, [company, ledger, lists, year]);
  const hasFailed = ledger === undefined && error !== undefined;
  return { found, error: hasFailed ? notFetchedError("Årets bokföring", error) : undefined };
}

/** The register, on screen and on paper. */
export function AssetRegisterSection({ register }: { readonly register: UsedRegister }) {
  const accountHref = useAccountHref();
  return (
    <section className={classes.register} aria-labelledby="register-heading">
      <h2 id="register-heading">Inventarieförteckning</h2>
      <SheetTable {...register} accountHref={accountHref} />
    </section>
  );
}
