import { describe, expect, test } from "vitest";
import { newAccount } from "./new-account.ts";
import { activatedAccount, exactAccount, suggestAccounts } from "./suggest-accounts.ts";

const inactive = { ...newAccount(1931, "Gammalt bankkonto"), active: false };
const plan = {
  accounts2: [
    newAccount(1910, "Kassa"),
    newAccount(1920, "PlusGiro"),
    newAccount(1930, "Företagskonto"),
    inactive,
    newAccount(2440, "Leverantörsskulder"),
    newAccount(5010, "Lokalhyra"),
    newAccount(6110, "Kontorsmateriel"),
    newAccount(6212, "Mobiltelefon"),
    newAccount(6570, "Bankkostnader"),
  ],
};
const numbers = (query: string, recent: readonly number[] = []) =>
  suggestAccounts(query, plan, { recent }).map(({ id }) => Number(id));

describe("suggestAccounts (AP8)", () => {
  test.each([
    ["19", [1910, 1920, 1930, 1931]],
    [" 193 ", [1930, 1931]],
    ["1930", [1930]],
    ["1931", [1931]],
    ["6", [6110, 6212, 6570]],
    ["7", []],
    ["konto", [6110, 1930, 1931]],
    ["gammalt", [1931]],
    ["FORETAG", [1930]],
    ["leverantors", [2440]],
    ["bank", [6570, 1931]],
    ["65 kost", [6570]],
    ["saknas", []],
  ])("%j finds %j", (query, expected) => {
    expect(numbers(query)).toEqual(expected);
  });

  test("below five letters a hit inside a word counts only as its last part", () => {
    const names = [
      "Bankcertifikat",
      "Gratifikationer",
      "Kaffe och fika",
      "Sommarfika",
      "Fastighetslån",
      "Lokalhyror",
    ];
    const chart = { accounts2: names.map((name, index) => newAccount(1000 + index, name)) };
    const found = (query: string) => suggestAccounts(query, chart).map(({ name }) => name);
    expect(found("fika")).toEqual(["Kaffe och fika", "Sommarfika"]);
    expect(found("lån")).toEqual(["Fastighetslån"]);
    expect(found("hyr")).toEqual(["Lokalhyror"]);
    expect(found("ertif")).toEqual(["Bankcertifikat"]);
    expect(found("kaffe ika")).toEqual(["Kaffe och fika"]);
  });

  test("accounts used before with the same text come first, in their order", () => {
    expect(numbers("19", [1930, 1920])).toEqual([1930, 1920, 1910, 1931]);
    expect(numbers("konto", [1930])).toEqual([1930, 6110, 1931]);
    expect(numbers("", [5010, 1930]).slice(0, 3)).toEqual([5010, 1930, 1910]);
  });

  test("inactive accounts come after all active ones, also one that was used with the same text", () => {
    expect(numbers("19", [1931])).toEqual([1910, 1920, 1930, 1931]);
    expect(numbers("gammalt", [1931])).toEqual([1931]);
  });

  test("the exact name comes first, then a first word, then any beginning", () => {
    const household = {
      accounts2: [
        newAccount(1221, "Elektronik och datorer"),
        newAccount(1920, "Lönekonto"),
        newAccount(3010, "Lön"),
        newAccount(3020, "Lön från annan"),
        newAccount(5020, "El"),
        newAccount(5030, "Hyra, el och vatten"),
      ],
    };
    const found = (query: string) => suggestAccounts(query, household).map(({ id }) => Number(id));
    expect(found("lön")).toEqual([3010, 3020, 1920]);
    expect(found("EL")).toEqual([5020, 1221, 5030]);
  });

  test("use orders what matches equally well, and never what matches worse or is inactive", () => {
    const use = ({ id }: { readonly id: number }) =>
      new Map([
        [1930, 9],
        [1931, 99],
        [6570, 5],
        [5010, 7],
      ]).get(id) ?? 0;
    const found = (query: string, recent: readonly number[] = []) =>
      suggestAccounts(query, plan, { use, recent }).map(({ id }) => Number(id));
    expect(found("19")).toEqual([1930, 1910, 1920, 1931]);
    expect(found("19", [1920])).toEqual([1920, 1930, 1910, 1931]);
    expect(found("kassa")).toEqual([1910]);
    expect(found("k")).toEqual([1910, 6110, 1930, 5010, 6570, 2440, 1931]);
  });

  test("everyday words find as names do, in their forms, and not within words", () => {
    const words = new Map([
      [6212, ["mobil", "mobilabonnemang"]],
      [1930, ["bank", "swish"]],
      [6570, ["lån", "lunch med kund"]],
      [1931, ["swish"]],
    ]);
    const found = (query: string) => suggestAccounts(query, plan, { words }).map(({ id }) => Number(id));
    expect(found("bank")).toEqual([1930, 6570, 1931]);
    expect(found("swish")).toEqual([1930, 1931]);
    expect(found("MOBILEN")).toEqual([6212]);
    expect(found("mobilabonnemangen")).toEqual([6212]);
    expect(found("mob")).toEqual([6212]);
    expect(found("kund")).toEqual([6570]);
    expect(found("unch")).toEqual([]);
    expect(found("lan")).toEqual([6570]);
    expect(found("län")).toEqual([]);
    expect(found("lån")).toEqual([6570]);
  });

  test("a name with the text as a word of its own, or as the beginning of one, comes before the rest", () => {
    const cars = {
      accounts2: [
        newAccount(5410, "Personbilar och bilar"),
        newAccount(5611, "Drivmedel (bil)"),
        newAccount(5612, "Personbilar"),
      ],
    };
    expect(suggestAccounts("bil", cars).map(({ id }) => Number(id))).toEqual([5410, 5611, 5612]);
    expect(suggestAccounts("personbil", cars).map(({ id }) => Number(id))).toEqual([5410, 5612]);
  });

  test("no more than ten", () => {
    const many = {
      accounts2: Array.from({ length: 30 }, (_, index) => newAccount(4000 + index, `Inköp ${index}`)),
    };
    expect(suggestAccounts("4", many)).toHaveLength(10);
    expect(suggestAccounts("inköp", many)).toHaveLength(10);
    expect(suggestAccounts("inköp", many, { limit: 3 })).toHaveLength(3);
  });
});

test("a whole number names one account, and using an inactive one makes it active", () => {
  expect(exactAccount(" 1931 ", plan)).toBe(inactive);
  expect(exactAccount("193", plan)).toBeUndefined();
  expect(activatedAccount(inactive)).toEqual({ ...inactive, active: true });
  const active = newAccount(1910);
  expect(activatedAccount(active)).toBe(active);
});
