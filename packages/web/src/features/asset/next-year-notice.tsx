import { type AssetList, itemsDifferingInNextYear } from "@huvudbok/core/asset";
import { fiscalYearName, fiscalYearRange, followingFiscalYear } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { YearPageButton } from "../../parts/fiscal-year/year-page-button.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import { assetPaths } from "./asset-paths.ts";

interface NextYearNoticeProps {
  readonly books: AssetBooks;
  readonly list: AssetList;
}

/** What a year that exists already has otherwise than the list gives it now: changes do not reach it by themselves (AS16). */
export function NextYearNotice({ books: { year }, list }: NextYearNoticeProps) {
  const { years } = useFiscalYears();
  const following = followingFiscalYear(years, year);
  const { state, items, error } = useDocument("assetManagement", following && { fiscalYearId: following.id });
  const differing = useMemo(
    () =>
      following !== undefined && isLoaded(state)
        ? itemsDifferingInNextYear(list, items.values(), fiscalYearRange(following))
        : [],
    [following, state, list, items],
  );
  if (following === undefined) return null;
  const name = fiscalYearName(following);
  if (state === "error") return <ErrorBox error={notFetchedError(`Listorna i ${name}`, error)} />;
  if (differing.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={`Räkenskapsåret ${name} har andra uppgifter`}
      action={
        <YearPageButton year={following} to={assetPaths.list(list.id)} label={`Till listan i ${name}`} />
      }
    >
      {`${differing.map((item) => item.name).join(", ")}: värde, datum, avskrivningstid eller ingående avskrivning stämmer inte med den här listan. Det som ändras här följer inte med till ett år som redan finns, så ändra det där också.`}
    </Notice>
  );
}
