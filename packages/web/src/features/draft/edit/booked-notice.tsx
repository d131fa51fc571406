import type { IsoDate } from "@huvudbok/core/calendar";
import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { type BookedDoubt, doubtText, isBooked, namedBy } from "../booked/doubt-text.ts";

interface BookedNoticeProps {
  readonly doubt: BookingDoubt;
  /** What stands in the form. */
  readonly event: { readonly date?: IsoDate | undefined; readonly text: string };
}

/** Says before a draft is registered that its money may be booked already, and by what (CT11). */
export function BookedNotice({ doubt, event }: BookedNoticeProps) {
  if (!isBooked(doubt)) return null;
  const { name, path, isRegistered } = namedBy(doubt);
  const isReplaced = isReplacement(doubt, event);
  return (
    <Notice
      kind="warning"
      title={
        isRegistered && doubt.kind === "booked" && !isReplaced ? `Dubblett av ${name}` : doubtText(doubt)
      }
      action={<LinkButton to={path}>{isRegistered ? `Öppna ${name}` : "Öppna det andra"}</LinkButton>}
    >
      {isReplaced
        ? `Det som hade samma dag och text är rättat, och ${name} är det som gäller. Registrera utkastet bara om det är en annan händelse.`
        : adviceOn(doubt.kind)}
    </Notice>
  );
}

/** Whether what is told has replaced what the draft is like: it may have another day, text and rows (CT11). */
function isReplacement(doubt: BookedDoubt, { date, text }: BookedNoticeProps["event"]): boolean {
  if (doubt.kind === "twin" || doubt.kind === "moved" || doubt.booking.corrects === undefined) return false;
  return doubt.booking.date !== date || doubt.booking.text.trim() !== text.trim();
}

function adviceOn(kind: BookedDoubt["kind"]): string {
  if (kind === "moved") {
    return "Det är en överföring av samma belopp inom sju dagar. Registrera det bara om det är en annan.";
  }
  return kind === "alike"
    ? "Den har samma dag och text, och minst en likadan rad, men är ett annat utkast som är likadant. Registrera det här bara om det är en händelse till."
    : "Det har samma dag och text, och minst en likadan rad. Registrera det bara om det är en annan händelse.";
}
