import { shownOrganizationNumber } from "@huvudbok/core/company";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { formatCounted } from "@huvudbok/core/money";
import { IconFileExport } from "@tabler/icons-react";
import { pushAddress } from "../../navigation/address.ts";
import { HandedOutNotice } from "../../parts/filing/handed-out-notice.tsx";
import { FactTable } from "../../parts/import/fact-table.tsx";
import classes from "../../parts/import/import.module.css";
import { StopButton } from "../../parts/import/stop-button.tsx";
import type { BooksToExport } from "../../parts/sie-export/books-to-export.ts";
import { useSieExport } from "../../parts/sie-export/use-sie-export.ts";
import { useMissing, usePageData } from "../../ui/loading/page-data.ts";
import { type PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { ExportLossList } from "./export-loss-list.tsx";
import { ExportResult } from "./export-result.tsx";
import { useBooksToExport } from "./use-books-to-export.ts";

/** A fiscal year as a file for the auditor, the tax adviser or another program. */
export function SieExportPage() {
  return useMissing() === undefined ? <YearToExport /> : <ExportFrame />;
}

function YearToExport() {
  return <ExportFrame books={useBooksToExport()} />;
}

/** `books` is undefined where the company has no fiscal year. */
function ExportFrame({ books }: { readonly books?: BooksToExport }) {
  const company = usePageData("company");
  const job = useSieExport();
  const { recipient } = company.config;
  const done = job.done?.fiscalYearId === books?.fiscalYear.id ? job.done : undefined;
  const missing = missingError(recipient.organizationNumber, books !== undefined, (to) => pushAddress(to));
  return (
    <PageFrame
      facts={books === undefined ? undefined : fiscalYearName(books.fiscalYear)}
      error={missing ?? job.error}
      state={job.progress === undefined ? "Default" : "Loading"}
      progress={
        job.progress && {
          share: job.progress.share,
          text: `${Math.round(job.progress.share * 100)} %: ${job.progress.text}`,
        }
      }
      controls={job.progress && <StopButton onStop={job.stop} />}
      toolbar={[
        {
          label: "Exportera",
          icon: IconFileExport,
          shortcut: "e",
          primary: true,
          disabled: missing !== undefined || books === undefined,
          onClick: () => books !== undefined && job.start(books, recipient),
        },
      ]}
    >
      <p className={classes.lead}>
        En SIE 4-fil med räkenskapsårets kontoplan, balanser och alla transaktioner, för revisorn, ett
        bokslutsprogram eller ett annat bokföringsprogram. Bifogade filer följer inte med i SIE 4. SIE 5, med
        bifogade filer och inventarier, kommer i en senare version.
      </p>
      {done !== undefined && <ExportResult done={done} />}
      {books !== undefined && done === undefined && (
        <FactTable
          title="Att exportera"
          facts={[
            {
              label: "Företag",
              value: [recipient.name, shownOrganizationNumber(recipient)]
                .filter((part) => part !== "")
                .join(", "),
            },
            { label: "Räkenskapsår", value: `${books.fiscalYear.from} – ${books.fiscalYear.to}` },
            {
              label: "Kontoplan",
              value: `${books.planName}, ${formatCounted(books.accounts.length, "konto", "konton")}`,
            },
            {
              label: "Transaktioner",
              value: formatCounted(books.transactions.size, "transaktion", "transaktioner"),
            },
          ]}
        />
      )}
      {books !== undefined && <ExportLossList company={recipient} books={books} />}
      {books !== undefined && <HandedOutNotice kind="sie4" period={books.fiscalYear} />}
    </PageFrame>
  );
}

/** What the file requires. */
function missingError(
  organizationNumber: string,
  hasYear: boolean,
  go: (to: string) => void,
): PageError | undefined {
  if (!hasYear) {
    return {
      title: "Kan inte exportera",
      message: "Räkenskapsår saknas",
      level: "warning",
      action: { label: "Skapa räkenskapsår", onClick: () => go("/accounting/fiscalYear/create") },
    };
  }
  if (organizationNumber.trim() !== "") return undefined;
  return {
    title: "Kan inte exportera",
    message: "Organisationsnummer saknas i företagsinställningar",
    level: "warning",
    action: { label: "Till företagsinställningar", onClick: () => go("/settings/company/edit") },
  };
}
