import { formatCounted } from "@huvudbok/core/money";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import type { SetAside } from "./use-set-aside.ts";

/** How many drafts may be booked already, or are set aside since they may (CT11). */
export function BookedDrafts({ aside }: { readonly aside: SetAside }) {
  const { doubted, isWithoutBooked, setWithoutBooked } = aside;
  if (doubted === 0) return null;
  const counted = formatCounted(doubted, "utkast", "utkast");
  if (isWithoutBooked) {
    return (
      <Notice
        kind="info"
        title={`${counted} som kan vara ${doubted === 1 ? "bokfört" : "bokförda"} är inte med`}
        action={<Button onClick={() => setWithoutBooked(false)}>Ta med dem</Button>}
      >
        De ligger kvar bland utkasten.
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title={`${counted} kan redan vara ${doubted === 1 ? "bokfört" : "bokförda"}`}
      action={<Button onClick={() => setWithoutBooked(true)}>Lägg åt sidan</Button>}
    >
      Raderna säger var. Registreras de blir pengarna bokförda en gång till.
    </Notice>
  );
}
