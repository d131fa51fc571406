import { emptyRecipient, type Recipient } from "@huvudbok/core/company";
import { IconFileImport } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createCompany, selectCompany, useFeatures } from "../../data/companies.ts";
import { useSignIn } from "../../data/current-sign-in.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { DemonstrationLink } from "../../ui/demonstration-link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { useToast } from "../../ui/toast.tsx";
import { KeptPage } from "../../ui/unfinished/kept-page.tsx";
import { useAction } from "../../ui/use-action.ts";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
import { COMPANY_FORMAT, type KeptRecipient } from "./kept-company.ts";
import { costsSomething } from "./package-facts.ts";
import { useCompanyForm } from "./use-company-form.ts";

/** A new company by the form 'Företagsuppgifter'; contact person and e-mail are those of who signed in. */
export function CompanyCreatePage() {
  return (
    <KeptPage
      title="Företagsuppgifter"
      what="Företaget"
      companyId={0}
      fiscalYearId=""
      form="company"
      format={COMPANY_FORMAT}
    >
      {(unfinished, above) => <CreateCompany unfinished={unfinished} above={above} />}
    </KeptPage>
  );
}

interface CreateCompanyProps {
  readonly unfinished: Unfinished<KeptRecipient>;
  readonly above: ReactNode;
}

function CreateCompany({ unfinished, above }: CreateCompanyProps) {
  const router = useRouter();
  const signIn = useSignIn();
  const form = useCompanyForm(
    { ...emptyRecipient(), reference: signIn?.name ?? "", email: signIn?.email ?? "" },
    unfinished,
  );
  const saving = useAction();
  const features = useFeatures();
  const toast = useToast();
  function save(recipient: Recipient) {
    saving.run(async (isHere) => {
      const id = await createCompany(recipient);
      unfinished.keep(undefined);
      toast({ text: `Företaget ${recipient.name} är skapat` });
      // Who has gone to work with another company meanwhile goes on with it.
      if (!isHere()) return;
      selectCompany(id);
      // A package is chosen where something has a price; elsewhere the next step is the fiscal year.
      const next = costsSomething(features)
        ? "/settings/company/edit?package=1"
        : "/accounting/fiscalYear/create";
      router.history.push(next);
    });
  }
  return (
    <PageFrame
      title="Företagsuppgifter"
      tabTitle="Skapa företag"
      above={<SetupSteps current="Företag" />}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error}
      aside={<MovingIn />}
    >
      <p className={classes.lead}>
        Uppgifterna står på dina rapporter och deklarationer. Du kan ändra dem senare.
      </p>
      {above}
      <div inert={unfinished.state !== "mine"}>
        <CompanyForm form={form} onSave={save} />
      </div>
    </PageFrame>
  );
}

function MovingIn() {
  return (
    <section className={classes.aside}>
      <h2>Flyttar du hit?</h2>
      <p>
        Läs in en SIE-fil från ditt förra program. Företag, kontoplan, balanser och verifikationer följer med.
      </p>
      <LinkButton to="/accounting/import/sie" icon={IconFileImport}>
        Importera SIE
      </LinkButton>
      <DemonstrationLink question="Vill du bara se hur det ser ut?" />
    </section>
  );
}
