import { dateParts } from "@huvudbok/core/calendar";
import { isHousehold } from "@huvudbok/core/company";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { formOfCompany, type ReturnHindrance, returnHindranceText } from "@huvudbok/core/income-tax";
import { useTaxForm } from "../../data/tax-forms.ts";
import { NoPlan } from "../../parts/report/empty-reports.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { loadErrorOf } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { HindrancePage } from "./hindrance-page.tsx";
import { useReturnBooks, useYearOfReturn } from "./return-books.ts";
import { RETURN_FORMAT } from "./return-fields.ts";
import type { ReturnKind } from "./return-props.ts";
import { TaxReturn } from "./tax-return.tsx";

interface TaxReturnPageProps {
  readonly kind: ReturnKind;
}

/** A tax return, once its books are loaded; or why there is none. */
export function TaxReturnPage({ kind }: TaxReturnPageProps) {
  const company = usePageData("company");
  const year = useYearOfReturn();
  const { companyType } = company.config.recipient;
  const own = formOfCompany(companyType);
  if (own !== kind) {
    return <HindrancePage hindrance={{ code: "company-type" }} own={own} isHome={isHousehold(companyType)} />;
  }
  if (isHindrance(year)) return <HindrancePage hindrance={year} />;
  return <ReturnOfYear key={`${company.id} ${year.id}`} kind={kind} year={year} />;
}

function ReturnOfYear({ kind, year }: TaxReturnPageProps & { readonly year: FiscalYear }) {
  const company = usePageData("company");
  const books = useReturnBooks(company, year);
  const { state, error, found, earliest } = useTaxForm(kind, dateParts(year.to).year);
  if (state === "error" && error !== undefined) return <WaitingPage error={error} />;
  if (books === undefined || state === "loading") return <WaitingPage />;
  if (books === "no-plan") {
    return (
      <PageFrame>
        <NoPlan />
      </PageFrame>
    );
  }
  if ("failure" in books) return <NotLoaded failure={books.failure} />;
  if (found === undefined) return <HindrancePage hindrance={{ code: "form-missing", year: earliest }} />;
  return (
    <UnfinishedFormPage
      what="Deklarationen"
      companyId={company.id}
      fiscalYearId={year.id}
      form={`income tax ${kind}`}
      format={RETURN_FORMAT}
    >
      {(unfinished, above) => (
        <TaxReturn kind={kind} books={books} read={found} unfinished={unfinished} above={above} />
      )}
    </UnfinishedFormPage>
  );
}

function NotLoaded({ failure }: { readonly failure: unknown }) {
  const title = returnHindranceText({ code: "not-loaded" });
  return <PageFrame state="Initializing" error={{ ...loadErrorOf(failure), title }} />;
}

function isHindrance(year: FiscalYear | ReturnHindrance): year is ReturnHindrance {
  return "code" in year;
}
