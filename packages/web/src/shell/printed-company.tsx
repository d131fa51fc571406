import { useCompany } from "../data/companies.ts";
import { useFiscalYear } from "../data/fiscal-years.ts";
import { shownCompanyName } from "../ui/shown-company-name.ts";
import classes from "./frame.module.css";
import { printedCompanyWords } from "./printed-company-words.ts";

/** Whose books a printed page is from. Reports have a head of their own, on every page. */
export function PrintedCompany() {
  const config = useCompany()?.config;
  const year = useFiscalYear();
  if (config === undefined) return null;
  return (
    <p className={classes.printedCompany} data-printed-company>
      <b>{shownCompanyName(config)}</b>
      <span>{printedCompanyWords(config.recipient, year)}</span>
    </p>
  );
}
