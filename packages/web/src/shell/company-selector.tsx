import type { Company } from "@huvudbok/core/api";
import { IconChevronDown } from "@tabler/icons-react";
import { useCompany } from "../data/company/selected-company.ts";
import { onDemand } from "../ui/loading/on-demand.tsx";
import { useMenuButton } from "../ui/menu/use-menu-button.ts";
import { NameOrBadge } from "./demonstration-badge.tsx";
import classes from "./top-bar.module.css";

const CompanyMenu = onDemand(
  async () => (await import("./books/company-menu.tsx")).CompanyMenu,
  ({ menu }) => menu.setOpened(false),
);

/** The selected company, and the menu to choose another. */
export function CompanySelector() {
  const company = useCompany();
  const { menu, buttonProps } = useMenuButton();
  return (
    <>
      <button {...buttonProps} className={classes.choice} aria-label={companyLabel(company)}>
        <NameOrBadge name={company?.config.recipient.name ?? "Skapa nytt företag"} />
        <IconChevronDown size={14} stroke={1.65} aria-hidden />
      </button>
      <CompanyMenu menu={menu} opened={menu.opened} />
    </>
  );
}

/** On a phone only the badge of an example company is visible, so the label includes it. */
function companyLabel(company: Company | undefined): string {
  if (company === undefined) return "Företag: inget valt";
  const { recipient, isDemonstration } = company.config;
  return `Företag: ${recipient.name}${isDemonstration === true ? ", exempelföretag" : ""}`;
}
