import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { selectCompany } from "../../data/companies.ts";
import { selectFiscalYear } from "../../data/fiscal-years.ts";
import { useToast } from "../../ui/toast.tsx";

interface ImportedBooks {
  readonly name: string;
  readonly companyId: number;
  readonly fiscalYearId: FiscalYearId;
}

/** Works with what has been imported. Who has gone to work with other books meanwhile is only told of it. */
export function useOpenImported(): (books: ImportedBooks, isHere: () => boolean) => Promise<void> {
  const toast = useToast();
  return async ({ name, companyId, fiscalYearId }, isHere) => {
    const open = () => {
      selectCompany(companyId);
      return selectFiscalYear(fiscalYearId);
    };
    if (isHere()) await open();
    else {
      toast({
        text: `${name} är importerat`,
        // A choice that cannot be saved is none, and the books can be chosen again.
        action: { label: "Öppna", onClick: () => void open().catch(() => undefined) },
      });
    }
  };
}
