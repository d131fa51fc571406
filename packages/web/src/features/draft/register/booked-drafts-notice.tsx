import { formatCounted } from "@huvudbok/core/money";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import type { SetAside } from "./use-set-aside.ts";

/** How many drafts may be booked already, or are set aside since they may (CT11). */
export function BookedDraftsNotice({ aside }: { readonly aside: SetAside }) {
  const { doubted, likeDrafts, isWithoutBooked, setWithoutBooked } = aside;
  if (doubted === 0) return null;
  const counted = formatCounted(doubted, "utkast", "utkast");
  const booked = doubted === 1 ? "bokfört" : "bokförda";
  // As after a conversion: nothing is booked, and two drafts are the same.
  const isOfDrafts = likeDrafts === doubted;
  if (isWithoutBooked) {
    return (
      <Notice
        kind="info"
        title={`${counted} som kan vara ${isOfDrafts ? "samma som ett annat" : booked} är inte med`}
        action={<Button onClick={() => setWithoutBooked(false)}>Ta med dem</Button>}
      >
        De ligger kvar bland utkasten.
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title={isOfDrafts ? `${counted} kan vara samma som ett annat` : `${counted} kan redan vara ${booked}`}
      action={<Button onClick={() => setWithoutBooked(true)}>Lägg åt sidan</Button>}
    >
      {isOfDrafts
        ? "Raderna säger vilket. Är det en och samma händelse blir pengarna bokförda två gånger."
        : "Raderna säger var. Registreras de blir pengarna bokförda en gång till."}
    </Notice>
  );
}
