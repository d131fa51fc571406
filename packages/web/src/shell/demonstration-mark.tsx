import { useCompany } from "../data/companies.ts";
import { useDocument } from "../data/use-document.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./demonstration-mark.module.css";

/** Where the demonstration company is explained, finished and deleted. */
export const DEMONSTRATION_PATH = "/settings/company/demonstration";

/**
 * Says beside the company that it is an example, and leads to where that is explained and taken away. On a telephone
 * there is no room beside it: the word stands in the company's place.
 */
export function DemonstrationMark() {
  const mark = useMark();
  return mark === undefined ? null : (
    <PageLink to={DEMONSTRATION_PATH} className={classes.mark}>
      {mark.words}
    </PageLink>
  );
}

/** The company's name where there is room for it and the mark, and else the mark; no more than the name for others. */
export function NameOrMark({ name }: { readonly name: string }) {
  const mark = useMark();
  if (mark === undefined) return <span>{name}</span>;
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.word}>{mark.word}</span>
    </>
  );
}

interface MarkTexts {
  readonly words: string;
  /** For a telephone's bar. */
  readonly word: string;
}

const FINISHED: MarkTexts = { words: "Exempelföretag", word: "Exempel" };
const UNFINISHED: MarkTexts = { words: "Exempelföretag, inte färdigt", word: "Ofärdigt" };

/** The mark of the selected company; undefined when it is no example. */
function useMark(): MarkTexts | undefined {
  const isDemonstration = useCompany()?.config.isDemonstration === true;
  const { head, state, isMissing } = useDocument("accountSettings");
  if (!isDemonstration) return undefined;
  const isUnfinished = state === "Default" && (head?.isDemonstrationUnfinished === true || isMissing);
  return isUnfinished ? UNFINISHED : FINISHED;
}
