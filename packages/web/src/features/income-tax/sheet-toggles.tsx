import { Checkbox } from "@mantine/core";
import report from "../../parts/report/report.module.css";
import { useQueryState } from "../../ui/link/query-state.ts";

/** What of the table is shown; stored in the address. */
export interface SheetChoice {
  readonly hidesEmpty: boolean;
  readonly showsDetails: boolean;
  readonly set: (choice: Readonly<Record<string, string | undefined>>) => void;
}

export function useSheetChoice(): SheetChoice {
  const [get, set] = useQueryState();
  return { hidesEmpty: get("empty") !== "1", showsDetails: get("details") === "1", set };
}

/** 'Dölj tomma rader', on from the start, and 'Visa detaljer'. */
export function SheetToggles({ choice }: { readonly choice: SheetChoice }) {
  return (
    <search className={report.filters} aria-label="Urval">
      <Checkbox
        label="Dölj tomma rader"
        checked={choice.hidesEmpty}
        onChange={({ currentTarget: { checked } }) => choice.set({ empty: checked ? undefined : "1" })}
      />
      <Checkbox
        label="Visa detaljer"
        checked={choice.showsDetails}
        onChange={({ currentTarget: { checked } }) => choice.set({ details: checked ? "1" : undefined })}
      />
    </search>
  );
}
