import { useFiscalYears } from "../data/fiscal-years.ts";
import { ErrorBox } from "../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../ui/page-frame/error-level.ts";

/**
 * Without the fiscal years no page of a company can show anything, so the failure is shown here once for all of them.
 */
export function YearsFailure() {
  const { state, error } = useFiscalYears();
  if (state !== "error" || error === undefined) return null;
  return (
    <ErrorBox
      error={{
        ...pageErrorOf(error),
        action: { label: "Ladda om sidan", onClick: () => window.location.reload() },
      }}
    />
  );
}
