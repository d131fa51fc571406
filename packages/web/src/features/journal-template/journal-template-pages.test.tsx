import "fake-indexeddb/auto";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";

const RENT = {
  id: "hyra",
  name: "Hyra",
  description: "Kontoret",
  entries: [
    { accountId: 1930, amount: -100 },
    { accountId: 5010, amount: 100, description: "Lokal" },
  ],
};
const CARD = {
  id: "kort",
  name: "Kortköp, 25 % moms",
  description: "",
  entries: [
    { accountId: 1930, amount: -100 },
    { accountId: 2641, amount: 20 },
    { accountId: 5460, amount: 0 },
  ],
};
const templates = { key: "c1-journalTemplates", put: [RENT, CARD] };
const booked = transactionOf("A", 1, "2026-02-01", "Papper", [
  [1930, -112_000],
  [5460, 100_000],
  [2641, 12_000],
]);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: /^Spara/ });
async function stored(server: Awaited<ReturnType<typeof openBooks>>): Promise<readonly (typeof RENT)[]> {
  const answer = await server.documents.load("c1-journalTemplates", undefined);
  if (answer.type !== "content") return [];
  return (JSON.parse(answer.text) as { templates: (typeof RENT)[] }).templates;
}

test("the list shows the rows of each template, finds by account and opens one", async () => {
  await openBooks(templates);
  const user = await openPage("/accounting/journalTemplates");
  const rows = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]).toContain("Kortköp, 25 % moms");
  expect(rows()[1]).toMatch(/2641 20 %.*1930 100 %.*5460$/);
  await user.type(screen.getByRole("searchbox"), "50");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Hyra" }));
  await screen.findByRole("heading", { name: "Redigera konteringsmall" });
  expect((await screen.findByLabelText<HTMLInputElement>("Namn")).value).toBe("Hyra");
});

test("a template is typed by keys alone, with a blank row last, and saved", async () => {
  const server = await openBooks();
  const user = await openPage("/accounting/journalTemplates/create");
  await waitFor(() => expect(document.activeElement).toBe(field("Namn")));
  await user.keyboard("Kontor{Enter}{Enter}1930{Enter}{Enter}100%{Enter}{Enter}5460{Enter}-100*80%{Enter}");
  // A lone number with a sign of percent is that number, arithmetic is what it is (N3), and minus turns the side.
  expect(field("Kredit i procent, rad 1").value).toBe("100");
  expect(field("Kredit i procent, rad 2").value).toBe("80");
  await user.clear(field("Kredit i procent, rad 2"));
  await user.click(field("Debet i procent, rad 2"));
  await user.keyboard("80{Enter}{Enter}Pennor{Enter}2641");
  expect(screen.getByText(/^Debet 80 %, kredit 100 %/)).toBeDefined();
  expect(field("Konto, rad 4").value).toBe("");
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByText("Konteringsmallen Kontor är sparad");
  expect((await stored(server)).map(({ name, entries }) => [name, entries])).toEqual([
    [
      "Kontor",
      [
        { accountId: 1930, amount: -100 },
        { accountId: 5460, amount: 80, description: "Pennor" },
        { accountId: 2641, amount: 0 },
      ],
    ],
  ]);
  await screen.findByRole("heading", { name: "Konteringsmallar" });
});

test("what is wrong is told at its field, and nothing is saved", async () => {
  const server = await openBooks();
  const user = await openPage("/accounting/journalTemplates/create");
  await waitFor(() => expect(document.activeElement).toBe(field("Namn")));
  await user.keyboard("{Control>}s{/Control}");
  expect(screen.getAllByText("Du måste ange namn")).not.toEqual([]);
  expect(screen.getByText("Konteringsmallen måste ha minst en konteringsrad")).toBeDefined();
  await user.type(field("Konto, rad 1"), "9999");
  await user.type(field("Debet i procent, rad 1"), "1x");
  expect(screen.getAllByText("Kontot finns inte i kontoplanen")).not.toEqual([]);
  expect(screen.getByText("Du måste ange minst en giltig konteringsrad")).toBeDefined();
  expect(screen.getByText("Ogiltig andel")).toBeDefined();
  expect(save()).toHaveProperty("disabled", true);
  expect(await stored(server)).toEqual([]);
});

test("a row is removed, the last one cannot be; a template is deleted and comes back", async () => {
  const server = await openBooks(templates);
  const user = await openPage("/accounting/journalTemplates/kort/edit");
  await user.click(await screen.findByRole("button", { name: "Ta bort rad 2" }));
  expect([1, 2].map((row) => field(`Konto, rad ${row}`).value)).toEqual(["1930", "5460"]);
  expect(screen.queryByRole("button", { name: "Ta bort rad 3" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Radera/ }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(
    "Är du säker på att du vill radera konteringsmallen Kortköp, 25 % moms?",
  );
  await user.click(within(dialog).getByRole("button", { name: "Radera" }));
  await screen.findByText("Konteringsmallen Kortköp, 25 % moms är raderad");
  expect((await stored(server)).map(({ id }) => id)).toEqual(["hyra"]);
  await user.click(screen.getByRole("button", { name: "Ångra" }));
  await waitFor(async () => expect(await stored(server)).toHaveLength(2));
});

test("a template is made from a transaction, and nothing is saved before it is", async () => {
  const server = await openBooks({ key: yearKey("transactions"), put: [encodeItem("transactions", booked)] });
  const user = await openPage("/accounting/transaction/A/1");
  await user.click(await screen.findByRole("button", { name: "Fler" }));
  await user.click(await screen.findByText("Skapa konteringsmall"));
  await screen.findByRole("heading", { name: "Ny konteringsmall" });
  await waitFor(() => expect(field("Namn").value).toBe("Papper"));
  expect(field("Kredit i procent, rad 1").value).toBe("100");
  expect(field("Debet i procent, rad 2").value).toBe("89,2857");
  expect(await stored(server)).toEqual([]);
  await user.type(field("Namn"), " och pennor");
  expect(field("Debet i procent, rad 3").value).toBe("10,7143");
  await user.click(save());
  await waitFor(async () =>
    expect((await stored(server)).map(({ name }) => name)).toEqual(["Papper och pennor"]),
  );
});

test("a transaction without a row on an account of the chart gives no template, and the page says so", async () => {
  const odd = transactionOf("A", 1, "2026-02-01", "Papper", [
    [1999, -100],
    [6990, 100],
  ]);
  await openBooks({ key: yearKey("transactions"), put: [encodeItem("transactions", odd)] });
  const user = await openPage("/accounting/transaction/A/1");
  await user.click(await screen.findByRole("button", { name: "Fler" }));
  await user.click(await screen.findByText("Skapa konteringsmall"));
  await screen.findByText("Ingen giltig kontering hittades för att skapa en mall.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Transaktion A 1");
});
