import { useParams } from "@tanstack/react-router";
import { useDocument } from "../../data/use-document.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { useToday } from "../../ui/use-today.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { KeptEntry } from "./unfinished/kept-entry.tsx";

const HELP = `
Skriv **datum**, **text** och en rad per konto. Enter och Tab går vidare till nästa fält, Shift Enter tillbaka.

- I kontofältet räcker de första siffrorna, eller några bokstäver ur namnet. Enter tar det markerade förslaget.
- I beloppsfältet går det att räkna: \`1250*80%\`, \`100+25%\`, \`=99+49\`. Ett minus i debet blir kredit.
- Det grå beloppet är det som saknas för att det ska balansera. Enter eller Tab tar det, liksom \`=\`.
- **Ctrl M** delar upp momsen efter radens konto; en gång till tar nästa sats (25, 12, 6). Går det inte står det under raden varför.
- **Alt T** skriver en text på raden, **Alt A** en anteckning på hela transaktionen.
- **Ctrl D** kopierar raden ovanför, **Ctrl Delete** tar bort raden.
- **Alt R** hämtar konteringen som samma text fick senast. Det första beloppet du skriver fyller de andra raderna.
- **Ctrl Enter** registrerar och öppnar nästa med samma datum. **Ctrl Z** ångrar. **Esc** avbryter.

En registrerad transaktion ändras aldrig. Blev det fel finns *Vänd* på transaktionens sida.
`;

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
      help={HELP}
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
