import { formatOre, negateOre, type Ore, sumOre } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import type { IncomeTaxReport } from "./income-tax-report.ts";
import type { OtherField } from "./place-balances.ts";

/** Something about the books that a person should know before filing; the return is made all the same. */
export type ReturnNotice =
  | { readonly code: "result-not-booked"; readonly result: Ore }
  | { readonly code: "result-differs"; readonly booked: Ore; readonly result: Ore }
  | { readonly code: "unbalanced"; readonly difference: Ore }
  | ({ readonly code: "other-field" } & OtherField);

/** What a person should know of a return. */
export function returnNotices(report: IncomeTaxReport): readonly ReturnNotice[] {
  const { result, bookedResult, balanceDifference, otherFields } = report;
  const unbooked = sumOre([result.total, negateOre(bookedResult)]);
  const notices: ReturnNotice[] = [];
  if (unbooked !== 0) {
    notices.push(
      bookedResult === 0
        ? { code: "result-not-booked", result: result.total }
        : { code: "result-differs", booked: bookedResult, result: result.total },
    );
  }
  if (balanceDifference !== 0) notices.push({ code: "unbalanced", difference: balanceDifference });
  return [...notices, ...otherFields.map((other) => ({ code: "other-field", ...other }) as const)];
}

/** What the page says of it, in Swedish. */
export function returnNoticeText(notice: ReturnNotice): string {
  switch (notice.code) {
    case "result-not-booked":
      return `Årets resultat ${formatOre(notice.result)} är inte bokfört på konto 8999 än. Det är medräknat i eget kapital.`;
    case "result-differs":
      return `På konto 8999 är ${formatOre(notice.booked)} bokfört som årets resultat, men resultaträkningen ger ${formatOre(notice.result)}.`;
    case "unbalanced":
      return `Tillgångarna skiljer sig från eget kapital och skulder med ${formatOre(notice.difference)}.`;
    case "other-field":
      return `Konto ${notice.accountNo} har SRU-nummer ${notice.sru} i kontoplanen. Enligt blanketten hör det till ${notice.expected.join(" eller ")}.`;
    default:
      return assertNever(notice);
  }
}
