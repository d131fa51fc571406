import type { Company } from "@huvudbok/core/api";
import type { Recipient } from "@huvudbok/core/company";
import { IconTrash } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { updateRecipient, useFeatures } from "../../data/companies.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { isKnown } from "../../ui/is-known.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useQueryState } from "../../ui/query-state.ts";
import { useRequiredCompany } from "../../ui/required-books.ts";
import { useAction } from "../../ui/use-action.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
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
  return <EditCompany key={company.id} company={company} />;
}

function EditCompany({ company }: { readonly company: Company }) {
  const router = useRouter();
  const [query] = useQueryState();
  const features = useFeatures();
  const form = useCompanyForm(company.config.recipient);
  const saving = useAction();
  // Who comes for the package sees it first (specification 1 §2: ?package=1).
  const isPackageFirst = query("package") !== undefined;
  const overview = features.length > 0 && (
    <PackageOverview facts={packageFacts(company.config.packageSetup, features)} isFirst={isPackageFirst} />
  );
  function save(recipient: Recipient) {
    saving.run(async (isHere) => {
      await updateRecipient(company.id, recipient);
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
      <CompanyForm form={form} onSave={save} />
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
