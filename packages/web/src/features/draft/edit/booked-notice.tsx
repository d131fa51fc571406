import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { type BookedDoubt, doubtText, isBooked, namedBy } from "../booked/doubt-text.ts";

/** Says before a draft is registered that its money may be booked already, and by what (CT11). */
export function BookedNotice({ doubt }: { readonly doubt: BookingDoubt }) {
  if (!isBooked(doubt)) return null;
  const { name, path, isRegistered } = namedBy(doubt);
  return (
    <Notice
      kind="warning"
      title={isRegistered && doubt.kind === "booked" ? `Dubblett av ${name}` : doubtText(doubt)}
      action={<LinkButton to={path}>{isRegistered ? `Öppna ${name}` : "Öppna det andra"}</LinkButton>}
    >
      {adviceOn(doubt.kind)}
    </Notice>
  );
}

function adviceOn(kind: BookedDoubt["kind"]): string {
  if (kind === "moved") {
    return "Det är en överföring av samma belopp inom sju dagar. Registrera det bara om det är en annan.";
  }
  return kind === "alike"
    ? "Den har samma dag och text, och minst en likadan rad, men är ett annat utkast som är likadant. Registrera det här bara om det är en händelse till."
    : "Det har samma dag och text, och minst en likadan rad. Registrera det bara om det är en annan händelse.";
}
