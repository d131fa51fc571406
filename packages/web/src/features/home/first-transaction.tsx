import { type CompanyType, isHousehold } from "@huvudbok/core/company";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";

export interface FirstTransactionProps {
  readonly companyType: CompanyType;
  /** The year began with something on its accounts, and nobody is asked for it. */
  readonly isOpened: boolean;
}

/** Shown for books that are ready and still without transactions. */
export function FirstTransaction({ companyType, isOpened }: FirstTransactionProps) {
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
      {textOf(isHousehold(companyType), isOpened)}
    </EmptyState>
  );
}

function textOf(isHome: boolean, isOpened: boolean): string {
  if (isOpened) return "Året har sin ingående balans. Registrera den första transaktionen.";
  return isHome
    ? "Registrera det första köpet eller den första inkomsten. Fanns det pengar eller lån när året började fyller du i dem som ingående balans."
    : "Registrera den första transaktionen, eller fyll i vad som fanns på kontona när året började.";
}
