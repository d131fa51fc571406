import { useSyncStatus } from "../../data/sync-status.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { useOtherCompanyName } from "./use-other-company-name.ts";

/**
 * Changes that the server has not answered about: it may be silent, so nothing of this is fetched from it. They remain
 * until it is known what became of them.
 */
export function UncertainNotice() {
  const sync = useSyncStatus();
  const nameOf = useOtherCompanyName();
  return (
    <>
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
          {uncertainText(label, nameOf(companyId), isWaitedFor)}
        </Notice>
      ))}
    </>
  );
}

/** What may be done or not, and what happens with it. */
function uncertainText(label: string | undefined, company: string | undefined, isWaitedFor: boolean): string {
  const what = `${label ?? "en ändring"}${company === undefined ? "" : `, i ${company}`}`;
  const next = isWaitedFor ? "Det skickas igen" : "Det kontrolleras när servern svarar";
  return `Det är inte känt om detta är sparat: ${what}. ${next}, och sparas bara en gång.`;
}
