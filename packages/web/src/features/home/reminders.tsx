import { openingDifferences } from "@huvudbok/core/account-balance";
import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { Anchor } from "@mantine/core";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { useClosingOfYear } from "../../ui/closing-of-year.ts";
import { isKnown } from "../../ui/is-known.ts";
import { openingDifferenceText } from "../../ui/opening-difference-text.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useToday } from "../../ui/use-today.ts";
import { listText, missingDetails } from "./missing-details.ts";

/** What is not as it should be: company details that are missing, and an opening that differs from the closing. */
export function Reminders({ company }: { readonly company: Company }) {
  const previous = usePreviousFiscalYear();
  return (
    <>
      <MissingDetails company={company} />
      {previous !== undefined && <OpeningDiffers previous={previous} />}
    </>
  );
}

function MissingDetails({ company }: { readonly company: Company }) {
  const today = useToday();
  const missing = missingDetails(company.config.recipient, today);
  if (missing.length === 0) return null;
  return (
    <Notice
      kind="info"
      title="Företagsuppgifterna är inte fullständiga"
      action={
        <Anchor component={PageLink} to="/settings/company/edit">
          Fyll i uppgifter
        </Anchor>
      }
    >
      {`Det saknas giltiga uppgifter om ${listText(missing)}.`}
    </Notice>
  );
}

/** Clarification B3: the opening balance is stored, so a change in the year before does not reach it by itself. */
function OpeningDiffers({ previous }: { readonly previous: FiscalYear }) {
  const opening = useDocument("accountBalance");
  const closing = useClosingOfYear(previous);
  if (closing.state !== "ready" || !isKnown(opening.state)) return null;
  const differences = openingDifferences([...opening.items.values()], closing.balances).length;
  if (differences === 0) return null;
  return (
    <Notice
      kind="warning"
      title={openingDifferenceText(differences)}
      action={
        <Anchor component={PageLink} to="/accounting/accountBalance">
          Till ingående balans
        </Anchor>
      }
    />
  );
}
