import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { Button } from "../../ui/button/button.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { useYearPage } from "./use-year-page.ts";

interface YearPageButtonProps {
  readonly year: FiscalYear;
  readonly to: string;
  readonly label: string;
}

/** Leads to a page of another fiscal year, which becomes the selected one. */
export function YearPageButton({ year, to, label }: YearPageButtonProps) {
  const { open, isRunning, error } = useYearPage();
  return (
    <>
      <Button disabled={isRunning} onClick={() => open(year, to)}>
        {label}
      </Button>
      {error !== undefined && <ErrorBox error={error} />}
    </>
  );
}
