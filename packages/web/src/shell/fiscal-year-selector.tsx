import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import { IconChevronDown } from "@tabler/icons-react";
import { useCompany } from "../data/company/selected-company.ts";
import { useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import { onDemand } from "../ui/loading/on-demand.tsx";
import { useMenuButton } from "../ui/menu/use-menu-button.ts";
import classes from "./top-bar.module.css";

const FiscalYearMenu = onDemand(
  async () => (await import("./books/fiscal-year-menu.tsx")).FiscalYearMenu,
  ({ menu }) => menu.setOpened(false),
);

/** The selected fiscal year, and the menu to choose another. */
export function FiscalYearSelector({ short }: { readonly short: boolean }) {
  const company = useCompany();
  const { state } = useFiscalYears();
  const current = useFiscalYear();
  const { menu, buttonProps } = useMenuButton();
  if (company === undefined || state === "error") return null;
  const name =
    current === undefined ? undefined : short ? fiscalYearName(current) : `${current.from} – ${current.to}`;
  return (
    <>
      <button
        {...buttonProps}
        className={classes.choice}
        aria-label={`Räkenskapsår: ${name ?? "inget valt"}`}
      >
        <span>{name ?? (short ? "Inget år" : "Skapa räkenskapsår")}</span>
        <IconChevronDown size={14} stroke={1.65} aria-hidden />
      </button>
      <FiscalYearMenu menu={menu} opened={menu.opened} />
    </>
  );
}
