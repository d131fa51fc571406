import { reversalYear } from "@huvudbok/core/transaction";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useParams } from "../../navigation/use-address.ts";
import { UnfinishedEntry } from "../../parts/entry/unfinished/unfinished-entry.tsx";
import { LockedYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { useToday } from "../../ui/date/use-today.ts";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";

/** /accounting/transaction/create/{mode?}: registers a transaction; in a locked year it says why none can be. */
export function TransactionCreatePage() {
  const mode = useParams()["mode"]?.toLowerCase();
  const books = useBooks();
  const plan = usePageData("accountPlan");
  const transactions = usePageData("transactions");
  const settings = usePageData("accountSettings");
  const { years } = useFiscalYears();
  const user = useUserSettings();
  const today = useToday();
  if (books.fiscalYear.locked) {
    // What a page of the year has prepared is of the year that goes on with it, not of the latest (TR30).
    const next = reversalYear(years, books.fiscalYear.id, settings.head?.closedThrough);
    return (
      <PageFrame>
        <LockedYearNotice year={books.fiscalYear} to={mode === "template" ? next : undefined} />
      </PageFrame>
    );
  }
  return (
    <UnfinishedEntry
      // Another company, year or address is another form.
      key={`${books.company.id}-${books.fiscalYear.id}-${mode ?? ""}`}
      companyId={books.company.id}
      start={{
        year: books.fiscalYear,
        closedThrough: settings.head?.closedThrough,
        registered: transactions.items,
        today,
        storedMode: user.settings.currentTransactionEditMode,
        companyType: books.company.config.recipient.companyType,
        addressMode: mode,
      }}
      accounts={plan.items}
    />
  );
}
