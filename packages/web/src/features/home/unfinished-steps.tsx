import { IconChevronRight, IconPencil } from "@tabler/icons-react";
import { type ListedRecord, useListedForms } from "../../data/unfinished/use-listed-forms.ts";
import { momentText } from "../../ui/date/moment-text.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import classes from "./home.module.css";

/** What is begun and neither saved nor registered, each a link to where it goes on; items of the list 'Härnäst'. */
export function UnfinishedSteps() {
  return useListedForms().map((each) => (
    <li key={`${each.record.fiscalYearId} ${each.record.form}`}>
      <UnfinishedStep {...each} />
    </li>
  ));
}

function UnfinishedStep({ record, listed, otherYear: year }: ListedRecord) {
  const begun = `Påbörjat ${momentText(record.writtenAt)}`;
  const content = (
    <>
      <IconPencil size={18} stroke={1.5} aria-hidden />
      <span>
        <span className={classes.stepTitle}>{listed?.name ?? "Hör till en senare version"}</span>
        <span className={classes.stepDetail}>
          {year === undefined ? begun : `${begun} i räkenskapsåret ${year.from} – ${year.to}`}
        </span>
      </span>
    </>
  );
  // A form of another year is opened from the list in the top bar, which chooses the year.
  if (listed === undefined || year !== undefined) return <div className={classes.step}>{content}</div>;
  return (
    <PageLink to={listed.path} className={classes.step}>
      {content}
      <IconChevronRight size={15} stroke={1.65} aria-hidden />
    </PageLink>
  );
}
