import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { switchFiscalYear } from "../../data/fiscal-years.ts";
import { pushAddress } from "../../navigation/address.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";

interface YearPageButtonProps {
  readonly year: FiscalYear;
  readonly to: string;
  readonly label: string;
}

/** Leads to a page of another fiscal year, which becomes the selected one. */
export function YearPageButton({ year, to, label }: YearPageButtonProps) {
  const opening = useAction();
  const open = () =>
    opening.run(async (isHere) => {
      await switchFiscalYear(year.id);
      if (isHere()) pushAddress(to);
    });
  return (
    <>
      <Button disabled={opening.isRunning} onClick={open}>
        {label}
      </Button>
      {opening.error !== undefined && <ErrorBox error={opening.error} />}
    </>
  );
}
