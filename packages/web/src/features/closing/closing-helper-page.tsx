import { type ClosingCheck, runChecks } from "@huvudbok/core/closing";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { IconLock, IconPrinter } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useRights } from "../../data/rights.ts";
import { LockYearDialog } from "../../parts/fiscal-year/lock-year-dialog.tsx";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { BookedTaxNotice } from "./booked-tax-notice.tsx";
import { CheckRow } from "./check-row.tsx";
import classes from "./closing.module.css";
import { focusNextCheck } from "./focus-next-check.ts";
import { keptText } from "./kept-text.ts";
import { useClosingBooks } from "./use-closing-books.ts";

/** /accounting/closing/helper: the checks of the year's closing, one after another, and the lock at its end. */
export function ClosingHelperPage() {
  const { company, fiscalYear: year } = useBooks();
  const { books, error, previousError } = useClosingBooks();
  const checks = useMemo(() => (books === undefined ? undefined : runChecks(books)), [books]);
  const { mayWrite, may } = useRights();
  const edit = useEdit({ untilKnown: true });
  const saving = useAction();
  const [isAsking, setIsAsking] = useState(false);
  if (books === undefined || checks === undefined) return <WaitingPage error={error} />;
  const next = checks.find(isOpen);
  const isDone =
    next === undefined &&
    !checks.some(({ finding, status }) => status === "Unknown" && finding === undefined);
  function lock({ id }: FiscalYear) {
    setIsAsking(false);
    const done = `Räkenskapsåret ${fiscalYearName(year)} är låst`;
    saving.run(() => edit(done, [{ kind: "accountSettings", put: [{ ...year, id, locked: true }] }]));
  }
  return (
    <PageFrame
      facts={`${fiscalYearName(year)}, ${countText(checks)}`}
      error={saving.error ?? (previousError && notFetchedError("Föregående räkenskapsår", previousError))}
      help={HELP}
      toolbar={[
        {
          label: "Lås året",
          icon: IconLock,
          access: "own",
          primary: isDone && !year.locked,
          disabled: !isDone || year.locked,
          onClick: () => setIsAsking(true),
        },
        {
          label: "Skriv ut",
          icon: IconPrinter,
          onClick: () => window.print(),
        },
      ]}
    >
      <ReadOnlyYearNotice year={year} />
      <ol ref={focusNextCheck} className={classes.checks} aria-label="Kontroller">
        {checks.map((check) => (
          <CheckRow
            key={check.id}
            books={books}
            check={check}
            isNext={check.id === next?.id}
            mayBook={mayWrite && !year.locked}
          />
        ))}
      </ol>
      <BookedTaxNotice books={books} checks={checks} />
      {isDone && !year.locked && (
        <Notice kind="ok" title="Året är färdigt att låsa">
          {may("own")
            ? "När bokslutet är klart låser du året, så att inget mer kan bokföras i det."
            : "När bokslutet är klart låser ägaren året, så att inget mer kan bokföras i det."}
        </Notice>
      )}
      <p>
        <WholeNumbers text={keptText(year, company.config.recipient.companyType)} />
      </p>
      <LockYearDialog
        year={isAsking ? year : undefined}
        onConfirm={lock}
        onCancel={() => setIsAsking(false)}
      />
    </PageFrame>
  );
}

function isOpen({ status }: ClosingCheck): boolean {
  return status === "Failed" || status === "Incomplete";
}

function countText(checks: readonly ClosingCheck[]): string {
  return `${checks.filter(({ status }) => status === "Passed").length} av ${checks.length} kontroller klara`;
}

const HELP = `Bokslutshjälpen går igenom årets bokföring, kontroll för kontroll. Det som ska bokföras öppnas ifyllt, och inget sparas förrän du registrerar det. Efteråt kommer du tillbaka hit.

- **Klart**: inget att göra.
- **Åtgärda**: knappen leder dit det rättas.
- **Kan inte fortsätta**: ett konto saknas i kontoplanen, och kontrollerna efter den väntar.
- **Inte kontrollerat**: det som behövs för kontrollen finns inte.

När allt är klart kan ägaren låsa året.`;
