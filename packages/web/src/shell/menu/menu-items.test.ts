import { type Role, roleMay } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { activeMenuPath, type MenuFlags, pageCommands, visibleMenu } from "./menu-items.ts";

const NOTHING: MenuFlags = {
  company: false,
  fiscalYear: false,
  accountPlan: false,
  features: new Set(),
  may: () => true,
};

function labels(flags: Partial<MenuFlags>): readonly string[] {
  return visibleMenu({ ...NOTHING, ...flags }).flatMap((group) => group.items.map((item) => item.label));
}

test("each requirement stands for itself", () => {
  expect(labels({})).not.toContain("Räkenskapsår");
  expect(labels({ company: true })).toContain("Räkenskapsår");
  expect(labels({ company: true })).not.toContain("Kontoplan");
  expect(labels({ fiscalYear: true })).toContain("Kontoplan");
  expect(labels({ fiscalYear: true })).not.toContain("Räkenskapsår");
});

test("what needs nothing is there for everybody who is signed in (PG2)", () => {
  expect(labels({})).toEqual(
    expect.arrayContaining(["Hem", "Transaktioner", "Balansrapport", "Importera SIE"]),
  );
});

test.each([
  ["/accounting", "Hem"],
  ["/accounting/transaction", "Transaktioner"],
  ["/accounting/transaction/create", "Transaktioner"],
  ["/accounting/transaction/create/simple", "Transaktioner"],
  ["/accounting/transaction/A/12", "Transaktioner"],
  ["/accounting/fiscalYear", "Räkenskapsår"],
  ["/accounting/fiscalYear/create", "Räkenskapsår"],
  ["/accounting/accountPlan", "Kontoplan"],
  ["/accounting/accountPlan/create", "Kontoplan"],
  ["/accounting/accountBalance", "Ingående balans"],
  ["/accounting/journalTemplates", "Konteringsmallar"],
  ["/accounting/journalTemplates/create", "Konteringsmallar"],
  ["/accounting/journalTemplates/a/edit", "Konteringsmallar"],
  ["/accounting/report/balance", "Balansrapport"],
  ["/accounting/report/result", "Resultatrapport"],
  ["/accounting/report/ledger", "Huvudbok"],
  ["/accounting/report/account/1930", "Huvudbok"],
  ["/accounting/report/transaction", "Transaktionslista"],
  ["/accounting/import/sie", "Importera SIE"],
  ["/accounting/export/sie5", "Exportera SIE"],
  ["/settings/company/edit", "Inställningar"],
  ["/settings/company/edit/package", "Inställningar"],
  ["/settings/company/delete", "Inställningar"],
  // These belong to no existing company: the user's own settings, and new companies.
  ["/settings", undefined],
  ["/settings/company/create", undefined],
  ["/settings/company/demonstration", undefined],
  // Pages that do not exist belong to no item.
  ["/accounting/transactions", undefined],
])("%s belongs to %s", (path, expected) => {
  const active = activeMenuPath(path);
  const features = new Set([1001]);
  const all = visibleMenu({ ...NOTHING, features, company: true, fiscalYear: true, accountPlan: true });
  const label = all.flatMap((group) => group.items).find((item) => item.path === active)?.label;
  expect(label).toBe(expected);
});

test("g and a letter lead to the pages that there are, no letter to two", () => {
  const items = visibleMenu({ ...NOTHING, company: true, fiscalYear: true, accountPlan: true });
  const keys = items
    .flatMap((group) => group.items)
    .flatMap(({ goKey, path }) => (goKey ? [[goKey, path]] : []));
  expect(Object.fromEntries(keys)).toMatchObject({
    h: "/accounting",
    t: "/accounting/transaction",
    b: "/accounting/report/balance",
    r: "/accounting/report/result",
    k: "/accounting/accountPlan",
  });
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
});

const UNDERLAG = "Transaktioner med underlag";

test.each<[Role, readonly string[]]>([
  [
    "owner",
    [
      "Ny transaktion",
      "Skapa räkenskapsår",
      "Lägg till konto",
      UNDERLAG,
      "Skapa nytt företag",
      "Mina inställningar",
    ],
  ],
  [
    "bookkeeper",
    [
      "Ny transaktion",
      "Skapa räkenskapsår",
      "Lägg till konto",
      UNDERLAG,
      "Skapa nytt företag",
      "Mina inställningar",
    ],
  ],
  ["reader", [UNDERLAG, "Skapa nytt företag", "Mina inställningar"]],
])("the commands that lead to pages are those that the %s may use", (role, expected) => {
  const may: MenuFlags["may"] = (access) => roleMay(role, access);
  const commands = pageCommands({ ...NOTHING, company: true, fiscalYear: true, accountPlan: true, may });
  expect(commands.map(({ title }) => title)).toEqual(expected);
  expect(commands.map(({ path }) => path)).not.toContain("/accounting/transaction/create/{-$mode}");
});

test("without a chart there is nothing to register on", () => {
  expect(pageCommands(NOTHING).map(({ title }) => title)).toEqual([
    "Skapa nytt företag",
    "Mina inställningar",
  ]);
});
