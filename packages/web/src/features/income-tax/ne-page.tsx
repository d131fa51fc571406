import { TaxReturnPage } from "./tax-return-page.tsx";

/** The appendix NE of a sole trader. */
export function NePage() {
  return <TaxReturnPage kind="NE" />;
}
