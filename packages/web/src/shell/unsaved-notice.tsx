import { CONFLICT_TEXT } from "../data/api/api-failure.ts";
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
      {sync.isOnlyHere && sync.waiting > 0 && (
        <Notice kind="warning" title="Det som väntar finns bara i den här fliken">
          Webbläsaren har slut på plats, sparar inget, eller så är ändringen för stor för att sparas här.
          Stäng inte fliken innan det är skickat.
        </Notice>
      )}
      {sync.uncertain.map(({ id, companyId, label, isWaitedFor }) => (
        <Notice
          key={id}
          kind="warning"
          title="Servern har inte svarat"
          action={
            <>
              <Button onClick={() => void sync.retry()}>Försök igen</Button>
              {isWaitedFor && (
                <Button variant="subtle" onClick={() => sync.stopWaiting(id)}>
                  Sluta vänta
                </Button>
              )}
            </>
          }
        >
          {uncertainText(label, whereOf(companyId), isWaitedFor)}
        </Notice>
      ))}
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
          {keptText(label, whereOf(companyId))}
        </Notice>
      ))}
    </>
  );
}

/** What is said of a conflict when the page shows what the other person has saved. */
const MET_TEXT = "Någon annan hade ändrat samma sak, och det är deras ändring som syns här.";

/** What may be done or not, and what happens with it. */
function uncertainText(label: string | undefined, company: string | undefined, isWaitedFor: boolean): string {
  const what = `${label ?? "en ändring"}${company === undefined ? "" : `, i ${company}`}`;
  const next = isWaitedFor ? "Det skickas igen" : "Det kontrolleras när servern svarar";
  return `Det är inte känt om detta är sparat: ${what}. ${next}, och sparas bara en gång.`;
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
