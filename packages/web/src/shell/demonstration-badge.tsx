import { useCompany } from "../data/company/selected-company.ts";
import { useDocument } from "../data/use-document.ts";
import { PageLink } from "../ui/link/page-link.tsx";
import classes from "./demonstration-badge.module.css";

/** Where the demonstration company is explained, finished and deleted. */
export const DEMONSTRATION_PATH = "/settings/company/demonstration";

/**
 * Says beside the company that it is an example, and leads to where that is explained and the company deleted. On a
 * phone there is no space beside it: the badge replaces the company's name.
 */
export function DemonstrationBadge() {
  const badge = useBadge();
  return badge === undefined ? null : (
    <PageLink to={DEMONSTRATION_PATH} className={classes.badge}>
      {badge.long}
    </PageLink>
  );
}

/**
 * The company's name and the badge where there is space for both, otherwise the badge; only the name for other
 * companies.
 */
export function NameOrBadge({ name }: { readonly name: string }) {
  const badge = useBadge();
  if (badge === undefined) return <span>{name}</span>;
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.short}>{badge.short}</span>
    </>
  );
}

interface BadgeTexts {
  readonly long: string;
  /** For the top bar of a phone. */
  readonly short: string;
}

const FINISHED: BadgeTexts = { long: "Exempelföretag", short: "Exempel" };
const UNFINISHED: BadgeTexts = { long: "Exempelföretag, inte färdigt", short: "Ofärdigt" };

/** The badge of the selected company; undefined when it is no example. */
function useBadge(): BadgeTexts | undefined {
  const isDemonstration = useCompany()?.config.isDemonstration === true;
  const { head, state, isMissing } = useDocument("accountSettings");
  if (!isDemonstration) return undefined;
  const isUnfinished = state === "Default" && (head?.isDemonstrationUnfinished === true || isMissing);
  return isUnfinished ? UNFINISHED : FINISHED;
}
