import type { Company } from "@huvudbok/core/api";
import { IconChevronDown } from "@tabler/icons-react";
import { useCompany } from "../data/companies.ts";
import { onDemand } from "../ui/on-demand.tsx";
import { NameOrMark } from "./demonstration-mark.tsx";
import classes from "./top-bar.module.css";
import { useBarMenu } from "./use-bar-menu.ts";

const CompanyMenu = onDemand(
  async () => (await import("./company-menu.tsx")).CompanyMenu,
  ({ menu }) => menu.setOpened(false),
);

/** The company one works with, and the menu to choose another in. */
export function CompanySelector() {
  const company = useCompany();
  const { menu, buttonProps } = useBarMenu();
  return (
    <>
      <button {...buttonProps} className={classes.choice} aria-label={companyLabel(company)}>
        <NameOrMark name={company?.config.recipient.name ?? "Skapa nytt företag"} />
        <IconChevronDown size={14} stroke={1.65} aria-hidden />
      </button>
      <CompanyMenu menu={menu} opened={menu.opened} />
    </>
  );
}

/** On a telephone the mark of an example is all that is seen, so the label holds it. */
function companyLabel(company: Company | undefined): string {
  if (company === undefined) return "Företag: inget valt";
  const { recipient, isDemonstration } = company.config;
  return `Företag: ${recipient.name}${isDemonstration === true ? ", exempelföretag" : ""}`;
}
