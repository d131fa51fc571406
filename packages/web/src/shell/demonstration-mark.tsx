import { useCompany } from "../data/companies.ts";
import { useDocument } from "../data/use-document.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./demonstration-mark.module.css";

/** Says beside the company that it is an example, and leads to where that is explained and taken away. */
export function DemonstrationMark() {
  const company = useCompany();
  return company?.config.isDemonstration === true ? <Mark /> : null;
}

function Mark() {
  const { head, state, isMissing } = useDocument("accountSettings");
  const isUnfinished = state === "Default" && (head?.isDemonstrationUnfinished === true || isMissing);
  return (
    <PageLink to="/settings/company/demonstration" className={classes.mark}>
      <span className={classes.whole}>
        {isUnfinished ? "Exempelföretag, inte färdigt" : "Exempelföretag"}
      </span>
      <span className={classes.short} aria-hidden>
        {isUnfinished ? "Ofärdigt" : "Exempel"}
      </span>
    </PageLink>
  );
}
