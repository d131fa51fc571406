import { expect, test } from "vitest";
import { recentPlaces } from "./recent-places.ts";

const names = new Map([
  ["/accounting", "Hem"],
  ["/accounting/transaction", "Transaktioner"],
  ["1930", "Företagskonto"],
]);

function places(visited: readonly string[], here = "/accounting") {
  return recentPlaces(visited, here, names).map(({ title, text, to }) => [title, text, to]);
}

test("the latest first, each place once with its last query, not the one where one is", () => {
  expect(
    places(
      ["/accounting/transaction", "/settings", "/accounting/transaction?search=kaffe", "/accounting"],
      "/accounting?a=1",
    ),
  ).toEqual([
    ["Transaktioner", undefined, "/accounting/transaction?search=kaffe"],
    ["Personliga inställningar", undefined, "/settings"],
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
