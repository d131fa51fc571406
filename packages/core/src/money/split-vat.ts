import { invariant } from "../shared/index.ts";
import { negateOre, type Ore, sumOre } from "./ore.ts";
import { shareOfOre } from "./share-of-ore.ts";

/** An amount with VAT split in two parts, which always add up to the gross. */
export interface VatSplit {
  readonly net: Ore;
  readonly vat: Ore;
}

/**
 * Splits an amount that includes VAT: net = gross x 100 / (100 + rate), VAT is the rest. The rate is percent with at
 * most two decimals (25, 12, 6, 25.5), not negative.
 */
export function splitVat(gross: Ore, ratePercent: number): VatSplit {
  const rateHundredths = Math.round(ratePercent * 100);
  invariant(
    rateHundredths >= 0 && Math.abs(rateHundredths / 100 - ratePercent) < 1e-9,
    `not a VAT rate: ${ratePercent}`,
  );
  const net = shareOfOre(gross, 10_000, 10_000 + rateHundredths);
  return { net, vat: sumOre([gross, negateOre(net)]) };
}
