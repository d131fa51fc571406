import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { Menu } from "@mantine/core";
import { switchFiscalYear } from "../data/fiscal-years.ts";
import { useListedForms } from "../data/unfinished/use-listed-forms.ts";
import { pushAddress } from "../navigation/address.ts";
import { momentText } from "../ui/date/moment-text.ts";
import { useSavedSetting } from "../ui/label/use-saved-setting.ts";
import { AnchoredMenu } from "../ui/menu/anchored-menu.tsx";
import type { ButtonMenu } from "../ui/menu/use-menu-button.ts";

interface UnfinishedMenuProps {
  readonly menu: ButtonMenu;
  readonly opened: boolean;
}

/** Everything that is begun and neither saved nor registered, latest first, each leading to where it is shown. */
export function UnfinishedMenu({ menu, opened }: UnfinishedMenuProps) {
  const save = useSavedSetting();
  const forms = useListedForms();
  async function open(path: string, yearId: FiscalYearId | undefined) {
    if (yearId !== undefined) await switchFiscalYear(yearId);
    pushAddress(path);
  }
  return (
    <AnchoredMenu menu={menu} opened={opened} position="bottom-end">
      {forms.map(({ record, listed, otherYear: year }) => {
        const inYear = year === undefined ? "" : `, ${year.from} – ${year.to}`;
        return (
          <Menu.Item
            key={`${record.fiscalYearId} ${record.form}`}
            disabled={listed === undefined}
            onClick={() => listed !== undefined && save(open(listed.path, year?.id))}
          >
            {`${listed?.name ?? "Hör till en senare version"}, ${momentText(record.writtenAt)}${inYear}`}
          </Menu.Item>
        );
      })}
    </AnchoredMenu>
  );
}
