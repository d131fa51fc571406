import { type FiscalYear, fiscalYearName, latestFirst } from "@huvudbok/core/fiscal-year";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useListedForms } from "../../data/unfinished/use-listed-forms.ts";
import { Button } from "../../ui/button/button.tsx";
import { useSavedSetting } from "../../ui/label/use-saved-setting.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { ReadOnlyNotice } from "../../ui/loading/rights-notice.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";

/** Why a page of a year is read-only: the person's role, or that the year is locked. */
export function ReadOnlyYearNotice({ year }: { readonly year: FiscalYear }) {
  return (
    <>
      <ReadOnlyNotice access="write" />
      <LockedYearNotice year={year} />
    </>
  );
}

interface LockedYearProps {
  readonly year: FiscalYear;
  /** The open year that it leads to, where that is not the latest. */
  readonly to?: FiscalYear | undefined;
}

/**
 * Why nothing can be changed in a locked year, with a way to the latest year that is open, or to the years where none is:
 * the owner unlocks one there. Nothing for an open year.
 */
export function LockedYearNotice({ year, to }: LockedYearProps) {
  const { years } = useFiscalYears();
  const save = useSavedSetting();
  if (!year.locked) return null;
  const open = to ?? latestFirst(years).find(({ locked }) => !locked);
  return (
    <Notice
      kind="locked"
      title={`Räkenskapsåret ${fiscalYearName(year)} är låst`}
      action={
        open === undefined ? (
          <LinkButton to="/accounting/fiscalYear">Till räkenskapsåren</LinkButton>
        ) : (
          <Button
            onClick={() => save(switchFiscalYear(open.id))}
          >{`Byt till ${fiscalYearName(open)}`}</Button>
        )
      }
    >
      Inget kan bokföras i ett låst år, och kontoplanen och de ingående balanserna kan inte ändras.
      Anteckningar kan ändras och filer läggas till på det som är bokfört.
      <BegunInYear year={year} />
    </Notice>
  );
}

/** That what was begun before somebody locked the year is not lost (UN16). */
function BegunInYear({ year }: { readonly year: FiscalYear }) {
  const count = useListedForms().filter(({ record }) => record.fiscalYearId === year.id).length;
  return count > 0 && ` ${BEGUN}`;
}

const BEGUN =
  "Det du hade börjat skriva är kvar: räkningen högst upp på sidan leder till det, och det kan göras färdigt när ägaren låser upp året.";
