import { latestFirst } from "@huvudbok/core/fiscal-year";
import { Menu } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useSavedSetting } from "../../ui/label/use-saved-setting.ts";
import { AnchoredMenu } from "../../ui/menu/anchored-menu.tsx";
import type { ButtonMenu } from "../../ui/menu/use-menu-button.ts";
import { chooseFiscalYear } from "./choose-books.ts";

interface FiscalYearMenuProps {
  readonly menu: ButtonMenu;
  readonly opened: boolean;
}

/** The fiscal years to choose from; latest first, 'Skapa räkenskapsår' last. */
export function FiscalYearMenu({ menu, opened }: FiscalYearMenuProps) {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  const { mayWrite } = useRights();
  const save = useSavedSetting();
  return (
    <AnchoredMenu menu={menu} opened={opened} position="bottom-start">
      {latestFirst(years).map((year) => (
        <Menu.Item
          key={year.id}
          onClick={() => save(chooseFiscalYear(year.id, current?.id))}
          aria-current={year.id === current?.id || undefined}
          rightSection={year.id === current?.id ? <IconCheck size={14} aria-hidden /> : null}
        >
          {`${year.from} – ${year.to}`}
        </Menu.Item>
      ))}
      {years.length > 0 && mayWrite && <Menu.Divider />}
      {mayWrite && (
        <Menu.Item
          leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
          onClick={() => pushAddress("/accounting/fiscalYear/create")}
        >
          Skapa räkenskapsår
        </Menu.Item>
      )}
    </AnchoredMenu>
  );
}
