import type { Company } from "@huvudbok/core/api";
import type { Recipient } from "@huvudbok/core/company";
import { IconTrash } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { updateRecipient, useFeatures } from "../../data/companies.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { isKnown } from "../../ui/is-known.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { useRequiredCompany } from "../../ui/required-books.ts";
import { KeptPage } from "../../ui/unfinished/kept-page.tsx";
import { useAction } from "../../ui/use-action.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
import { COMPANY_FORMAT, type KeptRecipient } from "./kept-company.ts";
import { packageFacts } from "./package-facts.ts";
import { PackageOverview } from "./package-overview.tsx";
import { useCompanyForm } from "./use-company-form.ts";

const TITLE = "Företagsuppgifter";

/** Who the company is, what its package holds, and the way to delete it. */
export function CompanyEditPage() {
  const company = useRequiredCompany();
  if (company === undefined) {
    return <WaitingPage title={TITLE} />;
  }
  return (
    <KeptPage
      key={company.id}
      title={TITLE}
      what="Företagsuppgifterna"
      companyId={company.id}
      fiscalYearId=""
      form="company"
      format={COMPANY_FORMAT}
    >
      {(unfinished, above) => <EditCompany company={company} unfinished={unfinished} above={above} />}
    </KeptPage>
  );
}

interface EditCompanyProps {
  readonly company: Company;
  readonly unfinished: Unfinished<KeptRecipient>;
  readonly above: ReactNode;
}

function EditCompany({ company, unfinished, above }: EditCompanyProps) {
  const router = useRouter();
  const [query] = useQueryState();
  const features = useFeatures();
  const form = useCompanyForm(company.config.recipient, unfinished);
  const saving = useAction();
  // Who comes for the package sees it first (specification 1 §2: ?package=1).
  const isPackageFirst = query("package") !== undefined;
  const overview = features.length > 0 && (
    <PackageOverview facts={packageFacts(company.config.packageSetup, features)} isFirst={isPackageFirst} />
  );
  function save(recipient: Recipient) {
    saving.run(async (isHere) => {
      await updateRecipient(company.id, recipient);
      unfinished.keep(undefined);
      if (isHere()) router.history.push("/accounting");
    });
  }
  return (
    <PageFrame
      title={TITLE}
      facts={company.config.recipient.name}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error}
    >
      <NextStep />
      {isPackageFirst && overview}
      {above}
      <div inert={unfinished.state !== "mine"}>
        <CompanyForm form={form} onSave={save} />
      </div>
      {!isPackageFirst && overview}
      <section className={classes.section} aria-labelledby="delete-heading">
        <h2 id="delete-heading">Radera företaget</h2>
        <p className={classes.lead}>
          Företaget och hela dess bokföring tas bort. Du får frågan en gång till.
        </p>
        <LinkButton to="/settings/company/delete" icon={IconTrash}>
          Radera
        </LinkButton>
      </section>
    </PageFrame>
  );
}

/** A company without a fiscal year has just been made: the next step stands first. */
function NextStep() {
  const { state, years } = useFiscalYears();
  if (!isKnown(state) || years.length > 0) return null;
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
