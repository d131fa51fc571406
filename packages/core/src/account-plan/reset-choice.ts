import { assertNever } from "../shared/index.ts";

/** Where a structure or a chart is taken from: nowhere, a template by its id, or another fiscal year by its id. */
export type ResetSource =
  | { readonly from: "nothing" }
  | { readonly from: "template"; readonly id: string | undefined }
  | { readonly from: "year"; readonly id: string | undefined };

/** What a person has chosen to reset. */
export interface ResetChoice {
  readonly structure: ResetSource;
  readonly chart: ResetSource;
}

export type ResetField = keyof ResetChoice;

export type ResetChoiceError =
  | { readonly code: "structure-missing"; readonly field: "structure" }
  | { readonly code: "chart-missing"; readonly field: "chart" }
  | { readonly code: "year-missing"; readonly field: ResetField }
  | { readonly code: "nothing-chosen"; readonly field: undefined };

/** What a choice lacks before it can be carried out (AP15); empty when nothing. */
export function resetChoiceErrors({ structure, chart }: ResetChoice): ResetChoiceError[] {
  if (structure.from === "nothing" && chart.from === "nothing") {
    return [{ code: "nothing-chosen", field: undefined }];
  }
  return [...sourceErrors("structure", structure), ...sourceErrors("chart", chart)];
}

function sourceErrors(field: ResetField, source: ResetSource): ResetChoiceError[] {
  if (source.from === "nothing" || source.id !== undefined) return [];
  if (source.from === "year") return [{ code: "year-missing", field }];
  return field === "structure" ? [{ code: "structure-missing", field }] : [{ code: "chart-missing", field }];
}

export function resetChoiceErrorText(error: ResetChoiceError): string {
  switch (error.code) {
    case "structure-missing":
      return "Du måste välja en rapportplan att återställa till";
    case "chart-missing":
      return "Du måste välja en kontoplan att återställa till";
    case "year-missing":
      return "Du måste välja ett räkenskapsår att återställa från";
    case "nothing-chosen":
      return "Välj vad som ska återställas";
    default:
      return assertNever(error);
  }
}
