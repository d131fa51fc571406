import classes from "./report.module.css";

/** Where a printed report is signed. */
export function Signature() {
  return (
    <div className={classes.signature} aria-hidden>
      <span>Ort och datum</span>
      <span>Underskrift</span>
    </div>
  );
}
