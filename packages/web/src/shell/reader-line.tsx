import { useRights } from "../data/rights.ts";
import classes from "./frame.module.css";

/** Said once on every page to whom may only read, so that nobody looks for what is not offered. */
export function ReaderLine() {
  const { role } = useRights();
  if (role !== "reader") return null;
  return (
    <p className={classes.reader}>
      Du har läsbehörighet i det här företaget: du ser allt, men kan inte ändra något.
    </p>
  );
}
