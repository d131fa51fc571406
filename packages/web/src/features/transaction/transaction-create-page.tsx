import { useParams } from "@tanstack/react-router";
import { useDocument } from "../../data/use-document.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { useToday } from "../../ui/use-today.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { KeptEntry } from "./unfinished/kept-entry.tsx";

/** /accounting/transaction/create/{mode?}: registers a transaction. */
export function TransactionCreatePage() {
  const { mode } = useParams({ strict: false });
  const books = useRequiredBooks();
  const plan = useDocument("accountPlan");
  const transactions = useDocument("transactions");
  const settings = useDocument("accountSettings");
  const user = useUserSettings();
  const today = useToday();
  const isLoading = [plan, transactions, settings].some(({ state }) => state === "Initializing");
  if (books === undefined || isLoading || user.state === "Initializing") {
    const error = plan.error ?? transactions.error ?? settings.error;
    return <WaitingPage title="Ny transaktion" error={error} />;
  }
  return (
    <KeptEntry
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
