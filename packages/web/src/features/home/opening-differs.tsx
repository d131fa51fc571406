import { openingDifferences } from "@huvudbok/core/account-balance";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { Anchor } from "@mantine/core";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";
import { openingDifferenceText } from "../../parts/fiscal-year/opening-difference-text.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";

/**
 * Says that the opening balance differs: it is stored, so a change in the year before does not reach it by itself
 * (PG24).
 */
export function OpeningDiffers() {
  const previous = usePreviousFiscalYear();
  return previous === undefined ? null : <Differs previous={previous} />;
}

function Differs({ previous }: { readonly previous: FiscalYear }) {
  const opening = useDocument("accountBalance");
  const closing = useClosingOfYear(previous);
  if (closing.state !== "ready" || !isLoaded(opening.state)) return null;
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
