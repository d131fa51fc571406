import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { FatesNotice } from "../fate/fates-notice.tsx";
import type { Registering } from "./use-register-drafts.ts";
import type { useSeenDrafts } from "./use-seen-drafts.ts";

interface OvertakenReviewProps {
  readonly registering: Pick<Registering, "isOvertaken" | "startOver">;
  readonly followed: ReturnType<typeof useSeenDrafts>;
}

/** What somebody else has done with the drafts under review, and how to go on with those that are left (DR16). */
export function OvertakenReview({ registering, followed }: OvertakenReviewProps) {
  const { fates, seeAnew } = followed;
  // Not all of them can be registered: how many can, the button beside says.
  const isAnyLeft = fates.some(({ kind }) => kind === "left" || kind === "changed");
  const goOn = () => {
    registering.startOver();
    seeAnew();
  };
  return (
    <FatesNotice
      title={registering.isOvertaken ? "Inget är registrerat" : undefined}
      fates={fates}
      advice="Se hur det ser ut nu och gå vidare, innan du registrerar:"
      action={
        isAnyLeft ? (
          <Button onClick={goOn}>Gå vidare med det som är kvar</Button>
        ) : (
          <LinkButton to="/accounting/transaction">Visa transaktionerna</LinkButton>
        )
      }
    />
  );
}
