import { companyTypeRules } from "@huvudbok/core/company";
import {
  type FiscalYear,
  fiscalYearName,
  namedFiscalYear,
  YEAR_VANISHED_TEXT,
  yearDeletionHindrance,
  yearDeletionHindranceText,
  yearDeletionWarning,
} from "@huvudbok/core/fiscal-year";
import { IconTrash } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useFiscalYear, useFiscalYears } from "../../../data/fiscal-years.ts";
import { useParams } from "../../../navigation/use-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import { MissingYear } from "../missing-year.tsx";
import { ContentsTable } from "./contents-table.tsx";
import { CorrectionsAcrossYears } from "./corrections-across-years.tsx";
import classes from "./deletion.module.css";
import { DeletionSteps } from "./deletion-steps.tsx";
import type { YearContents } from "./load-year.ts";
import { useYearDeletion, type YearDeletion } from "./use-year-deletion.ts";
import { YearDownloads } from "./year-downloads.tsx";

const YEARS = "/accounting/fiscalYear";

/** /accounting/fiscalYear/{id}/delete: a fiscal year with all that is in it, in five steps. */
export function FiscalYearDeletePage() {
  const { id = "" } = useParams();
  const { years } = useFiscalYears();
  const now = namedFiscalYear(id, years);
  const [opened, setOpened] = useState({ id, found: now });
  // The year goes while the page is open: then it is the one that the page was opened for. One that was gone may come back.
  if (opened.id !== id || (!opened.found.ok && now.ok)) setOpened({ id, found: now });
  return opened.found.ok ? (
    <DeleteYear key={opened.id} year={opened.found.value} years={years} />
  ) : (
    <MissingYear text={opened.found.error} />
  );
}

interface DeleteYearProps {
  /** As it was when the page was opened. */
  readonly year: FiscalYear;
  readonly years: readonly FiscalYear[];
}

function DeleteYear({ year, years }: DeleteYearProps) {
  const company = usePageData("company");
  const deletion = useYearDeletion({ companyId: company.id, year, years });
  const { step, error, progress } = deletion;
  return (
    <PageFrame
      facts={fiscalYearName(year)}
      state={progress === undefined ? "Default" : "Loading"}
      error={error}
      progress={progress}
    >
      <DeletionSteps step={step} />
      <div className={classes.body}>
        {step <= 1 && (
          <Confirm year={years.find(({ id }) => id === year.id)} years={years} deletion={deletion} />
        )}
        {(step === 2 || step === 3) && <Review year={year} deletion={deletion} />}
        {step === 4 && <Done year={year} years={years} takeBack={deletion.takeBack} />}
      </div>
    </PageFrame>
  );
}

interface ConfirmProps {
  /** As it is now; undefined when somebody has deleted it. */
  readonly year: FiscalYear | undefined;
  readonly years: readonly FiscalYear[];
  readonly deletion: YearDeletion;
}

/** Says what it means to delete the year, and why it cannot be deleted where that is so. */
function Confirm({ year, years, deletion }: ConfirmProps) {
  const { head } = usePageData("accountSettings");
  const active = useFiscalYear();
  if (year === undefined) return <Notice kind="warning" title={YEAR_VANISHED_TEXT} action={<ToYears />} />;
  const hindrance = yearDeletionHindrance(year, {
    ...(active === undefined ? {} : { activeId: active.id }),
    ...(head?.closedThrough === undefined ? {} : { closedThrough: head.closedThrough }),
  });
  const warning = yearDeletionWarning(year, years);
  return (
    <>
      <p>
        {`Räkenskapsåret ${fiscalYearName(year)} (${year.from} – ${year.to}) raderas med allt som är sparat i det: transaktioner med anteckningar och filer, utkast, kontoplan, ingående balanser och inventarier. Vem som raderade det, och när, finns kvar bland företagets händelser.`}
      </p>
      {warning !== "" && <Notice kind="warning">{warning}</Notice>}
      {hindrance !== undefined && (
        <Notice kind="locked" title={yearDeletionHindranceText(hindrance)} action={<ToYears />} />
      )}
      <div className={classes.actions}>
        <Button
          variant="filled"
          disabled={hindrance !== undefined || deletion.step === 1}
          onClick={deletion.compute}
        >
          Fortsätt
        </Button>
        <LinkButton to={YEARS} variant="subtle" color="gray">
          Avbryt
        </LinkButton>
      </div>
    </>
  );
}

/** What is deleted, in numbers; and the copies that are to be saved first. */
function Review({ year, deletion }: { readonly year: FiscalYear; readonly deletion: YearDeletion }) {
  const company = usePageData("company");
  const [isSaved, setIsSaved] = useState(false);
  const markSaved = useCallback(() => setIsSaved(true), []);
  const { contents } = deletion;
  if (contents === undefined) return null;
  const { recipient, isDemonstration = false } = company.config;
  const hasBooks = contents.books.transactions.size > 0;
  const isDuty =
    companyTypeRules(recipient.companyType).archiveBeforeDeletion === "required" && !isDemonstration;
  const isHeld = hasBooks && isDuty && !isSaved;
  return (
    <>
      <ContentsTable contents={contents} />
      <CorrectionsAcrossYears transactions={contents.books.transactions.values()} fiscalYearId={year.id} />
      {contents.fileIds.size > 0 && (
        <p>
          Filer som också hör till ett annat räkenskapsår blir kvar. De andra finns på servern i 30 dagar
          till.
        </p>
      )}
      {hasBooks && (
        <YearDownloads company={company} contents={contents} isRequired={isDuty} onSaved={markSaved} />
      )}
      <div className={classes.actions}>
        <Button
          variant="filled"
          color="red"
          disabled={isHeld || deletion.step === 3}
          leftSection={<IconTrash size={16} stroke={1.65} aria-hidden />}
          onClick={deletion.remove}
        >
          {`Radera räkenskapsåret ${fiscalYearName(year)}`}
        </Button>
        <LinkButton to={YEARS} variant="subtle" color="gray">
          Avbryt
        </LinkButton>
        <output className={classes.hint}>{isHeld ? heldText(contents) : ""}</output>
      </div>
    </>
  );
}

/** What is missing before the year can be deleted. */
function heldText({ archive }: YearContents): string {
  return archive.length === 0 ? "Spara SIE-filen först" : "Spara SIE-filen och filerna först";
}

interface DoneProps extends DeleteYearProps {
  readonly takeBack: (() => void) | undefined;
}

function Done({ year, years, takeBack }: DoneProps) {
  const isBack = years.some(({ id }) => id === year.id);
  const name = fiscalYearName(year);
  if (isBack) {
    return (
      <Notice kind="ok" title={`Räkenskapsåret ${name} är tillbaka`} action={<ToYears />}>
        Allt som var sparat i det finns igen.
      </Notice>
    );
  }
  return (
    <Notice
      kind="ok"
      title={`Räkenskapsåret ${name} är raderat`}
      action={
        <>
          <Button onClick={takeBack}>Ångra</Button>
          <ToYears />
        </>
      }
    >
      Webbläsarens kopior är borta. Så länge den här fliken är öppen kan du ångra, och få tillbaka allt.
    </Notice>
  );
}

function ToYears() {
  return <LinkButton to={YEARS}>Till räkenskapsår</LinkButton>;
}
