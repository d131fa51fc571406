import type { Company } from "@huvudbok/core/api";
import { Menu } from "@mantine/core";
import { IconCheck, IconChevronDown, IconInfoCircle, IconPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { selectCompany, useCompanies, useCompany } from "../data/companies.ts";
import { DEMONSTRATION_PATH, NameOrMark } from "./demonstration-mark.tsx";
import classes from "./top-bar.module.css";

/** The company one works with. Choosing another resets the fiscal year and goes home (specification 1 §2). */
export function CompanySelector() {
  const router = useRouter();
  const { companies } = useCompanies();
  const company = useCompany();
  function choose(id: number) {
    selectCompany(id);
    router.history.push("/accounting");
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.choice} aria-label={companyLabel(company)}>
          <NameOrMark name={company?.config.recipient.name ?? "Skapa nytt företag"} />
          <IconChevronDown size={14} stroke={1.65} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {companies.map(({ id, config }) => (
          <Menu.Item
            key={id}
            onClick={() => choose(id)}
            aria-current={id === company?.id || undefined}
            rightSection={id === company?.id ? <IconCheck size={14} aria-hidden /> : null}
          >
            {config.isDemonstration === true
              ? `${config.recipient.name} (exempelföretag)`
              : config.recipient.name}
          </Menu.Item>
        ))}
        {companies.length > 0 && <Menu.Divider />}
        {company?.config.isDemonstration === true && (
          <Menu.Item
            leftSection={<IconInfoCircle size={16} stroke={1.65} aria-hidden />}
            onClick={() => router.history.push(DEMONSTRATION_PATH)}
          >
            Om exempelföretaget
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
          onClick={() => router.history.push("/settings/company/create")}
        >
          Skapa nytt företag
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** On a telephone the mark of an example is all that is seen, so the label holds it. */
function companyLabel(company: Company | undefined): string {
  if (company === undefined) return "Företag: inget valt";
  const { recipient, isDemonstration } = company.config;
  return `Företag: ${recipient.name}${isDemonstration === true ? ", exempelföretag" : ""}`;
}
