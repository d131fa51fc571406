import {
  type CompanyType,
  emptyRecipient,
  isCompanyType,
  ownsMostCompanies,
  type Recipient,
  tooManyCompaniesText,
} from "@huvudbok/core/company";
import { IconFileImport } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createCompany } from "../../data/company/change-company.ts";
import { useCompanies } from "../../data/company/company-list.ts";
import { selectCompany } from "../../data/company/selected-company.ts";
import { useFeatures } from "../../data/company/use-features.ts";
import { useServerSettings } from "../../data/server-settings.ts";
import { useSignIn } from "../../data/sign-in/current-sign-in.ts";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../navigation/address.ts";
import { DemonstrationLink } from "../../parts/demonstration/demonstration-link.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { featuresError } from "../../ui/loading/features-error.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { SetupSteps } from "../../ui/setup-steps.tsx";
import { UnfinishedFormPage } from "../../ui/unfinished/unfinished-form-page.tsx";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
import { COMPANY_FORMAT, type CompanyFormContent } from "./company-form-content.ts";
import { costsSomething } from "./package-facts.ts";
import { useCompanyForm } from "./use-company-form.ts";

/** A new company by the form 'Företagsuppgifter'; contact person and e-mail are those of the person signed in. */
export function CompanyCreatePage() {
  return (
    <UnfinishedFormPage what="Företaget" companyId={0} fiscalYearId="" form="company" format={COMPANY_FORMAT}>
      {(unfinished, above) => <CreateCompany unfinished={unfinished} above={above} />}
    </UnfinishedFormPage>
  );
}

interface CreateCompanyProps {
  readonly unfinished: Unfinished<CompanyFormContent>;
  readonly above: ReactNode;
}

function CreateCompany({ unfinished, above }: CreateCompanyProps) {
  const signIn = useSignIn();
  const startType = useStartType();
  const request = useCreateRequest(unfinished);
  const form = useCompanyForm(
    { ...emptyRecipient(), reference: signIn?.name ?? "", email: signIn?.email ?? "" },
    { read: unfinished.read, keep: request.keep },
    startType,
  );
  const saving = useAction();
  const used = useFeatures();
  const toast = useToast();
  const full = useTooManyCompanies();
  function save(recipient: Recipient) {
    const requestId = request.begin();
    saving.run(async (isHere) => {
      const id = await createCompany(recipient, { requestId });
      request.end();
      toast({ text: `Företaget ${recipient.name} är skapat` });
      // A person who has opened another company meanwhile stays in it.
      if (!isHere()) return;
      selectCompany(id);
      // A package is chosen where something has a price; otherwise the next step is the fiscal year. The page of the
      // package says it when the prices could not be loaded, and leads on.
      const choosesPackage = used.features === undefined || costsSomething(used.features);
      const next = choosesPackage ? "/settings/company/edit?package=1" : "/accounting/fiscalYear/create";
      pushAddress(next);
    });
  }
  return (
    <PageFrame
      above={<SetupSteps current="Företag" />}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error ?? full ?? featuresError(used)}
      aside={<MovingIn />}
    >
      <p className={classes.lead}>
        Uppgifterna står på dina rapporter och deklarationer. Du kan ändra dem senare.
      </p>
      {above}
      <div inert={unfinished.state !== "mine"}>
        <CompanyForm
          form={form}
          first={startType === undefined ? "companyType" : "name"}
          onSave={save}
          refusal={full && "Du äger redan så många företag som du får"}
        />
      </div>
    </PageFrame>
  );
}

/** The id of the request that creates the company: kept with the form, so that an answer that is lost makes no second one. */
function useCreateRequest(unfinished: Pick<Unfinished<CompanyFormContent>, "read" | "keep">) {
  const id = useRef(unfinished.read()?.requestId);
  function keep(content: CompanyFormContent | undefined) {
    // A type alone is one press: nobody is asked about it on the next visit.
    if (content === undefined || isOnlyType(content)) unfinished.keep(undefined);
    else unfinished.keep(id.current === undefined ? content : { ...content, requestId: id.current });
  }
  return {
    keep,
    begin: (): string => {
      id.current ??= crypto.randomUUID();
      keep(unfinished.read());
      return id.current;
    },
    end: () => {
      id.current = undefined;
      unfinished.keep(undefined);
    },
  };
}

/**
 * The company type that the address asks for: it was chosen on the page before. It is then the form's, and leaves the
 * address.
 */
function useStartType(): CompanyType | undefined {
  const [query, setQuery] = useQueryState();
  const [startType] = useState(() => query("type"));
  useEffect(() => {
    if (startType !== undefined) setQuery({ type: undefined });
  }, [startType, setQuery]);
  return startType !== undefined && isCompanyType(startType) ? startType : undefined;
}

function isOnlyType(content: CompanyFormContent): boolean {
  return Object.keys(content.typed).every((field) => field === "companyType");
}

/** Told before the form is filled in; undefined while the person may have another company. */
function useTooManyCompanies(): PageError | undefined {
  const { companies } = useCompanies();
  const most = useServerSettings()?.companiesPerPerson;
  const roles = companies.map(({ role }) => role);
  return ownsMostCompanies(roles, most)
    ? { message: tooManyCompaniesText(most), level: "warning" }
    : undefined;
}

function MovingIn() {
  return (
    <section className={classes.aside}>
      <h2>Flyttar du hit?</h2>
      <p>
        Läs in en SIE-fil från ditt förra program. Företag, kontoplan, balanser och transaktioner följer med.
      </p>
      <LinkButton to="/accounting/import/sie" icon={IconFileImport}>
        Importera SIE
      </LinkButton>
      <DemonstrationLink question="Vill du bara se hur det ser ut?" />
    </section>
  );
}
