import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { TextLink } from "../../../ui/link/text-link.tsx";
import { doubtText, isBooked, namedBy } from "./doubt-text.ts";

interface BookedLinkProps {
  readonly doubt: BookingDoubt;
  readonly tabIndex?: 0 | -1 | undefined;
}

/** Why a draft's money may be booked twice, with a link to what it may be booked as. */
export function BookedLink({ doubt, tabIndex }: BookedLinkProps) {
  const text = doubtText(doubt);
  if (!isBooked(doubt)) return text;
  return (
    <TextLink isUnderlined to={namedBy(doubt).path} tabIndex={tabIndex}>
      {text}
    </TextLink>
  );
}
