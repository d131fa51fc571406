import { useCompanies } from "../data/company/company-list.ts";
import { useCompany } from "../data/company/selected-company.ts";
import { useSyncStatus } from "../data/sync-status.ts";
import { Button } from "../ui/button/button.tsx";
import { isFocusFree } from "../ui/form/is-focus-free.ts";
import { Notice } from "../ui/page-frame/notice.tsx";
import { UnreadableNotice } from "./unreadable-notice.tsx";

/**
 * Changes that the server has refused, mostly because somebody else has changed the same thing: what happened, what is
 * stored, and what can be done. They remain until they are given up, or saved over the present state.
 */
export function UnsavedNotice() {
  const sync = useSyncStatus();
  const { companies } = useCompanies();
  const selected = useCompany();
  /** The name of another company than the selected one. */
  const whereOf = (companyId: number) =>
    companyId === selected?.id
      ? undefined
      : companies.find(({ id }) => id === companyId)?.config.recipient.name;
  return (
    <>
      <UnreadableNotice sync={sync} />
      {sync.isOnlyHere && (
        <Notice kind="warning" title="Det som väntar finns bara i den här fliken">
          Webbläsaren har slut på plats eller sparar inget, som i ett privat fönster. Stäng inte fliken innan
          det är skickat till servern.
        </Notice>
      )}
      {sync.refused.map(({ id, companyId, label, message }) => (
        <Notice
          key={id}
          kind="warning"
          title={message}
          action={
            <>
              <Button onClick={() => window.location.reload()}>Ladda om</Button>
              <Button variant="subtle" onClick={() => void sync.discard(id).then(focusHeading)}>
                Kasta ändringen
              </Button>
            </>
          }
        >
          {keptText(label, whereOf(companyId))}
        </Notice>
      ))}
    </>
  );
}

/** What was attempted, by the name that its page gave it when it was done there, and in which company. */
function keptText(label: string | undefined, company: string | undefined): string {
  if (label === undefined) return `Det du skrev${company === undefined ? "" : ` i ${company}`} är kvar.`;
  return `Inte sparat, men kvar. Gäller: ${label}${company === undefined ? "" : `, i ${company}`}.`;
}

/** The button that was pressed is gone with its notice. */
function focusHeading(): void {
  if (isFocusFree()) document.querySelector<HTMLElement>("#page h1")?.focus();
}
