import { accountNoOf } from "@huvudbok/core/account-plan";
import { useState } from "react";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import { pushAddress } from "../../navigation/address.ts";
import { LockedYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { useBooks } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { EditAccount } from "./form/edit-account.tsx";
import { useVatBoxes } from "./form/use-vat-boxes.ts";
import { useChart } from "./use-chart.ts";
import { useChartChanges } from "./use-chart-changes.ts";

const CHART = "/accounting/accountPlan";

/** The form of an account as a page: of the one in the address (`?account=1930`), or of a new one. */
export function EditAccountPage() {
  const { fiscalYear } = useBooks();
  const [query] = useQueryState();
  const asked = query("account");
  if (fiscalYear.locked) {
    return (
      <PageFrame>
        <LockedYearNotice year={fiscalYear} />
      </PageFrame>
    );
  }
  return <AccountOfAddress key={`${fiscalYear.id} ${asked ?? ""}`} asked={asked} />;
}

function AccountOfAddress({ asked }: { readonly asked: string | undefined }) {
  const { company, fiscalYear } = useBooks();
  const chart = useChart();
  const changes = useChartChanges(chart);
  const vatBoxes = useVatBoxes();
  // What the address meant when the page was opened: the account may be deleted by somebody else meanwhile.
  const [account] = useState(() => chart.accounts.find(({ id }) => id === accountNoOf(asked ?? "")));
  if (asked !== undefined && account === undefined) {
    return (
      <PageFrame>
        <EmptyState
          title="Account not found"
          actions={
            <LinkButton variant="filled" to={CHART}>
              Till kontoplanen
            </LinkButton>
          }
        >
          {`Kontoplanen har inget konto ${asked}.`}
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={account === undefined ? "Lägg till konto" : "Redigera konto"} error={changes.error}>
      <EditAccount
        forms={unfinishedForms(company.id)}
        fiscalYearId={fiscalYear.id}
        editing={account ?? "new"}
        accounts={chart.accounts}
        vatBoxes={vatBoxes}
        onSave={changes.saveForm}
        onReopen={() =>
          pushAddress(account === undefined ? `${CHART}/edit` : `${CHART}/edit?account=${account.id}`)
        }
        onClose={() => pushAddress(CHART)}
      />
    </PageFrame>
  );
}
