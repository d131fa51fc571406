import { type CompanyType, isHousehold } from "@huvudbok/core/company";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";

/** Shown for books that are ready and still empty. */
export function FirstTransaction({ companyType }: { readonly companyType: CompanyType }) {
  return (
    <EmptyState
      title="Allt är klart att bokföra"
      actions={
        <>
          <LinkButton to="/accounting/transaction/create" variant="filled">
            Registrera första transaktionen
          </LinkButton>
          <LinkButton to="/accounting/accountBalance">Ingående balans</LinkButton>
        </>
      }
    >
      {isHousehold(companyType)
        ? "Registrera det första köpet eller den första inkomsten. Fanns det pengar eller lån när året började fyller du i dem som ingående balans."
        : "Registrera den första transaktionen, eller fyll i vad som fanns på kontona när året började."}
    </EmptyState>
  );
}
