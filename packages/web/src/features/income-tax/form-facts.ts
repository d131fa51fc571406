import type { ReadForm } from "../../data/tax-forms.ts";

/** Which form the return is made by (TX1). */
export function formFacts({ form, year }: ReadForm): string {
  return `Blankett ${form.form} för beskattningsår ${year} och senare`;
}
