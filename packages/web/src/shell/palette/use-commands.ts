import { fiscalYearName, latestFirst } from "@huvudbok/core/fiscal-year";
import {
  IconArrowBackUp,
  IconBaselineDensityMedium,
  IconBolt,
  IconBuilding,
  IconCalendar,
  IconKeyboard,
  IconLogout,
  IconSunMoon,
} from "@tabler/icons-react";
import { useState } from "react";
import { useCompanies } from "../../data/company/company-list.ts";
import { companyNames } from "../../data/company/company-names.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useUndo } from "../../data/undo.ts";
import { type SettingChanges, updateUserSettings, useUserSettings } from "../../data/user-settings.ts";
import { DENSITIES, THEMES } from "../../ui/appearance.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useSavedSetting } from "../../ui/label/use-saved-setting.ts";
import { goToSignOut } from "../../ui/link/sign-out-address.ts";
import { shownPageActions } from "../../ui/page-frame/page-actions.ts";
import { chooseCompany, chooseFiscalYear } from "../books/choose-books.ts";
import type { MenuFlags } from "../menu/menu-items.ts";
import { pageEntries } from "./page-entries.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** The palette is gone by then, and what it covered has the focus again. */
const CLOSED_MS = 50;

/** Everything that can be done from the palette, on every page. */
export function useCommands(flags: MenuFlags, onKeyList: () => void): readonly PaletteEntry[] {
  const { canUndo, label } = useUndo();
  const takeBack = useUndoAction();
  const appearance = useAppearanceCommands();
  const books = useBookCommands();
  const undo: PaletteEntry = {
    id: "undo",
    icon: IconArrowBackUp,
    title: label === undefined ? "Ångra det som sparades senast" : `Ångra: ${label}`,
    keys: "Control+z",
    words: "ta tillbaka återställ",
    run: () => void takeBack(),
  };
  const [actions] = useState(actionsOfPage);
  const own = new Set(actions.flatMap(({ to, title }) => [to ?? title, title]));
  return [
    ...actions,
    ...pageEntries(flags).commands.filter(({ to = "", title }) => !own.has(to) && !own.has(title)),
    ...(canUndo ? [undo] : []),
    ...books,
    ...appearance,
    {
      id: "keys",
      icon: IconKeyboard,
      title: "Visa kortkommandon",
      words: "tangenter hjälp",
      keys: "?",
      run: onKeyList,
    },
    { id: "logout", icon: IconLogout, title: "Logga ut", run: () => goToSignOut() },
  ];
}

/** What the toolbar and the help of the page behind the palette do, which has opened over them. */
function actionsOfPage(): readonly PaletteEntry[] {
  return shownPageActions().map(({ label, icon, to, run }) => ({
    id: `action ${label}`,
    icon: icon ?? IconBolt,
    title: label,
    text: "på den här sidan",
    // After the palette has closed: it is not to be printed, and gives the focus back first.
    ...(to === undefined ? { run: () => setTimeout(() => run?.(), CLOSED_MS) } : { to }),
  }));
}

/** Another year, another company. */
function useBookCommands(): readonly PaletteEntry[] {
  const company = useCompany();
  const { companies } = useCompanies();
  const { years } = useFiscalYears();
  const year = useFiscalYear();
  const save = useSavedSetting();
  const names = companyNames(companies);
  const others = latestFirst(years).filter(({ id }) => id !== year?.id);
  return [
    ...others.map((other) => ({
      id: `year ${other.id}`,
      icon: IconCalendar,
      title: `Byt räkenskapsår till ${fiscalYearName(other)}`,
      text: `${other.from} – ${other.to}`,
      run: () => save(chooseFiscalYear(other.id, year?.id)),
    })),
    ...companies
      .filter(({ id }) => id !== company?.id)
      .map(({ id }) => ({
        id: `company ${id}`,
        icon: IconBuilding,
        title: `Byt företag till ${names.get(id) ?? ""}`,
        run: () => chooseCompany(id),
      })),
  ];
}

/** Theme, density and the keys without Ctrl; the current choice is not offered. */
function useAppearanceCommands(): readonly PaletteEntry[] {
  const { settings } = useUserSettings();
  const save = useSavedSetting();
  const set = (fields: SettingChanges) => () => save(updateUserSettings(fields));
  const { theme, density, singleKeyShortcuts } = settings;
  const themes = THEMES.filter(({ value }) => value !== theme);
  const densities = DENSITIES.filter(({ value }) => value !== density);
  return [
    ...themes.map(({ value, label }) => ({
      id: `theme ${value}`,
      icon: IconSunMoon,
      title: `Tema: ${label}`,
      words: "utseende färg mörkt ljust läge",
      run: set({ theme: value }),
    })),
    ...densities.map(({ value, label }) => ({
      id: `density ${value}`,
      icon: IconBaselineDensityMedium,
      title: `Täthet: ${label}`,
      words: "rader utseende",
      run: set({ density: value }),
    })),
    {
      id: "single-keys",
      icon: IconKeyboard,
      title: `${singleKeyShortcuts ? "Stäng av" : "Slå på"} kortkommandon med en tangent`,
      run: set({ singleKeyShortcuts: !singleKeyShortcuts }),
    },
  ];
}
