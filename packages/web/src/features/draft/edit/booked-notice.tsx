import { type BookingDoubt, isOfDraft } from "@huvudbok/core/categorisation";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { bookingName, doubtText, isBooked } from "../booked/doubt-text.ts";

/** Says before a draft is registered that its money may be booked already, and by what (CT11). */
export function BookedNotice({ doubt }: { readonly doubt: BookingDoubt }) {
  if (!isBooked(doubt)) return null;
  const { booking, kind } = doubt;
  const isRegistered = !isOfDraft(booking);
  return (
    <Notice
      kind="warning"
      title={isRegistered && kind === "booked" ? `Dubblett av ${bookingName(doubt)}` : doubtText(doubt)}
      action={
        isRegistered && <LinkButton to={transactionPath(booking)}>{`Öppna ${bookingName(doubt)}`}</LinkButton>
      }
    >
      {kind === "booked"
        ? "Det har samma dag och text, och minst en likadan rad. Registrera det bara om det är en annan händelse."
        : "Det är en överföring av samma belopp inom sju dagar. Registrera det bara om det är en annan."}
    </Notice>
  );
}
