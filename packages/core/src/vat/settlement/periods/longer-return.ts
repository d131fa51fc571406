import { coversDays, type DateRange, isSameRange } from "../../../calendar/index.ts";
import type { HandedOut } from "../../../filing/index.ts";

/**
 * The longer period whose handed-in return has the days of a period, which is not declared by itself then: a company may
 * have changed the kind of its period, or looks at the parts of one (VR21).
 */
export function longerReturn(period: DateRange, returns: readonly HandedOut[]): DateRange | undefined {
  const declared = returns
    .filter(({ kind, isDeclared }) => kind === "vat" && isDeclared)
    .map((each) => each.period);
  return declared.some((each) => isSameRange(each, period))
    ? undefined
    : declared.find((each) => coversDays([each], period));
}
