import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { useCompany } from "../data/companies.ts";
import { useFiscalYear } from "../data/fiscal-years.ts";
import classes from "./frame.module.css";

/** Whose books a printed page is from. Reports have a head of their own, on every page. */
export function PrintedCompany() {
  const { recipient, isDemonstration } = useCompany()?.config ?? {};
  const year = useFiscalYear();
  if (recipient === undefined) return null;
  const words = [
    recipient.organizationNumber ?? "",
    year === undefined ? "" : `Räkenskapsår ${fiscalYearName(year)}`,
  ];
  return (
    <p className={classes.printedCompany} data-printed-company>
      <b>{isDemonstration === true ? `${recipient.name} (exempelföretag)` : recipient.name}</b>
      <span>{words.filter((word) => word !== "").join(", ")}</span>
    </p>
  );
}
