import { CONFLICT_TEXT } from "../../data/api/api-failure.ts";
import { useSyncStatus } from "../../data/sync-status.ts";
import { Button } from "../../ui/button/button.tsx";
import { isFocusFree } from "../../ui/form/is-focus-free.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { useOtherCompanyName } from "./use-other-company-name.ts";

/**
 * Changes that the server has refused, mostly because somebody else has changed the same thing: what happened, what is
 * stored, and what can be done. They remain until they are given up, or saved over the present state.
 */
export function RefusedNotice() {
  const sync = useSyncStatus();
  const nameOf = useOtherCompanyName();
  return (
    <>
      {sync.refused.map(({ id, companyId, label, message, isOfEarlierVisit }) => (
        <Notice
          key={id}
          kind="warning"
          title={isOfEarlierVisit && message === CONFLICT_TEXT ? MET_TEXT : message}
          action={
            <>
              {!isOfEarlierVisit && <Button onClick={() => window.location.reload()}>Ladda om</Button>}
              <Button variant="subtle" onClick={() => void sync.discard(id).then(focusHeading)}>
                Kasta ändringen
              </Button>
            </>
          }
        >
          {keptText(label, nameOf(companyId))}
        </Notice>
      ))}
    </>
  );
}

/** What is said of a conflict when the page shows what the other person has saved. */
const MET_TEXT = "Någon annan hade ändrat samma sak, och det är deras ändring som syns här.";

/** What was attempted, by the name that its page gave it when it was done there, and in which company. */
function keptText(label: string | undefined, company: string | undefined): string {
  if (label === undefined) return `Det du skrev${company === undefined ? "" : ` i ${company}`} är kvar.`;
  return `Inte sparat, men kvar. Gäller: ${label}${company === undefined ? "" : `, i ${company}`}.`;
}

/** The button that was pressed is gone with its notice. */
function focusHeading(): void {
  if (isFocusFree()) document.querySelector<HTMLElement>("#page h1")?.focus();
}
