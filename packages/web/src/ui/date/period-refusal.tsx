import { WholeNumbers } from "../form/whole-numbers.tsx";
import { Notice } from "../page-frame/notice.tsx";
import type { AskedPeriod } from "./asked-period.ts";
import classes from "./period-refusal.module.css";

/** Says that the address asks for another period than is shown; not for the moment in which the year is changed. */
export function PeriodRefusal({ asked: { refusal } }: { readonly asked: AskedPeriod }) {
  if (refusal === undefined) return null;
  return (
    <div className={classes.late}>
      <Notice kind="warning">
        <WholeNumbers text={refusal} />
      </Notice>
    </div>
  );
}
