import { type BookingDoubt, isOfDraft } from "@huvudbok/core/categorisation";
import { assertNever } from "@huvudbok/core/shared";

/** Why a draft's money may be booked twice, in a few words; empty for a duplicate, which its row says already. */
export function doubtText(doubt: BookingDoubt): string {
  switch (doubt.kind) {
    case "booked":
      return isOfDraft(doubt.booking)
        ? `Samma som ${bookingName(doubt)}`
        : `Redan bokförd: ${bookingName(doubt)}`;
    case "moved":
      return isOfDraft(doubt.booking)
        ? `Kan vara samma som ${bookingName(doubt)}`
        : `Kan redan vara bokförd: ${bookingName(doubt)}`;
    case "twin":
      return "";
    case "other-side":
      return "Den andra sidan är ett annat utkast";
    case "decided-otherwise":
      return "Det andra utkastet ska konteras";
    default:
      return assertNever(doubt);
  }
}

/** A doubt that names what is booked. */
export type BookedDoubt = Extract<BookingDoubt, { readonly kind: "booked" | "moved" }>;

export function isBooked(doubt: BookingDoubt | undefined): doubt is BookedDoubt {
  return doubt?.kind === "booked" || doubt?.kind === "moved";
}

/** "A 55". */
export function bookingName({ booking }: BookedDoubt): string {
  return isOfDraft(booking) ? "ett annat utkast" : `${booking.series} ${booking.number}`;
}
