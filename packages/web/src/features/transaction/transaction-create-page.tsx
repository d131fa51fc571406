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
  const user = useUserSettings();
  const today = useToday();
  if (books.fiscalYear.locked) {
    return (
      <PageFrame>
        <LockedYearNotice year={books.fiscalYear} />
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
