import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";

/** A report before the year has a chart of accounts. */
export function NoPlan() {
  return (
    <EmptyState
      title="Kontoplan saknas"
      actions={
        <LinkButton to="/accounting/accountPlan/create" variant="filled">
          Skapa kontoplan
        </LinkButton>
      }
    >
      Rapporterna ordnas efter kontoplanen. Skapa en för räkenskapsåret först.
    </EmptyState>
  );
}

/** A report on a period without bookings; leads to the whole year when only a part of it is shown. */
export function NothingBooked({ onWholeYear }: { readonly onWholeYear: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Inget är bokfört i perioden"
      actions={
        <>
          <LinkButton to="/accounting/transaction/create" variant="filled">
            Registrera transaktion
          </LinkButton>
          {onWholeYear !== undefined && <Button onClick={onWholeYear}>Visa helår</Button>}
          <LinkButton to="/accounting/import/sie">Importera SIE</LinkButton>
        </>
      }
    >
      Rapporten räknas fram ur transaktionerna och den ingående balansen. Den fylls när något är registrerat.
    </EmptyState>
  );
}
