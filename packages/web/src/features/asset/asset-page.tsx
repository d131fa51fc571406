import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import {
  type AssetList,
  type AssetLookupError,
  assetListOf,
  assetLookupErrorText,
} from "@huvudbok/core/asset";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { ReactNode } from "react";
import { useDocument } from "../../data/use-document.ts";
import { useParams } from "../../navigation/use-address.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { useBooks, useMissing, usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { assetPaths } from "./asset-paths.ts";

/** What every page about assets works with. */
export interface AssetBooks {
  readonly company: Company;
  readonly year: FiscalYear;
  /** By id. */
  readonly lists: ReadonlyMap<string, AssetList>;
  readonly isSynced: boolean;
  readonly accounts: ReadonlyMap<string, Account>;
}

interface AssetPageProps {
  readonly children: (books: AssetBooks) => ReactNode;
}

/** A page about assets, once its lists are loaded; or what it lacks. */
export function AssetPage({ children }: AssetPageProps) {
  const missing = useMissing();
  if (missing === "chart") {
    return (
      <NothingHere error={{ code: "no-chart" }} to="/accounting/accountPlan/create" action="Skapa kontoplan">
        Avskrivningar bokförs på konton, så kontoplanen behövs först.
      </NothingHere>
    );
  }
  if (missing !== undefined) {
    return (
      <NothingHere error={{ code: "no-year" }} to="/accounting/fiscalYear/create" action="Skapa räkenskapsår">
        Inventarielistor hör till ett räkenskapsår.
      </NothingHere>
    );
  }
  return <LoadedPage>{children}</LoadedPage>;
}

function LoadedPage({ children }: AssetPageProps) {
  const { company, fiscalYear: year } = useBooks();
  const accounts = usePageData("accountPlan").items;
  const { state, items: lists, isSynced, error } = useDocument("assetManagement");
  if (!isLoaded(state)) return <WaitingPage error={error} />;
  return children({ company, year, lists, isSynced, accounts });
}

/** A page about the list that its address names; or why there is none. */
export function AssetListPage({
  children,
}: {
  readonly children: (books: AssetBooks, list: AssetList) => ReactNode;
}) {
  const { listId = "" } = useParams();
  return (
    <AssetPage>
      {(books) => {
        const found = assetListOf(listId, books.lists);
        if ("list" in found) return children(books, found.list);
        return (
          <NothingHere error={found.error} to={assetPaths.lists} action="Alla inventarielistor">
            Listan kan vara raderad, eller höra till ett annat räkenskapsår eller företag.
          </NothingHere>
        );
      }}
    </AssetPage>
  );
}

/** An item that the list does not have. */
export function NoSuchItem({ list }: { readonly list: AssetList }) {
  return (
    <NothingHere error={{ code: "no-item" }} to={assetPaths.list(list.id)} action={`Till ${list.name}`}>
      Inventarien kan vara raderad, eller såld före det här räkenskapsåret.
    </NothingHere>
  );
}

interface NothingHereProps {
  readonly error: AssetLookupError;
  readonly to: string;
  readonly action: string;
  readonly children: ReactNode;
}

function NothingHere({ error, to, action, children }: NothingHereProps) {
  return (
    <PageFrame>
      <EmptyState
        title={assetLookupErrorText(error)}
        actions={
          <LinkButton variant="filled" to={to}>
            {action}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </PageFrame>
  );
}
