import { useIsComing } from "../../navigation/use-address.ts";
import classes from "./coming-line.module.css";

/** A thin line above the page while the code of the next one is awaited: the page that is shown is the one before. */
export function ComingLine() {
  if (!useIsComing()) return null;
  return (
    <div className={classes.place} aria-hidden data-coming>
      <div className={classes.line}>
        <div />
      </div>
    </div>
  );
}
