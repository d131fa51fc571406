import { formatOre } from "../../money/index.ts";
import { assertNever } from "../../shared/index.ts";
import type { VatFollowing } from "./follow-vat-split.ts";
import type { VatParts } from "./split-entry-vat.ts";
import { vatSplitRefusalText } from "./vat-split-refusal.ts";

type Removed = Extract<VatFollowing, { kind: "removed" }>;
type Counted = Extract<VatFollowing, { kind: "counted" }>;

/** The text about VAT that followed its row; undefined when no visible change was made. */
export function vatFollowingText(following: VatFollowing): string | undefined {
  if (following.kind === "removed") return removedText(following);
  return following.kind === "counted" ? countedText(following) : undefined;
}

function removedText({ why, amount }: Removed): string {
  if (why.code === "row-removed") return "Momsen togs bort med raden";
  if (why.code === "vat-removed") {
    return amount === undefined
      ? "Radens moms är borttagen"
      : `Momsen är borttagen, och raden är ${formatOre(amount)} igen`;
  }
  return why.code === "no-table"
    ? "Momsen är borttagen, för momsen per konto är inte hämtad än: dela upp raden igen om ett ögonblick"
    : `Momsen är borttagen. ${vatSplitRefusalText(why)}`;
}

function countedText({ why, parts }: Counted): string | undefined {
  const { gross, amount, treatment } = parts;
  switch (why) {
    case "account":
      return `Momsen följer kontot: ${rateText(parts)}`;
    case "date":
      return `Momsen följer datumet: livsmedel har ${rateText(parts)}`;
    case "amount":
      return `Momsen är omräknad på ${formatOre(gross)}: ${rateText(parts)}`;
    case "vat-above":
      return `Momsen är mer än hela beloppet ${formatOre(gross)}, så raden blev ${formatOre(amount)}: rätta momsen`;
    case "vat":
      return treatment === "reverse"
        ? "Båda momsraderna är ändrade, så att de tar ut varandra"
        : `Raden är ändrad till ${formatOre(amount)}, så att den och momsen är ${formatOre(gross)} som förut`;
    case "same-vat":
      return undefined;
    default:
      return assertNever(why);
  }
}

/** '25 % på 2641'. */
function rateText({ rate, vatRows }: VatParts): string {
  return `${rate}\u00A0% på ${vatRows.map(({ accountId }) => accountId).join(" och ")}`;
}
