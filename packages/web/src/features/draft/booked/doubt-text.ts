import { type BookingDoubt, draftOfBooking, otherYearOf } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { assertNever } from "@huvudbok/core/shared";
import type { Transaction } from "@huvudbok/core/transaction";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { transactionInYear } from "../../../ui/link/linked-transaction.ts";
import { pathInYear } from "../../../ui/link/linked-year.ts";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { draftName } from "./draft-name.ts";

/** A doubt that names what is booked, or the draft that is the same: before one books such a draft one is asked. */
export type BookedDoubt = Exclude<BookingDoubt, { readonly kind: "other-side" | "decided-otherwise" }>;

export function isBooked(doubt: BookingDoubt | undefined): doubt is BookedDoubt {
  return doubt !== undefined && doubt.kind !== "other-side" && doubt.kind !== "decided-otherwise";
}

/** Why a draft's money may be booked twice, in a few words. */
export function doubtText(doubt: BookingDoubt): string {
  if (isBooked(doubt)) return bookedText(doubt);
  return doubt.kind === "other-side"
    ? "Den andra sidan är ett annat utkast"
    : "Det andra utkastet ska konteras";
}

function bookedText(doubt: BookedDoubt): string {
  const { name, isRegistered } = namedBy(doubt);
  switch (doubt.kind) {
    case "booked":
      return isRegistered ? `Redan bokförd: ${name}` : `Samma som ${name}`;
    case "alike":
      return `Kan redan vara bokförd: ${name}`;
    case "moved":
      return isRegistered ? `Kan redan vara bokförd: ${name}` : `Kan vara samma som ${name}`;
    case "twin":
      return `Samma som ${name}`;
    default:
      return assertNever(doubt);
  }
}

/** What a doubt names: "A 55", or "utkast Kaffe, 2026-01-05". */
interface Named {
  readonly name: string;
  readonly path: string;
  readonly isRegistered: boolean;
}

export function namedBy(doubt: BookedDoubt): Named {
  if (doubt.kind === "twin") return namedDraft(doubt.twin);
  const draft = draftOfBooking(doubt.booking);
  return draft === undefined
    ? namedTransaction(doubt.booking)
    : namedDraft(draft, otherYearOf(doubt.booking));
}

/** `year` is another one than the selected. */
function namedDraft(draft: Draft, year?: FiscalYear): Named {
  const [name, path] = [`utkast ${draftName(draft)}`, draftPath(draft.id)];
  if (year === undefined) return { name, path, isRegistered: false };
  return { name: `${name} (${fiscalYearName(year)})`, path: pathInYear(path, year), isRegistered: false };
}

function namedTransaction(booking: Transaction): Named {
  const year = otherYearOf(booking);
  if (year !== undefined) {
    const { name, to } = transactionInYear(booking, year);
    return { name, path: to, isRegistered: true };
  }
  return {
    name: `${booking.series} ${booking.number}`,
    path: transactionPath(booking),
    isRegistered: true,
  };
}
