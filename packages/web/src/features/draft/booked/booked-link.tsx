import { type BookingDoubt, isOfDraft } from "@huvudbok/core/categorisation";
import { TextLink } from "../../../ui/link/text-link.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { doubtText, isBooked } from "./doubt-text.ts";

interface BookedLinkProps {
  readonly doubt: BookingDoubt;
  readonly tabIndex?: 0 | -1 | undefined;
}

/** Why a draft's money may be booked twice, with a link to what is registered. */
export function BookedLink({ doubt, tabIndex }: BookedLinkProps) {
  const text = doubtText(doubt);
  if (!isBooked(doubt) || isOfDraft(doubt.booking)) return text;
  return (
    <TextLink isUnderlined to={transactionPath(doubt.booking)} tabIndex={tabIndex}>
      {text}
    </TextLink>
  );
}
