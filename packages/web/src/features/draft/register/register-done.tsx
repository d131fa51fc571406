import type { Transaction } from "@huvudbok/core/transaction";
import { IconInbox, IconListDetails } from "@tabler/icons-react";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { registeredText } from "./use-register-drafts.ts";

interface RegisterDoneProps {
  readonly transactions: readonly Transaction[];
  /** How many drafts are left. */
  readonly left: number;
}

/** What was registered, and where to go on. */
export function RegisterDone({ transactions, left }: RegisterDoneProps) {
  return (
    <EmptyState
      title={registeredText(transactions)}
      actions={
        <>
          <LinkButton variant="filled" to="/accounting/transaction" icon={IconListDetails}>
            Visa transaktionerna
          </LinkButton>
          <LinkButton to="/accounting/draft" icon={IconInbox}>
            Till utkasten
          </LinkButton>
        </>
      }
    >
      {left === 0 ? "Inga utkast är kvar." : `${left} utkast är kvar.`}
    </EmptyState>
  );
}
