import type { Company } from "@huvudbok/core/api";
import { companyTypeRules } from "@huvudbok/core/company";
import { Checkbox, Group } from "@mantine/core";
import { IconFileExport, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { deleteCompany } from "../../data/company/change-company.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { replaceAddress } from "../../navigation/address.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { useRedirect } from "../../ui/link/use-redirect.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./company-form.module.css";
import { DeleteCompanyDialog } from "./delete-company-dialog.tsx";

const HOME = "/accounting";

/**
 * Says what is lost with a company, and deletes it after a question. The address names the company: where another one is
 * selected by now, as when this one is gone, the page leads home and offers to delete nothing.
 */
export function CompanyDeletePage() {
  const company = usePageData("company");
  const [query, setQuery] = useQueryState();
  // As the page is left, the address is already that of the next one.
  const [{ isNamed, openedFor }] = useState(() => {
    const named = query("company");
    return { isNamed: named !== undefined, openedFor: named ?? String(company.id) };
  });
  const isOther = openedFor !== String(company.id);
  useRedirect(isOther ? HOME : undefined);
  useEffect(() => {
    if (!isNamed) setQuery({ company: openedFor });
  }, [isNamed, openedFor, setQuery]);
  return isOther ? <WaitingPage /> : <DeleteCompany key={company.id} company={company} />;
}

function DeleteCompany({ company }: { readonly company: Company }) {
  const { years } = useFiscalYears();
  const [isAsking, setIsAsking] = useState(false);
  const [typedName, setTypedName] = useState("");
  const [hasCopy, setHasCopy] = useState(false);
  const deleting = useAction();
  const { recipient, isDemonstration = false } = company.config;
  // An example company is not real bookkeeping: the law requires no copy of it.
  const hasBooks = years.length > 0 && !isDemonstration;
  const mustKeep = hasBooks && companyTypeRules(recipient.companyType).archiveBeforeDeletion === "required";
  function remove() {
    setIsAsking(false);
    deleting.run(async (isHere) => {
      await deleteCompany(company.id, typedName);
      if (isHere()) replaceAddress(HOME);
    });
  }
  return (
    <PageFrame
      facts={recipient.name}
      state={deleting.isRunning ? "Loading" : "Default"}
      error={deleting.error}
      progress={deleting.isRunning ? { text: `Raderar ${recipient.name}` } : undefined}
    >
      <p className={classes.lead}>{`Det här tas bort med ${recipient.name} och kan inte återställas:`}</p>
      <ul className={classes.lost}>
        <li>{yearsText(years.length)}</li>
        <li>transaktioner med anteckningar och filer, utkast, mallar och inventarier</li>
        <li>historiken över vem som har ändrat vad</li>
        <li>företagsuppgifter och paket</li>
      </ul>
      {hasBooks && <ArchiveDuty isSoft={!mustKeep} />}
      {mustKeep && (
        <Checkbox
          mb="lg"
          label="Jag har sparat bokföringen på annat håll"
          checked={hasCopy}
          onChange={(event) => setHasCopy(event.currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        <Button
          variant="filled"
          color="red"
          disabled={mustKeep && !hasCopy}
          leftSection={<IconTrash size={16} stroke={1.65} aria-hidden />}
          onClick={() => {
            setTypedName("");
            setIsAsking(true);
          }}
        >
          Radera företaget
        </Button>
        <LinkButton to="/settings/company/edit" variant="subtle" color="gray">
          Avbryt
        </LinkButton>
      </Group>
      <DeleteCompanyDialog
        name={recipient.name}
        opened={isAsking}
        typedName={typedName}
        onType={setTypedName}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </PageFrame>
  );
}

function yearsText(count: number): string {
  if (count === 0) return "inget räkenskapsår: företaget har ingen bokföring";
  return count === 1
    ? "ett räkenskapsår med kontoplan och ingående balans"
    : `${count} räkenskapsår med kontoplaner och ingående balanser`;
}

/** The duty to keep the books stays with the company (Bookkeeping Act 7:2); a household is offered a copy. */
function ArchiveDuty({ isSoft }: { readonly isSoft: boolean }) {
  return (
    <Notice
      kind="warning"
      title="Spara en kopia först"
      action={
        <LinkButton to="/accounting/export/sie5" icon={IconFileExport}>
          Exportera SIE
        </LinkButton>
      }
    >
      {isSoft
        ? "Med en SIE-fil för varje räkenskapsår kan du läsa in bokföringen igen."
        : "Bokföringen ska sparas till och med det sjunde året efter det kalenderår då räkenskapsåret avslutades. Det ansvaret är kvar hos företaget när uppgifterna är borta här. Exportera en SIE-fil för varje räkenskapsår och spara de bifogade filerna."}
    </Notice>
  );
}
