import { useFiscalYears } from "../data/fiscal-years.ts";
import { ErrorBox } from "../ui/page-frame/error-box.tsx";
import { loadErrorOf } from "../ui/page-frame/error-level.ts";

/**
 * Without the fiscal years no page of a company can show anything, so the failure is shown here once for all of them.
 */
export function YearsFailure() {
  const { state, error } = useFiscalYears();
  if (state !== "error" || error === undefined) return null;
  return <ErrorBox error={loadErrorOf(error)} />;
}
