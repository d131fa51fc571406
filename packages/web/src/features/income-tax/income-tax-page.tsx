import { TaxReturnPage } from "./tax-return-page.tsx";

/** Inkomstdeklaration of a limited company: INK2 with its two appendices. */
export function IncomeTaxPage() {
  return <TaxReturnPage kind="INK2" />;
}
