import type { Company } from "@huvudbok/core/api";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { serverDay } from "../../data/api/server-clock.ts";
import { changeRecipient } from "../../data/company/change-company.ts";
import { useFeatures } from "../../data/company/use-features.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../navigation/address.ts";
import { CHOOSE_FIRST_TEXT } from "../../ui/form/edit-conflict.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useChoiceError } from "../../ui/form/use-choice-error.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { featuresError } from "../../ui/loading/features-error.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { ReadOnlyNotice } from "../../ui/loading/rights-notice.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import { ClosedPeriod } from "./closed-period.tsx";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
import { COMPANY_FORMAT, type CompanyFormContent } from "./company-form-content.ts";
import { packageFacts } from "./package-facts.ts";
import { PackageOverview } from "./package-overview.tsx";
import { ReadRecipient } from "./read-recipient.tsx";
import { useCompanyForm } from "./use-company-form.ts";

/** The company's details, the contents of its package, and a link to delete it. */
export function CompanyEditPage() {
  const company = usePageData("company");
  return (
    <UnfinishedFormPage
      key={company.id}
      what="Företagsuppgifterna"
      companyId={company.id}
      fiscalYearId=""
      form="company"
      format={COMPANY_FORMAT}
    >
      {(unfinished, above) => <EditCompany company={company} unfinished={unfinished} above={above} />}
    </UnfinishedFormPage>
  );
}

interface EditCompanyProps {
  readonly company: Company;
  readonly unfinished: Unfinished<CompanyFormContent>;
  readonly above: ReactNode;
}

function EditCompany({ company, unfinished, above }: EditCompanyProps) {
  const isOwner = useRights().may("own");
  const [query] = useQueryState();
  const used = useFeatures();
  const form = useCompanyForm(company.config.recipient, unfinished);
  const saving = useAction();
  const closing = useAction();
  const error = useChoiceError(saving.error, !saving.isRunning && form.isAsking);
  // With ?package in the address the package is shown first.
  const isPackageFirst = query("package") !== undefined;
  const overview = used.features !== undefined && (
    <PackageOverview
      facts={packageFacts(company.config.packageSetup, used.features, serverDay())}
      isFirst={isPackageFirst}
    />
  );
  function save() {
    saving.run(async (isHere) => {
      if (!(await changeRecipient(company.id, form.mergedOnto))) {
        saving.fail(CHOOSE_FIRST_TEXT);
        return;
      }
      unfinished.keep(undefined);
      if (isHere()) pushAddress("/accounting");
    });
  }
  return (
    <PageFrame
      facts={company.config.recipient.name}
      state={saving.isRunning || closing.isRunning ? "Loading" : "Default"}
      error={error ?? closing.error ?? featuresError(used)}
    >
      <NextStep />
      <p className={classes.lead}>
        Det här gäller företaget, för alla som arbetar i det. Det som gäller dig finns under{" "}
        <TextLink to="/settings" isUnderlined>
          Mina inställningar
        </TextLink>
        .
      </p>
      {isPackageFirst && overview}
      <ReadOnlyNotice access="own" />
      {isOwner && above}
      {isOwner ? (
        <div inert={unfinished.state !== "mine"}>
          <CompanyForm form={form} onSave={save} />
        </div>
      ) : (
        <ReadRecipient recipient={company.config.recipient} />
      )}
      <ClosedPeriod saving={closing} />
      {!isPackageFirst && overview}
      {isOwner && (
        <section className={classes.section} aria-labelledby="delete-heading">
          <h2 id="delete-heading">Radera företaget</h2>
          <p className={classes.lead}>
            Företaget och hela dess bokföring tas bort. Du får frågan en gång till.
          </p>
          <LinkButton to="/settings/company/delete" icon={IconTrash}>
            Radera
          </LinkButton>
        </section>
      )}
    </PageFrame>
  );
}

/** A company without a fiscal year has just been created: the next step is shown first. */
function NextStep() {
  const { state, years } = useFiscalYears();
  if (!isLoaded(state) || years.length > 0) return null;
  return (
    <Notice
      kind="ok"
      title="Företaget är skapat"
      action={
        <LinkButton to="/accounting/fiscalYear/create" variant="filled">
          Skapa räkenskapsår
        </LinkButton>
      }
    >
      Nästa steg är att skapa ett räkenskapsår och välja kontoplan.
    </Notice>
  );
}
