import {
  type Icon,
  IconBook2,
  IconCalendar,
  IconChartBar,
  IconFileExport,
  IconFileImport,
  IconHome,
  IconList,
  IconListDetails,
  IconListNumbers,
  IconReport,
  IconScale,
  IconSettings,
} from "@tabler/icons-react";

/** What of the books exists; each flag stands for itself (specification 1 §2, clarification P1). */
export interface MenuFlags {
  readonly company: boolean;
  readonly fiscalYear: boolean;
  readonly accountPlan: boolean;
  readonly features: ReadonlySet<number>;
}

export interface MenuItem {
  readonly label: string;
  readonly path: string;
  readonly icon: Icon;
  /** The key that leads here after g: the first letter of the label, or one that is free. */
  readonly goKey?: string;
  readonly needs?: "company" | "fiscalYear" | "accountPlan";
  readonly feature?: number;
}

export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const HOME = "/accounting";

/** The side menu, group by group, in the order of the specification. */
const MENU: readonly MenuGroup[] = [
  {
    label: "Bokföring",
    items: [
      { label: "Hem", path: HOME, icon: IconHome, goKey: "h" },
      { label: "Transaktioner", path: "/accounting/transaction", icon: IconListDetails, goKey: "t" },
      { label: "Räkenskapsår", path: "/accounting/fiscalYear", icon: IconCalendar, needs: "company" },
      {
        label: "Kontoplan",
        path: "/accounting/accountPlan",
        icon: IconListNumbers,
        goKey: "k",
        needs: "fiscalYear",
      },
      { label: "Ingående balans", path: "/accounting/accountBalance", icon: IconScale },
    ],
  },
  {
    label: "Rapporter",
    items: [
      { label: "Balansrapport", path: "/accounting/report/balance", icon: IconReport, goKey: "b" },
      { label: "Resultatrapport", path: "/accounting/report/result", icon: IconChartBar, goKey: "r" },
      { label: "Huvudbok", path: "/accounting/report/ledger", icon: IconBook2 },
      { label: "Transaktionslista", path: "/accounting/report/transaction", icon: IconList },
    ],
  },
  {
    label: "Övrigt",
    items: [
      { label: "Importera SIE", path: "/accounting/import/sie", icon: IconFileImport },
      { label: "Exportera SIE", path: "/accounting/export/sie5", icon: IconFileExport },
      { label: "Inställningar", path: "/settings/company/edit", icon: IconSettings },
    ],
  },
];

/** The items whose own state and feature are met; a group without items is left out. */
export function visibleMenu(flags: MenuFlags): readonly MenuGroup[] {
  return MENU.map((group) => ({
    ...group,
    items: group.items.filter(
      (item) =>
        (item.needs === undefined || flags[item.needs]) &&
        (item.feature === undefined || flags.features.has(item.feature)),
    ),
  })).filter((group) => group.items.length > 0);
}

/** Pages whose address does not begin with that of the item they belong to. */
const BELONGS: Readonly<Record<string, string>> = {
  "/accounting/report/account": "/accounting/report/ledger",
  "/settings/company/delete": "/settings/company/edit",
};

/**
 * The item that a path belongs to: the longest one that the path begins with. Every address begins with that of Hem,
 * which is therefore only itself.
 */
export function activeMenuPath(pathname: string): string | undefined {
  const paths = MENU.flatMap((group) => group.items.map((item) => item.path));
  const fitting = [...paths, ...Object.keys(BELONGS)].filter(
    (path) => pathname === path || (path !== HOME && pathname.startsWith(`${path}/`)),
  );
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : (BELONGS[longest] ?? longest);
}
