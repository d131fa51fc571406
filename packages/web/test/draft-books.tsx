import { newAccount } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { ItemOf } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { act, render, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useCompanies } from "../src/data/company/company-list.ts";
import { selectBooks } from "../src/data/company/selected-company.ts";
import { useFiscalYear, useFiscalYears } from "../src/data/fiscal-years.ts";
import { useCommit } from "../src/data/use-commit.ts";
import { useDocument } from "../src/data/use-document.ts";
import { ToastProvider } from "../src/ui/label/toast.tsx";
import { PageDataContext } from "../src/ui/loading/page-data.ts";
import { ENTRY_YEAR } from "./entry-books.ts";
import { company, type FakeFetch } from "./fake-fetch.ts";
import { freshServer, signInAnew } from "./fresh-server.ts";

type StoredDraft = ItemOf<"transactionDrafts">;

/** A company with drafts and files in its package. */
export function draftCompany(role: Company["role"] = "owner"): Company {
  const made = company(1, "Alm AB");
  const featureSetups = [1001, 1002].map((featureId) => ({ featureId }));
  return {
    ...made,
    role,
    config: { ...made.config, packageSetup: { ...made.config.packageSetup, featureSetups } },
  };
}

/** Stores a year with accounts 1510, 1930, 2641, 3001 (inactive) and 5410, and these drafts, on a server of their own. */
export async function storeDrafts(
  drafts: readonly StoredDraft[],
  { of = draftCompany(), year = ENTRY_YEAR }: { readonly of?: Company; readonly year?: FiscalYear } = {},
): Promise<FakeFetch> {
  const server = freshServer(of);
  await signInAnew();
  const accounts = [1510, 1930, 2641, 3001, 5410].map((id) => newAccount(id, `Konto ${id}`));
  const { result } = renderHook(() => ({
    companies: useCompanies(),
    years: useFiscalYears(),
    commit: useCommit(),
  }));
  await waitFor(() => expectReady(result.current.companies.state === "ready"));
  const { commit } = result.current;
  const fiscalYearId = year.id;
  await act(async () => {
    await commit({
      companyId: of.id,
      intent: "edit",
      changes: [
        { kind: "accountSettings", put: [year] },
        {
          kind: "accountPlan",
          fiscalYearId,
          head: { name: "BAS" },
          put: accounts.map((account) => (account.id === 3001 ? { ...account, active: false } : account)),
        },
        { kind: "transactionDrafts", fiscalYearId, put: drafts },
      ],
    });
    await selectBooks(of.id, fiscalYearId);
  });
  return server;
}

function expectReady(isReady: boolean): void {
  if (!isReady) throw new Error("not ready yet");
}

/** Renders a page of the year as its wrapper does. */
export function renderPage(page: ReactNode): void {
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <PageOfYear>{page}</PageOfYear>
      </ToastProvider>
    </MantineProvider>,
  );
}

function PageOfYear({ children }: { readonly children: ReactNode }) {
  const fiscalYear = useFiscalYear();
  const transactions = useDocument("transactions");
  if (fiscalYear === undefined || transactions.state === "Initializing") return null;
  return <PageDataContext value={{ fiscalYear, transactions }}>{children}</PageDataContext>;
}
