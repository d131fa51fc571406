import { expect, test } from "vitest";
import { type MenuFlags, pageCommands, visibleMenu } from "../menu/menu-items.ts";
import { pageEntries } from "./page-entries.ts";
import { PAGE_WORDS } from "./page-words.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { paletteGroups } from "./palette-groups.ts";

const ALL: MenuFlags = {
  company: true,
  fiscalYear: true,
  accountPlan: true,
  features: new Set([1001, 1002, 1101]),
  may: () => true,
};

function found(typed: string): readonly string[] {
  const { places, commands } = pageEntries(ALL);
  const groups = paletteGroups(typed, {
    pages: places,
    commands,
    recent: [],
    accounts: [],
    transactions: new Map(),
    highest: new Map(),
    balanceOf: () => undefined,
  });
  return groups.flatMap(({ entries }: { entries: readonly PaletteEntry[] }) =>
    entries.map(({ title }) => title),
  );
}

test.each([
  ["kvitto", ["Utkast", "Ny transaktion", "Transaktioner med underlag"]],
  ["faktura", ["Utkast", "Ny transaktion"]],
  ["verifikation", ["Transaktioner", "Ny transaktion"]],
  ["moms", ["Momsrapport", "Periodisk sammanställning"]],
  ["utland", ["Periodisk sammanställning", "Momsrapport"]],
  ["lön", ["Ny transaktion"]],
  ["import", ["Importera SIE", "Utkast"]],
  ["export", ["Exportera SIE", "Periodisk sammanställning"]],
  ["säkerhetskopia", ["Exportera SIE"]],
  ["backup", ["Exportera SIE"]],
  ["sie", ["Importera SIE", "Exportera SIE"]],
  ["lås", ["Räkenskapsår", "Inställningar"]],
  ["mörkt", ["Mina inställningar"]],
  ["inventarie", ["Inventarier"]],
  ["avskrivning", ["Inventarier"]],
  ["bokslut", ["Bokslutshjälpen"]],
  ["deklaration", ["Inkomstdeklaration", "Momsrapport", "NE-blankett"]],
  ["nytt konto", ["Lägg till konto"]],
  ["mall", ["Konteringsmallar"]],
  ["vinst", ["Resultatrapport"]],
])("'%s' finds %j", (typed, titles) => {
  expect(found(typed)).toEqual(expect.arrayContaining(titles));
});

test("what the product does not have is not found", () => {
  expect(found("budget")).toEqual([]);
});

test("only pages that the palette offers have words", () => {
  const offered = [
    ...visibleMenu(ALL).flatMap(({ items }) => items.map(({ path }) => path)),
    ...pageCommands(ALL).map(({ path }) => path),
  ];
  expect(offered).toEqual(expect.arrayContaining(Object.keys(PAGE_WORDS)));
});
