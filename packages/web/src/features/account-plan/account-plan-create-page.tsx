import { useState } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { pushAddress } from "../../navigation/address.ts";
import { LockedYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useRedirect } from "../../ui/link/use-redirect.ts";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import classes from "./chart.module.css";
import { CopyFromYears } from "./copy-from-years.tsx";
import { KCategories } from "./k-categories.tsx";
import { loadTemplateChart } from "./load-template-chart.ts";
import type { NewChart } from "./new-chart.ts";
import { TemplateCards } from "./template-cards.tsx";

/** A chart for a fiscal year that has none; a year that has one leads to it. */
export function AccountPlanCreatePage() {
  const chart = usePageData("accountPlan");
  const [isStarted, setIsStarted] = useState(false);
  const hasChart = chart.items.size > 0 && !isStarted;
  // The wrapper cannot lead away here: the chart that this page has just made is no reason to leave it before it says so.
  useRedirect(hasChart ? "/accounting/accountPlan" : undefined);
  if (hasChart) return <WaitingPage />;
  return <ChooseChart onStart={() => setIsStarted(true)} />;
}

/** The choice among charts; in a locked year the page says why there is none. */
function ChooseChart({ onStart }: { readonly onStart: () => void }) {
  const books = useBooks();
  const { years } = useFiscalYears();
  const edit = useEdit();
  const creating = useAction();
  const { companyType } = books.company.config.recipient;
  if (books.fiscalYear.locked) {
    return (
      <PageFrame>
        <LockedYearNotice year={books.fiscalYear} />
      </PageFrame>
    );
  }
  const others = years.filter(({ id }) => id !== books.fiscalYear.id);
  function create(load: () => Promise<NewChart>) {
    creating.run(async (isHere) => {
      const { head, accounts } = await load();
      onStart();
      await edit(`Kontoplanen ${head.name} är skapad`, [{ kind: "accountPlan", head, put: accounts }]);
      // A newcomer has everything by now: the first voucher comes next (PG60).
      const next =
        others.length === 0 ? "/accounting/transaction/create" : "/accounting/accountPlan?state=created";
      if (isHere()) pushAddress(next);
    });
  }
  return (
    <PageFrame
      above={<SetupSteps current="Kontoplan" />}
      facts={`${books.fiscalYear.from} – ${books.fiscalYear.to}`}
      state={creating.isRunning ? "Loading" : "Default"}
      error={creating.error}
    >
      <p className={classes.lead}>
        Kontoplanen är listan över de konton du bokför på. Du kan lägga till, döpa om och aktivera konton när
        som helst.
      </p>
      {others.length > 0 && <CopyFromYears years={others} onCopy={(chart) => create(async () => chart)} />}
      <TemplateCards
        companyType={companyType}
        yearFrom={books.fiscalYear.from}
        onChoose={(template) => create(() => loadTemplateChart(template))}
      />
      <KCategories />
    </PageFrame>
  );
}
