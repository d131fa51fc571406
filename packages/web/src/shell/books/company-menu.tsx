import { Menu } from "@mantine/core";
import { IconCheck, IconInfoCircle, IconPlus } from "@tabler/icons-react";
import { useCompanies } from "../../data/company/company-list.ts";
import { companyNames } from "../../data/company/company-names.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { pushAddress } from "../../navigation/address.ts";
import { AnchoredMenu } from "../../ui/menu/anchored-menu.tsx";
import type { ButtonMenu } from "../../ui/menu/use-menu-button.ts";
import { DEMONSTRATION_PATH } from "../demonstration-badge.tsx";
import { chooseCompany } from "./choose-books.ts";

interface CompanyMenuProps {
  readonly menu: ButtonMenu;
  readonly opened: boolean;
}

/** The companies to choose from. Choosing another resets the fiscal year and leads home (PG14). */
export function CompanyMenu({ menu, opened }: CompanyMenuProps) {
  const { companies } = useCompanies();
  const company = useCompany();
  const names = companyNames(companies);
  return (
    <AnchoredMenu menu={menu} opened={opened} position="bottom-start">
      {companies.map(({ id }) => (
        <Menu.Item
          key={id}
          onClick={() => chooseCompany(id)}
          aria-current={id === company?.id || undefined}
          rightSection={id === company?.id ? <IconCheck size={14} aria-hidden /> : null}
        >
          {names.get(id)}
        </Menu.Item>
      ))}
      {companies.length > 0 && <Menu.Divider />}
      {company?.config.isDemonstration === true && (
        <Menu.Item
          leftSection={<IconInfoCircle size={16} stroke={1.65} aria-hidden />}
          onClick={() => pushAddress(DEMONSTRATION_PATH)}
        >
          Om exempelföretaget
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
        onClick={() => pushAddress("/settings/company/create")}
      >
        Skapa nytt företag
      </Menu.Item>
    </AnchoredMenu>
  );
}
