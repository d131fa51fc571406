import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage } from "../../../../test/opened-page.tsx";

const CARD = {
  id: "kort",
  name: "Kortköp",
  description: "25 % moms",
  entries: [
    { accountId: 1930, amount: -100 },
    { accountId: 2641, amount: 20, description: "Moms" },
    { accountId: 5460, amount: 0 },
  ],
};
const RENT = { id: "hyra", name: "Hyra", description: "", entries: [{ accountId: 5010, amount: 100 }] };
const templates = { key: "c1-journalTemplates", put: [CARD, RENT] };

const value = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label).value.replaceAll("\u00A0", " ");

test("JT4: by keys, a template fills the rows for the sum, and the text that is empty", async () => {
  await openBooks(templates);
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.click(await screen.findByLabelText("Text"));
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("ko{Enter}899{Enter}");
  expect([value("Konto, rad 1"), value("Kredit, rad 1")]).toEqual(["1930", "899,00"]);
  expect([value("Konto, rad 2"), value("Debet, rad 2"), value("Radtext, rad 2")]).toEqual([
    "2641",
    "179,80",
    "Moms",
  ]);
  expect([value("Konto, rad 3"), value("Debet, rad 3")]).toEqual(["5460", "719,20"]);
  expect(value("Text")).toBe("Kortköp");
  expect(screen.getByText("Balanserar")).toBeDefined();
  // What it did is taken back in one step.
  await user.keyboard("{Control>}z{/Control}");
  expect(value("Konto, rad 1")).toBe("");
});

test("JT4: rows that are typed are asked about, and kept by who wants that", async () => {
  await openBooks(templates);
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.type(await screen.findByLabelText("Konto, rad 1"), "5010{Enter}50{Enter}");
  await user.keyboard("{Alt>}k{/Alt}");
  await screen.findByText(/^Det finns redan något i raderna/);
  await user.keyboard("hyra{Enter}");
  // The sum is what is typed, and Enter does not replace anything by itself.
  expect(value("Summa")).toBe("50,00");
  await user.keyboard("80{Enter}");
  expect(document.activeElement?.textContent).toBe("Ersätt raderna");
  await user.click(screen.getByRole("button", { name: "Lägg till efter" }));
  expect([value("Debet, rad 1"), value("Debet, rad 2")]).toEqual(["50,00", "80,00"]);
  await user.keyboard("{Alt>}k{/Alt}");
  await user.keyboard("hyra{Enter}80{Enter}{Enter}");
  expect([value("Debet, rad 1"), value("Konto, rad 2")]).toEqual(["80,00", ""]);
});

test("without a sum or a template nothing is filled in, and Escape leaves the form as it was", async () => {
  await openBooks(templates);
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.click(await screen.findByLabelText("Text"));
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByText("Belopp måste anges")).toBeDefined();
  await user.clear(screen.getByLabelText("Mall"));
  await user.type(screen.getByLabelText("Mall"), "xyz");
  await user.click(screen.getByRole("button", { name: "Fyll i raderna" }));
  expect(screen.getByText("Ingen mall passar sökningen")).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.queryByLabelText("Mall")).toBeNull();
  expect(value("Konto, rad 1")).toBe("");
});

test("MO13: a sum of which a row would be too large is refused at its field", async () => {
  const entries = [{ accountId: 5010, amount: 9_999_999_999 }];
  await openBooks({ key: "c1-journalTemplates", put: [{ ...RENT, entries }] });
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.click(await screen.findByLabelText("Text"));
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("{Enter}100000{Enter}");
  screen.getByText(/^Värdet får inte vara större än/);
  expect(value("Konto, rad 1")).toBe("");
});

test("an account that the chart lacks stands in its field", async () => {
  await openBooks({
    key: "c1-journalTemplates",
    put: [{ ...RENT, entries: [{ accountId: 6990, amount: 100 }] }],
  });
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.click(await screen.findByLabelText("Text"));
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("{Enter}10{Enter}");
  expect(value("Konto, rad 1")).toBe("6990");
  expect(screen.getAllByText("Kontot finns inte i kontoplanen")).not.toEqual([]);
});

test("in the simple mode two rows stay simple, and more are shown as rows", async () => {
  const rent = { ...RENT, entries: [...RENT.entries, { accountId: 1930, amount: -100 }] };
  await openBooks({ key: "c1-journalTemplates", put: [CARD, rent] });
  const user = await openPage("/accounting/transaction/create/simple");
  await user.click(await screen.findByLabelText("Text"));
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("hyra{Enter}800{Enter}");
  expect([value("Vad gäller det?"), value("Betalt från")]).toEqual(["5010", "1930"]);
  expect(screen.queryByLabelText("Konto, rad 1")).toBeNull();
  await user.keyboard("{Alt>}k{/Alt}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Mall")));
  await user.keyboard("kort{Enter}{Enter}{Enter}");
  expect([value("Konto, rad 1"), value("Kredit, rad 1"), value("Konto, rad 3")]).toEqual([
    "1930",
    "800,00",
    "5460",
  ]);
});

test("a company without templates is led to where one is made", async () => {
  await openBooks();
  const user = await openPage("/accounting/transaction/create/advanced");
  await user.click(await screen.findByRole("button", { name: /^Mall/ }));
  expect((await screen.findByRole("link", { name: "Skapa konteringsmall" })).getAttribute("href")).toBe(
    "/accounting/journalTemplates/create",
  );
});
