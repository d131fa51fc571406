import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { type NextStep, nextStepText } from "@huvudbok/core/overview";
import { IconChevronRight } from "@tabler/icons-react";
import { switchFiscalYear } from "../../data/fiscal-years.ts";
import { pushAddress } from "../../navigation/address.ts";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";
import { useSavedSetting } from "../../ui/label/use-saved-setting.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./home.module.css";
import { STEP_ICONS, stepYear } from "./step-look.ts";

/** What something is wrong with, rather than left to do. */
const WARNINGS: ReadonlySet<NextStep["code"]> = new Set([
  "file-missing",
  "opening-balance-unbalanced",
  "changed-vat-return",
  "changed-income-tax-return",
]);

interface NextStepItemProps {
  readonly step: NextStep;
  /** Where it is done; undefined for who may not do it. */
  readonly to: string | undefined;
  readonly selectedYear: FiscalYear;
}

/**
 * A step to take, a link to where it is taken. One of another year selects that year first, which is told, and is a
 * button: the address alone would show the same page of the selected year.
 */
export function NextStepItem({ step, to, selectedYear }: NextStepItemProps) {
  const save = useSavedSetting();
  const year = stepYear(step);
  const other = year?.id === selectedYear.id ? undefined : year;
  const { title, detail, isLate } = nextStepText(step);
  const Icon = STEP_ICONS[step.code];
  const isWarning = isLate || WARNINGS.has(step.code);
  const content = (
    <>
      <Icon size={18} stroke={1.5} aria-hidden data-warning={isWarning || undefined} />
      <span>
        <WholeNumbers className={classes.stepTitle} text={title} />
        <span className={classes.stepDetail} data-warning={isLate}>
          {detail}
        </span>
        {other !== undefined && (
          <WholeNumbers className={classes.stepDetail} text={`I räkenskapsåret ${fiscalYearName(other)}`} />
        )}
      </span>
    </>
  );
  if (to === undefined) return <div className={classes.step}>{content}</div>;
  const arrow = <IconChevronRight size={15} stroke={1.65} aria-hidden />;
  if (other !== undefined) {
    return (
      <button type="button" className={classes.step} onClick={() => save(openIn(other, to))}>
        {content}
        {arrow}
      </button>
    );
  }
  return (
    <PageLink to={to} className={classes.step}>
      {content}
      {arrow}
    </PageLink>
  );
}

async function openIn({ id }: FiscalYear, to: string): Promise<void> {
  await switchFiscalYear(id);
  pushAddress(to);
}
