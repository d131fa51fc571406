import { useCompany } from "../data/company/selected-company.ts";
import { shownCompanyName } from "../data/company/shown-company-name.ts";
import { useFiscalYear } from "../data/fiscal-years.ts";
import classes from "./frame.module.css";
import { printedCompanyText } from "./printed-company-text.ts";

/** Whose books a printed page is from. Reports have a heading of their own, on every page. */
export function PrintedCompany() {
  const config = useCompany()?.config;
  const year = useFiscalYear();
  if (config === undefined) return null;
  return (
    <p className={classes.printedCompany} data-printed-company>
      <b>{shownCompanyName(config)}</b>
      <span>{printedCompanyText(config.recipient, year)}</span>
    </p>
  );
}
