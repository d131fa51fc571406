import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { Menu } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useCompany } from "../data/company/selected-company.ts";
import { switchFiscalYear, useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import { unfinishedForms } from "../data/unfinished/current-forms.ts";
import type { UnfinishedRecord } from "../data/unfinished/form-format.ts";
import { listedForm } from "../data/unfinished/listed-form.ts";
import { momentText } from "../ui/date/moment-text.ts";
import { useSavedSetting } from "../ui/label/use-saved-setting.ts";
import { AnchoredMenu } from "./anchored-menu.tsx";
import type { BarMenu } from "./use-bar-menu.ts";

interface UnfinishedMenuProps {
  readonly menu: BarMenu;
  readonly opened: boolean;
}

/** Everything that is begun and neither saved nor registered, latest first, each leading to where it is shown. */
export function UnfinishedMenu({ menu, opened }: UnfinishedMenuProps) {
  const router = useRouter();
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  const save = useSavedSetting();
  const companyId = useCompany()?.id ?? 0;
  const ofCompany = useRecords(companyId);
  const ofNone = useRecords(0);
  const records = [
    ...ofCompany.map((record) => ({ record, listed: listedForm(record, companyId !== 0) })),
    ...(companyId === 0 ? [] : ofNone.map((record) => ({ record, listed: listedForm(record, false) }))),
  ].toSorted((a, b) => b.record.writtenAt - a.record.writtenAt);
  const otherYear = ({ fiscalYearId }: UnfinishedRecord) =>
    years.find(({ id }) => id === fiscalYearId && id !== current?.id);
  async function open(path: string, yearId: FiscalYearId | undefined) {
    if (yearId !== undefined) await switchFiscalYear(yearId);
    router.history.push(path);
  }
  return (
    <AnchoredMenu menu={menu} opened={opened} position="bottom-end">
      {records.map(({ record, listed }) => {
        const year = otherYear(record);
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

function useRecords(companyId: number): readonly UnfinishedRecord[] {
  const forms = unfinishedForms(companyId);
  const records = useSyncExternalStore(forms.subscribe, () => forms.records);
  return [...(records?.values() ?? [])];
}
