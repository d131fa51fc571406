import { type Account, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { IconHome } from "@tabler/icons-react";
import { expect, test } from "vitest";
import type { PaletteEntry } from "./palette-entry.ts";
import { type PaletteSources, paletteGroups } from "./palette-groups.ts";

function entry(title: string, more: Partial<PaletteEntry> = {}): PaletteEntry {
  return { id: title, icon: IconHome, title, ...more };
}

function account(id: number, name: string): Account {
  return { id: accountNo(id), name, type: "asset", active: true };
}

const voucher: Transaction = {
  series: "A",
  number: 105,
  date: isoDate("2025-01-02"),
  text: "Kaffe",
  entries: [
    { accountId: accountNo(5460), amount: ore(12_500) },
    { accountId: accountNo(1930), amount: ore(-12_500) },
  ],
  locked: false,
};

const sources: PaletteSources = {
  pages: [entry("Hem"), entry("Balansrapport"), entry("Ingående balans")],
  commands: [entry("Ny transaktion"), entry("Tema: Mörkt", { words: "utseende" })],
  recent: [entry("A 7"), entry("Kontoplan")],
  accounts: [
    account(1050, "Balanserade utgifter"),
    account(1930, "Företagskonto"),
    account(5010, "Lokalhyra"),
  ],
  transactions: new Map([["A-105", voucher]]),
  highest: new Map([["A", 1930]]),
  balanceOf: (no) => (no === 1930 ? ore(5000) : undefined),
};

function results(query: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    paletteGroups(query, sources).map(({ label, entries }) => [label, entries.map(({ title }) => title)]),
  );
}

function accountsOf(query: string, from: PaletteSources): readonly string[] {
  const group = paletteGroups(query, from).find(({ label }) => label === "Konton");
  return group?.entries.map(({ title }) => title) ?? [];
}

test("with nothing typed: where one was, and everything there is", () => {
  expect(results(" ")).toEqual({
    "Senast besökta": ["A 7", "Kontoplan"],
    "Gå till": ["Hem", "Balansrapport", "Ingående balans"],
    Gör: ["Ny transaktion", "Tema: Mörkt"],
  });
});

test("a place that a command leads to is not offered once more", () => {
  const to = "/settings/company/create";
  const groups = paletteGroups("skapa", {
    ...sources,
    commands: [entry("Skapa nytt företag", { to })],
    recent: [entry("Skapa nytt företag", { to }), entry("Skapa kontoplan", { to: "/elsewhere" })],
  });
  const titles = groups.flatMap(({ label, entries }) => entries.map(({ title }) => `${label}: ${title}`));
  expect(titles).toEqual(["Gör: Skapa nytt företag", "Senast besökta: Skapa kontoplan", expect.anything()]);
});

test("letters find pages first, those that begin so before the others, then accounts by name", () => {
  expect(results("bal")).toEqual({
    "Gå till": ["Balansrapport", "Ingående balans"],
    Konton: ["1050"],
    Sök: ["Sök ”bal” bland transaktionerna"],
  });
  expect(Object.keys(results("bal"))[0]).toBe("Gå till");
});

test("marks and case do not matter, and a command is found by other words too", () => {
  expect(results("MORK")["Gör"]).toEqual(["Tema: Mörkt"]);
  expect(results("utseende")["Gör"]).toEqual(["Tema: Mörkt"]);
  expect(results("foretag")["Konton"]).toEqual(["1930"]);
});

test("what is named as typed comes before what other words find", () => {
  const words = "mörkt ljust utseende";
  const commands = ["Tema: Ljust", "Tema: Mörkt"].map((title) => entry(title, { words }));
  const [found] = paletteGroups("mörkt", { ...sources, commands });
  expect(found?.entries.map(({ title }) => title)).toEqual(["Tema: Mörkt", "Tema: Ljust"]);
});

test("a number finds the voucher and accounts that begin so", () => {
  expect(Object.keys(results("A 105"))).toEqual(["Transaktioner", "Konton", "Sök"]);
  expect(results("105")).toMatchObject({ Transaktioner: ["A 105"], Konton: ["1050"] });
  const [vouchers] = paletteGroups("105", sources);
  expect(vouchers?.entries[0]).toMatchObject({
    text: "Kaffe",
    aside: "125,00",
    to: "/accounting/transaction/A/105",
  });
});

test("the whole number of an account is that account, with its balance where it is known", () => {
  const [first] = paletteGroups("1930", sources);
  expect(first).toMatchObject({
    label: "Konton",
    entries: [{ title: "1930", matched: 4, aside: "saldo 50,00", to: "/accounting/report/account/1930" }],
  });
});

test("everyday words find accounts, before those whose name only has them somewhere", () => {
  const named = { ...sources, accounts: [...sources.accounts, account(1220, "Lagerlokalhyror")] };
  const words = new Map([[5010, ["hyra"]]]);
  expect(accountsOf("hyra", { ...named, words })).toEqual(["5010"]);
  expect(accountsOf("lokalh", { ...named, words })).toEqual(["5010", "1220"]);
  expect(accountsOf("hyra", named)).toEqual(["5010"]);
  expect(accountsOf("bensin", { ...sources, words: new Map([[5010, ["bensin"]]]) })).toEqual(["5010"]);
  expect(accountsOf("bensin", sources)).toEqual([]);
});

test("what is typed can be looked for among the transactions", () => {
  const search = paletteGroups("kaffe & te", sources).at(-1)?.entries[0];
  expect(search?.to).toBe("/accounting/transaction?search=kaffe%20%26%20te");
});

test("without books nothing is looked for in them", () => {
  expect(paletteGroups("zzz", { ...sources, highest: new Map(), accounts: [] })).toEqual([]);
});

test("vouchers are found by the words of their text and by their amount, the latest first", () => {
  const hotel = { ...voucher, number: 106, text: "Faktura 12, Hotell Åsby" };
  const later = { ...voucher, number: 107, text: "Faktura 13, Hotell Åsby", entries: [] };
  const books = {
    ...sources,
    transactions: new Map([
      ["A-105", voucher],
      ["A-106", hotel],
      ["A-107", later],
    ]),
    highest: new Map([["A", 107]]),
  };
  const found = (query: string) =>
    paletteGroups(query, books)
      .find(({ label }) => label === "Transaktioner")
      ?.entries.map(({ title }) => title);
  expect(found("faktura åsby")).toEqual(["A 107", "A 106"]);
  expect(found("125,00")).toEqual(["A 106", "A 105"]);
  expect(found("125")).toEqual(["A 106", "A 105"]);
  expect(found("106")).toEqual(["A 106"]);
  expect(found("fa")).toBeUndefined();
  expect(found("0")).toBeUndefined();
});
