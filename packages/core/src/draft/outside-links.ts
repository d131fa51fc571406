import type { FiscalYearId } from "../fiscal-year/index.ts";
import { type Transaction, type TransactionLink, transactionId } from "../transaction/index.ts";

/** A link between a correction and what it corrects, of which only one end would become a draft. */
export interface OutsideLink {
  readonly converted: Pick<Transaction, "series" | "number">;
  readonly isCorrection: boolean;
  /** The end that stays: locked in the same fiscal year, or in another one. */
  readonly staying: TransactionLink;
  readonly isOtherYear: boolean;
}

/**
 * The links of transactions of a fiscal year that lead out of them. A draft has no links, so what stays would no longer say
 * that it is corrected, though its reversal comes back to the books, and could be corrected once more (CH9).
 */
export function outsideLinks(
  converted: readonly Transaction[],
  fiscalYearId: FiscalYearId,
): readonly OutsideLink[] {
  const own = new Set(converted.map(({ series, number }) => transactionId(series, number)));
  const isOutside = (link: TransactionLink) =>
    link.fiscalYearId !== fiscalYearId || !own.has(transactionId(link.series, link.number));
  return converted.flatMap(({ series, number, corrects, correctedBy }) =>
    [
      { staying: corrects, isCorrection: true },
      { staying: correctedBy, isCorrection: false },
    ].flatMap(({ staying, isCorrection }): OutsideLink[] =>
      staying === undefined || !isOutside(staying)
        ? []
        : [
            {
              converted: { series, number },
              isCorrection,
              staying,
              isOtherYear: staying.fiscalYearId !== fiscalYearId,
            },
          ],
    ),
  );
}

/** More of them are counted. */
const MOST_NAMED = 5;

/** Why transactions with such links do not become drafts, with the links. */
export function outsideLinksText(links: readonly OutsideLink[]): string {
  const named = links.slice(0, MOST_NAMED).map(linkText).join(", ");
  const more = links.length > MOST_NAMED ? ` och ${links.length - MOST_NAMED} till` : "";
  return `Ett utkast har ingen koppling till det som det rättar eller rättas av. Därför kan inget konverteras så länge det andra ledet blir kvar i böckerna: ${named}${more}.`;
}

function linkText({ converted, isCorrection, staying, isOtherYear }: OutsideLink): string {
  const verb = isCorrection ? "rättar" : "är rättad av";
  const where = isOtherYear ? "i ett annat räkenskapsår" : "som är låst";
  return `${converted.series} ${converted.number} ${verb} ${staying.series} ${staying.number} ${where}`;
}
