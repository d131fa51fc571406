import { type IsoDate, rangeWords } from "../../../calendar/index.ts";
import { fiscalYearName } from "../../../fiscal-year/index.ts";
import { assertNever } from "../../../shared/index.ts";
import { voucherNames } from "../../../transaction/index.ts";
import { untilText } from "../like-settlement-text.ts";
import type { VatOrigin } from "./vat-origin.ts";

/** What to do about the VAT that a period began with, as a sentence or two (VR4). */
export function vatOriginText(origin: VatOrigin, closedThrough: IsoDate | undefined): string {
  switch (origin.code) {
    case "period":
      return `Boka momsavräkningen för ${rangeWords(origin.period)}.`;
    case "returned": {
      const [asked, whole] = [origin.asked, origin.period].map(rangeWords);
      return `Dagarna i ${asked} ingår i momsdeklarationen för ${whole}, som är inlämnad: ${asked} redovisas inte för sig. Rättelser görs i ${whole}.`;
    }
    case "whole": {
      const [asked, whole] = [origin.asked, origin.period].map(rangeWords);
      const vouchers = voucherNames(origin.settlements);
      return `Dagarna i ${asked} ingår i ${whole}, som ${vouchers} har avräknat som helhet. Redovisas momsen för ${whole} är det rätt och ${asked} redovisas inte för sig. Redovisas varje period för sig: vänd ${vouchers} och bokför momsen för varje period, den tidigaste först.`;
    }
    case "late": {
      const period = `Momsavräkningen för ${rangeWords(origin.period)}`;
      return `${period} är bokförd först efter perioden: ${turnText(origin.through, closedThrough)}`;
    }
    case "joint": {
      const period = rangeWords(origin.period);
      return `${voucherNames(origin.settlements)} avräknar ${period} tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för ${period} ${untilText(origin.through, closedThrough)}`;
    }
    case "opening":
      return "Det är ingående balans. Är momsen bokförd i föregående år: importera ingående balans igen. Annars: boka momsavräkningen för perioden före.";
    case "opening-within":
      return `Det är ingående balans, och räkenskapsåret börjar mitt i ${rangeWords(origin.period)}: moms från dagarna före hör till samma momsdeklaration. Skapa räkenskapsåret före och bokför eller importera de dagarna, så redovisas hela perioden. Är den momsen redan redovisad: bokför momsavräkningen av ingående balansen för sig, daterad i perioden.`;
    case "late-opening": {
      return `Det är ingående balans, som ${voucherNames(origin.settlements)} har avräknat först efter perioden: ${turnText(origin.through, closedThrough)}`;
    }
    case "joint-opening":
      return `Det är ingående balans, som ${voucherNames(origin.settlements)} avräknar tillsammans med årets egen moms. Vänd den och bokför dem var för sig, ${untilText(origin.through, closedThrough)}`;
    case "year-before": {
      const { period, fiscalYear } = origin;
      const settle = `Det är ingående balans. Boka momsavräkningen för ${rangeWords(period)} i räkenskapsåret ${fiscalYearName(fiscalYear)}`;
      // From a locked year it opens in the one after it, which then has nothing to import (TR30).
      return fiscalYear.locked ? `${settle}.` : `${settle}, och importera sedan ingående balans igen.`;
    }
    case "stale-opening":
      return "Det är ingående balans, men momsen är avräknad i föregående år: importera ingående balans igen.";
    case "changed-opening":
      return "Det är ingående balans, men föregående år slutar med ett annat belopp på momskontona: importera ingående balans igen.";
    default:
      return assertNever(origin);
  }
}

/**
 * How a settlement that came too late is put right: it may be dated within the period as well (VR4), so that days which
 * are closed already stay so. Where all of them are closed the closed date has to be moved back first.
 */
function turnText(through: IsoDate, closedThrough: IsoDate | undefined): string {
  return `vänd den och bokför den igen, ${untilText(through, closedThrough)}`;
}
