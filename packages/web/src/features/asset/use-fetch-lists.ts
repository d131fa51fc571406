import { type AssetList, assetListsToFetch, fetchedNames } from "@huvudbok/core/asset";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { formatCounted } from "@huvudbok/core/money";
import { IconFileArrowRight } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import type { AssetBooks } from "./asset-page.tsx";
import type { FetchQuestion } from "./fetch-lists-dialog.tsx";
import { useSaveList } from "./use-save-list.ts";

const NONE: readonly AssetList[] = [];

/**
 * Takes over what was made in the year before after this one was created (AS11), once it has been named. `toolbar` has
 * the command while there is something to take over.
 */
export function useFetchLists(books: AssetBooks) {
  const { year, lists } = books;
  const saving = useSaveList(books);
  const previous = usePreviousFiscalYear();
  const { state, items, error } = useDocument("assetManagement", previous && { fiscalYearId: previous.id });
  const found = useMemo(
    () =>
      previous === undefined
        ? NONE
        : assetListsToFetch([...items.values()], [...lists.values()], fiscalYearRange(year)),
    [previous, items, lists, year],
  );
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const done = `${formatCounted(found.length, "lista är hämtad", "listor är hämtade")} från föregående år`;
  const fetch: ToolbarAction = {
    label: "Hämta från föregående år",
    icon: IconFileArrowRight,
    shortcut: "h",
    access: "write",
    onClick: () => setIsAsking(true),
  };
  function confirm() {
    close();
    saving.saveAll(done, found);
  }
  const names = isAsking ? fetchedNames(found, [...lists.values()]) : [];
  const question: FetchQuestion = { names, confirm, close };
  return {
    toolbar: found.length === 0 ? [] : [fetch],
    question,
    isRunning: saving.isRunning,
    error:
      saving.error ??
      (previous !== undefined && state === "error"
        ? notFetchedError("Listorna i föregående år", error)
        : undefined),
  };
}
