import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { selectBooks } from "../../data/company/selected-company.ts";
import { useToast } from "../../ui/label/toast.tsx";

interface ImportedBooks {
  readonly name: string;
  readonly companyId: number;
  readonly fiscalYearId: FiscalYearId;
}

/** Selects what has been imported. A person who has opened other books meanwhile only gets a notice. */
export function useOpenImported(): (books: ImportedBooks, isHere: () => boolean) => Promise<void> {
  const toast = useToast();
  return async ({ name, companyId, fiscalYearId }, isHere) => {
    const open = () => selectBooks(companyId, fiscalYearId);
    if (isHere()) await open();
    else {
      toast({
        text: `${name} är importerat`,
        // A choice that cannot be saved is not made; the books can be selected again.
        actions: [{ label: "Öppna", onClick: () => void open().catch(() => undefined) }],
      });
    }
  };
}
