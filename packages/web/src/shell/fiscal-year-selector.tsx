import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { Menu } from "@mantine/core";
import { IconCheck, IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useCompany } from "../data/companies.ts";
import { selectFiscalYear, useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import classes from "./top-bar.module.css";

/** The fiscal year one works in; latest first, 'Skapa räkenskapsår' last. */
export function FiscalYearSelector({ short }: { readonly short: boolean }) {
  const router = useRouter();
  const company = useCompany();
  const { state, years } = useFiscalYears();
  const current = useFiscalYear();
  if (company === undefined || state === "error") return null;
  const latestFirst = [...years].sort((a, b) => (a.from < b.from ? 1 : -1));
  const label = (year: (typeof years)[number]) =>
    short ? fiscalYearName(year) : `${year.from} – ${year.to}`;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={classes.choice}
          aria-label={`Räkenskapsår: ${current === undefined ? "inget valt" : label(current)}`}
        >
          <span>{current === undefined ? "Skapa räkenskapsår" : label(current)}</span>
          <IconChevronDown size={14} stroke={1.65} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {latestFirst.map((year) => (
          <Menu.Item
            key={year.id}
            onClick={() => void selectFiscalYear(year.id)}
            aria-current={year.id === current?.id || undefined}
            rightSection={year.id === current?.id ? <IconCheck size={14} aria-hidden /> : null}
          >
            {`${year.from} – ${year.to}`}
          </Menu.Item>
        ))}
        {years.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconPlus size={16} stroke={1.65} aria-hidden />}
          onClick={() => router.history.push("/accounting/fiscalYear/create")}
        >
          Skapa räkenskapsår
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
