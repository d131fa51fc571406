import "fake-indexeddb/auto";
import type { TypedField } from "@huvudbok/core/income-tax";
import { ore } from "@huvudbok/core/money";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage, yearKey } from "../../../test/opened-page.tsx";
import { INCOME_TAX_PAGE, TAX_CODES, taxBooks } from "../../../test/tax-books.ts";

const NE_PAGE = "/accounting/report/ne";
const NE_CODES = { 1930: 7280, 3001: 7400, 5010: 7501 };

const INK2_TYPED: readonly TypedField[] = [
  { code: 7663, amount: ore(120_000) },
  { code: 8041, isTicked: true },
  { code: 90, isTicked: true },
];
const NE_TYPED: readonly TypedField[] = [
  { code: 7020, text: "Snickeri" },
  { code: 7601, amount: ore(120_000) },
];

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const section = async () =>
  within(await screen.findByRole("region", { name: "Uppgifter som fylls i för hand" }));

async function values() {
  const outputs = (await section()).getAllByRole<HTMLOutputElement>("status", { hidden: true });
  return outputs.map(({ parentElement }) => plain(parentElement?.textContent ?? ""));
}

async function noFields() {
  const fields = await section();
  for (const role of ["textbox", "checkbox", "radio"])
    expect(fields.queryAllByRole(role, { hidden: true })).toEqual([]);
  expect(fields.queryByRole("button", { name: /^Spara/, hidden: true })).toBeNull();
}

test("TX19: in a locked year the typed fields are values, and it is told why and who unlocks it", async () => {
  await taxBooks("AB", TAX_CODES, { locked: true, typed: INK2_TYPED });
  await openPage(INCOME_TAX_PAGE);
  await noFields();
  expect(await values()).toEqual(
    expect.arrayContaining([
      "Övriga upplysningar skickas medJa",
      "Uppdragstagare (t.ex. redovisningskonsult) har biträtt vid upprättandet av årsredovisningenNej",
      "Årsredovisningen har varit föremål för revisionInte besvarad",
      "4.13 Andra skattemässiga justeringar av resultatet (+)1 200",
      "4.13 Andra skattemässiga justeringar av resultatet (−)0",
    ]),
  );
  const why = (await section()).getByText(/^Räkenskapsåret är låst/);
  expect(why.textContent).toBe(
    "Räkenskapsåret är låst, så deklarationens egna fält kan inte ändras. Ägaren låser upp det under Räkenskapsår.",
  );
  const link = within(why).getByRole<HTMLAnchorElement>("link", { name: "Räkenskapsår" });
  expect(link.getAttribute("href")).toBe("/accounting/fiscalYear");
});

test("TX19: NE too", async () => {
  await taxBooks("E", NE_CODES, { locked: true, typed: NE_TYPED });
  await openPage(NE_PAGE);
  await noFields();
  (await section()).getByText(/^Räkenskapsåret är låst/);
  const shown = await values();
  expect(shown).toEqual(
    expect.arrayContaining(["Slags näringsverksamhetSnickeri", "Passiv näringsverksamhetNej"]),
  );
  expect(shown.find((text) => text.startsWith("R13"))).toMatch(/1 200$/);
});

test("TX19: a reader sees values too, and is told that it is the role", async () => {
  const server = await taxBooks("E", NE_CODES);
  Object.assign(server.companies[0]!, { role: "reader" });
  await openPage(NE_PAGE);
  await noFields();
  (await section()).getByText("Du kan läsa deklarationens egna fält, men inte ändra dem.");
  expect(await values()).toContain("Slags näringsverksamhetInte ifyllt");
});

test("TX20: a conflict is at its field, names it as the page does, and a refused save leads there", async () => {
  const server = await taxBooks();
  const user = await openPage(INCOME_TAX_PAGE);
  const field = await screen.findByLabelText<HTMLInputElement>(/^4\.13 .*\(\+\)/);
  await user.type(field, "55");
  await user.click(screen.getAllByLabelText("Ja")[0]!);
  const other = { companyId: 1, intent: "edit", requestId: "other" } as const;
  await server.documents.commit({
    ...other,
    changes: [
      {
        key: yearKey("incomeTax"),
        head: {},
        put: [{ code: 7663, amount: 10 }],
      },
    ],
  });
  field.focus();
  await user.keyboard("{Control>}s{/Control}");
  const keep = await screen.findByRole("button", {
    name: "Behåll mitt: 4.13 Andra skattemässiga justeringar av resultatet (+)",
  });
  screen.getByText(
    "4.13 Andra skattemässiga justeringar av resultatet (+) har ändrats av någon annan medan du skrev",
  );
  expect(field.compareDocumentPosition(keep) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(keep));
  // Once more, from another field: the choice is asked for again.
  const another = screen.getByLabelText<HTMLInputElement>(/^4\.3c/);
  another.focus();
  await user.keyboard("{Control>}s{/Control}");
  expect(document.activeElement).toBe(keep);
  await user.click(keep);
  await user.keyboard("{Control>}s{/Control}");
  await screen.findAllByText("Deklarationens uppgifter är sparade");
});

test("TX21: a telephone number that INFO.SRU has no room for is told, with the way to change it", async () => {
  const server = await taxBooks();
  const { config } = server.companies[0]!;
  config.recipient = {
    ...config.recipient,
    organizationNumber: "556000-0175",
    zipCode: "111 22",
    city: "Stockholm",
    phone: "+46 8 123 45 67 89 001",
  };
  await openPage(INCOME_TAX_PAGE);
  await screen.findByText("Telefonnumret får inte plats i INFO.SRU och utelämnas");
  screen.getByText(
    "Telefon i företagsinställningar: ”+468123456789001” har 16 tecken. INFO.SRU tar högst 15 och behöver inget telefonnummer.",
  );
  const link = screen.getByRole("link", { name: "Till företagsuppgifterna" });
  expect(link.getAttribute("href")).toContain("/settings/company/edit");
  // It hinders nothing.
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "INFO.SRU" }).disabled).toBe(false);
});

test("TX11, TX18: unfit characters are named, and what the files leave out is told", async () => {
  const server = await taxBooks();
  const { config } = server.companies[0]!;
  config.recipient = { ...config.recipient, name: "Ł€ AB", address: "Storgatan 1 #4" };
  await openPage(INCOME_TAX_PAGE);
  await screen.findByText(
    "Namn i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: Ł €",
  );
  screen.getByText("Tecknet # får inte stå i Skatteverkets filer. Så skrivs det utan det:");
  screen.getByText("Gatuadress i företagsinställningar: ”Storgatan 1 4”");
});
