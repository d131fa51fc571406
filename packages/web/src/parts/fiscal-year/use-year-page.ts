import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { switchFiscalYear } from "../../data/fiscal-years.ts";
import { pushAddress } from "../../navigation/address.ts";
import { type Action, useAction } from "../../ui/form/use-action.ts";

/** Leads to a page of another fiscal year, which becomes the selected one. */
export function useYearPage(): Pick<Action, "isRunning" | "error"> & {
  readonly open: (year: FiscalYear, to: string) => void;
} {
  const { run, isRunning, error } = useAction();
  const open = (year: FiscalYear, to: string) =>
    run(async (isHere) => {
      await switchFiscalYear(year.id);
      if (isHere()) pushAddress(to);
    });
  return { open, isRunning, error };
}
