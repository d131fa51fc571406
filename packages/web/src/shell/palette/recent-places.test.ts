import { type Role, roleMay } from "@huvudbok/core/company";
import { expect, test } from "vitest";
import { recentPlaces } from "./recent-places.ts";

const names = new Map([["1930", "Företagskonto"]]);

function places(visited: readonly string[], here = "/accounting", role: Role = "owner") {
  return recentPlaces(visited, here, names, (access) => roleMay(role, access)).map(({ title, text, to }) => [
    title,
    text,
    to,
  ]);
}

test("the latest first, each place once with its last query, not the one where one is", () => {
  expect(
    places(
      ["/accounting/transaction", "/settings", "/accounting/transaction?search=kaffe", "/accounting"],
      "/accounting?a=1",
    ),
  ).toEqual([
    ["Transaktioner", undefined, "/accounting/transaction?search=kaffe"],
    ["Mina inställningar", undefined, "/settings"],
  ]);
});

test("vouchers and accounts have their names; an unknown place is left out", () => {
  expect(
    places([
      "/accounting/transaction/A%20B/12",
      "/accounting/report/account/1930?from=x",
      "/accounting/report/account/2440",
      "/accounting/nowhere",
    ]),
  ).toEqual([
    ["2440", undefined, "/accounting/report/account/2440"],
    ["1930", "Företagskonto", "/accounting/report/account/1930?from=x"],
    ["A B 12", "Transaktion", "/accounting/transaction/A%20B/12"],
  ]);
});

test.each([
  ["/accounting/import/sie", "Importera SIE"],
  ["/accounting/transaction/create", "Ny transaktion"],
  ["/accounting/transaction/create/simple", "Ny transaktion"],
  ["/settings/company/create", "Skapa nytt företag"],
  ["/settings/company/edit?package=1", "Inställningar"],
  ["/settings/company/delete", "Radera företag"],
])("%s is called what the table of pages calls it: %s", (visited, title) => {
  expect(places([visited])).toEqual([[title, undefined, visited]]);
});

test("where one signs in or out is no place to go back to", () => {
  expect(places(["/login", "/logout"])).toEqual([]);
});

test("a page that is not for the person's role is no place to go back to", () => {
  expect(places(["/accounting/transaction/create", "/settings"], "/accounting", "reader")).toEqual([
    ["Mina inställningar", undefined, "/settings"],
  ]);
});
