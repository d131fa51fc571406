import { formatCounted } from "../money/index.ts";
import { type AccountReset, resetAccount, resetChanges, type Unticked } from "./reset-plan.ts";

/** So many accounts are named in a sentence; the rest is counted. */
const NAMED = 10;

type SruOutcome = "changed" | "lost" | "kept" | "lacking";

/**
 * What a reset does to the SRU codes of the accounts that both charts have (AP15): names and VAT boxes decide which of them
 * get the new chart's, so that a code may change, go, or stay though the new chart has another.
 */
export function resetSruTexts(resets: readonly AccountReset[], unticked: Unticked): string[] {
  const taken = new Set<number>(resetChanges(resets, unticked).put.map(({ id }) => id));
  const found = resets.flatMap((reset) => {
    const outcome = sruOutcome(reset, taken);
    return outcome === undefined ? [] : [{ account: resetAccount(reset).id, outcome }];
  });
  return OUTCOMES.flatMap(([outcome, one, many]) => {
    const accounts = found.filter((each) => each.outcome === outcome).map(({ account }) => account);
    if (accounts.length === 0) return [];
    const more = accounts.length - NAMED;
    const named = accounts.slice(0, NAMED).join(", ");
    return [`${formatCounted(accounts.length, one, many)}: ${named}${more > 0 ? ` och ${more} till` : ""}.`];
  });
}

function sruOutcome(reset: AccountReset, taken: ReadonlySet<number>): SruOutcome | undefined {
  if (reset.action !== "none" && reset.action !== "updateProperties") return undefined;
  const { current, next } = reset;
  if (current.sru === next.sru) return undefined;
  if (!taken.has(current.id)) return current.sru === undefined ? "lacking" : "kept";
  // An account without a code that gets one has lost nothing.
  if (current.sru === undefined) return undefined;
  return next.sru === undefined ? "lost" : "changed";
}

const OUTCOMES: readonly (readonly [SruOutcome, string, string])[] = [
  ["changed", "konto får ett annat SRU-nummer", "konton får ett annat SRU-nummer"],
  ["lost", "konto blir av med sitt SRU-nummer", "konton blir av med sitt SRU-nummer"],
  [
    "kept",
    "konto behåller sitt SRU-nummer, fast den nya kontoplanen har ett annat eller inget",
    "konton behåller sitt SRU-nummer, fast den nya kontoplanen har ett annat eller inget",
  ],
  [
    "lacking",
    "konto är fortfarande utan SRU-nummer, fast den nya kontoplanen har ett",
    "konton är fortfarande utan SRU-nummer, fast den nya kontoplanen har ett",
  ],
];
