import "fake-indexeddb/auto";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";

const RENT = transactionOf("A", 1, "2026-01-05", "Hyra", [
  [5010, 100_00],
  [1930, -100_00],
]);

test.each([
  ["balance", "Balansrapportstrukturen", "Resultat"],
  ["result", "Resultatrapportstrukturen", "Diff"],
])(
  "RE15: the %s report of a chart whose structures cannot be recreated says so",
  async (path, name, last) => {
    const server = await openBooks({
      key: yearKey("transactions"),
      put: [encodeItem("transactions", RENT)],
    });
    const asked: string[] = [];
    server.instead = (_, address) => {
      if (!address.startsWith("/resources/")) return undefined;
      asked.push(address);
      return new Response("", { status: 404 });
    };
    await openPage(`/accounting/report/${path}`);
    await screen.findByText(`${name} saknas trots försök att återskapa. Kontakta supporten.`);
    expect(asked.length).toBeGreaterThan(0);
    screen.getByText(`Fel i ${name}`);
    expect(screen.getAllByText(last).length).toBeGreaterThan(0);
  },
);
