import { isHousehold } from "@huvudbok/core/company";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { type RequiredBooks, useRequiredBooks } from "../../ui/required-books.ts";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useEdit } from "../../ui/use-edit.ts";
import { useRedirect } from "../../ui/use-redirect.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import classes from "./chart.module.css";
import { CopyFromYears } from "./copy-from-years.tsx";
import { KCategories } from "./k-categories.tsx";
import { loadTemplateChart } from "./load-template-chart.ts";
import type { NewChart } from "./new-chart.ts";
import { TemplateCards } from "./template-cards.tsx";

const TITLE = "Skapa kontoplan";

/** A chart for a fiscal year that has none; a year that has one leads to it. */
export function AccountPlanCreatePage() {
  const books = useRequiredBooks();
  const chart = useDocument("accountPlan");
  const [isStarted, setIsStarted] = useState(false);
  const hasChart = books !== undefined && chart.items.size > 0 && !isStarted;
  useRedirect(hasChart ? "/accounting/accountPlan" : undefined);
  if (books === undefined || !isKnown(chart.state) || hasChart) {
    return <WaitingPage title={TITLE} error={chart.error} />;
  }
  return <ChooseChart books={books} onStart={() => setIsStarted(true)} />;
}

function ChooseChart({ books, onStart }: { readonly books: RequiredBooks; readonly onStart: () => void }) {
  const router = useRouter();
  const { years } = useFiscalYears();
  const edit = useEdit();
  const creating = useAction();
  const { companyType } = books.company.config.recipient;
  const others = years.filter(({ id }) => id !== books.fiscalYear.id);
  function create(load: () => Promise<NewChart>) {
    creating.run(async (isHere) => {
      const { head, accounts } = await load();
      onStart();
      await edit(`Kontoplanen ${head.name} är skapad`, [{ kind: "accountPlan", head, put: accounts }]);
      if (isHere()) router.history.push("/accounting/accountPlan?state=created");
    });
  }
  return (
    <PageFrame
      title={TITLE}
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
      {/* The K categories are for businesses; a household never needs the words. */}
      {!isHousehold(companyType) && <KCategories />}
    </PageFrame>
  );
}
