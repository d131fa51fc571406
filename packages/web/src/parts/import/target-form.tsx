import type { Company } from "@huvudbok/core/api";
import { companyTypeName, companyTypesInForm, isCompanyType, numberLabel } from "@huvudbok/core/company";
import { comparedAlone, type ImportFacts, importTargetErrorText } from "@huvudbok/core/import";
import { NativeSelect, TextInput } from "@mantine/core";
import { companyNames } from "../../data/company/company-names.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { ErrorList } from "./error-list.tsx";
import { FactTable } from "./fact-table.tsx";
import classes from "./import.module.css";
import type { ImportTargetChoice } from "./use-import-target.ts";

const NEW_COMPANY = "new";

interface TargetFormProps {
  readonly target: ImportTargetChoice;
  readonly facts: ImportFacts;
  /** True when the file does not give the legal form, or only says that it is another one. */
  readonly asksType: boolean;
}

/** Where the books go: a company, and always a new fiscal year. */
export function TargetForm({ target, facts, asksType }: TargetFormProps) {
  const { company, companies, companyType } = target;
  const isNew = company === undefined;
  const companyChoice = (
    <NativeSelect
      aria-label="Företag att importera till"
      className={classes.choice}
      value={company?.id ?? NEW_COMPANY}
      onChange={({ currentTarget: { value } }) =>
        target.choose(value === NEW_COMPANY ? undefined : Number(value))
      }
      data={[
        { value: NEW_COMPANY, label: "Skapa nytt företag" },
        ...[...companyNames(companies)].map(([id, label]) => ({ value: String(id), label })),
      ]}
    />
  );
  const typeChoice = (
    <NativeSelect
      aria-label="Företagsform"
      className={classes.choice}
      value={companyType}
      onChange={({ currentTarget: { value } }) => isCompanyType(value) && target.chooseType(value)}
      data={companyTypesInForm(companyType).map((type) => ({ value: type, label: companyTypeName(type) }))}
    />
  );
  const nameField = (
    <TextInput
      aria-label="Företagets namn"
      className={classes.choice}
      error={target.errors?.some(({ code }) => code === "company-name-too-long") === true}
      value={target.newName}
      onChange={({ currentTarget: { value } }) => target.nameNew(value)}
    />
  );
  const comparedWith = comparedAlone(facts);
  return (
    <>
      <FactTable
        title="Mål"
        facts={[
          { label: "Företag", value: companyChoice },
          ...(company === undefined ? [] : [numberFact(company)]),
          ...(isNew && facts.companyName === "" ? [{ label: "Företagets namn", value: nameField }] : []),
          ...(isNew
            ? [{ label: "Företagsform", value: asksType ? typeChoice : companyTypeName(companyType) }]
            : []),
          {
            label: "Räkenskapsår",
            value: `Skapa nytt: ${facts.fiscalYear.from} – ${facts.fiscalYear.to}`,
          },
        ]}
      />
      {target.errors !== undefined && target.errors.length > 0 && (
        <ErrorList title="Kan inte importeras hit" errors={target.errors.map(importTargetErrorText)} />
      )}
      {target.alike > 1 && (
        <Notice kind="warning">
          {`Filen passar ${target.alike} av dina företag lika bra. Kontrollera att rätt företag är valt.`}
        </Notice>
      )}
      {!isNew && comparedWith === "name" && (
        <Notice kind="info">Filen anger inget organisationsnummer. Bara företagets namn har jämförts.</Notice>
      )}
      {!isNew && comparedWith === "number" && (
        <Notice kind="info">Filen anger inget företagsnamn. Bara organisationsnumret har jämförts.</Notice>
      )}
    </>
  );
}

/** The number of the chosen company: the name alone may be that of another one too. */
function numberFact({ config: { recipient } }: Company) {
  const { companyType, organizationNumber } = recipient;
  return { label: numberLabel(companyType), value: organizationNumber || "Saknas" };
}
