import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookMeanwhile } from "../../../test/book-meanwhile.ts";
import { openBooksWithout, openPage, yearKey } from "../../../test/opened-page.tsx";
import {
  taxBooks as books,
  CLOSING_CODES,
  INCOME_TAX_PAGE as RETURN,
  TAX_CODES as SRU,
  taxVoucher,
} from "../../../test/tax-books.ts";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const rows = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("row")
    .map(({ textContent }) => plain(textContent).trim());

test("the rows that have something, and all of them when they are asked for", async () => {
  await books();
  const user = await openPage(RETURN);
  await screen.findByRole("grid");
  expect(rows()).toEqual(
    expect.arrayContaining([
      "2.26 Kassa, bank och redovisningsmedel7281800",
      "2.28 Fritt eget kapital7302800",
      "3.1 Nettoomsättning74101 000",
      "3.7 Övriga externa kostnader7513200",
      "3.26 Årets resultat, vinst (flyttas till p. 4.1)7450800",
      "4.15 Överskott (flyttas till p. 1.1)7670800",
    ]),
  );
  const shown = rows().length;
  await user.click(screen.getByLabelText("Dölj tomma rader"));
  expect(rows().length).toBeGreaterThan(shown + 100);
  await user.click(screen.getByLabelText("Visa detaljer"));
  expect(rows()).toContain("1930 Konto 1930800,50");
});

test("the files are refused with everything that is missing", async () => {
  await books();
  await openPage(RETURN);
  await screen.findByText("Filerna kan inte göras än");
  for (const text of ["Organisationsnummer", "Postnummer", "Ort"]) {
    expect(screen.getByText(new RegExp(`^${text} saknas i företagsinställningar`))).toBeDefined();
  }
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "BLANKETTER.SRU" });
  expect(button.disabled).toBe(true);
});

test("what is typed is checked at its field, saved by its code, and counted", async () => {
  const server = await books();
  const user = await openPage(RETURN);
  const costs = await screen.findByLabelText<HTMLInputElement>(/^4\.3c/);
  await user.type(costs, "12,5");
  await user.keyboard("{Control>}s{/Control}");
  expect(screen.getAllByText("Ange hela kronor, utan ören")).not.toEqual([]);
  await user.clear(costs);
  await user.type(costs, "100");
  await user.click(screen.getAllByLabelText("Nej")[0]!);
  expect(rows()).toContain("4.15 Överskott (flyttas till p. 1.1)7670900");
  await user.keyboard("{Control>}s{/Control}");
  await screen.findAllByText("Deklarationens uppgifter är sparade");
  await waitFor(async () => {
    const answer = await server.documents.load(yearKey("incomeTax"), undefined);
    const text = answer.type === "content" ? answer.text : "{}";
    expect((JSON.parse(text) as { fields?: unknown }).fields).toEqual([
      { code: 7653, amount: 100 },
      { code: 8041, isTicked: true },
    ]);
  });
});

test("TX15: the tax follows from the surplus, and what is left of it to book leads to the closing helper", async () => {
  await books();
  const user = await openPage(RETURN);
  const part = within(await screen.findByRole("region", { name: /^Skatt att bokföra: 164/ }));
  const texts = () => part.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
  expect(texts()).toEqual([
    "20,6 % av 800 kr (överskottet avrundat nedåt till hela tiotal kronor) är 164 kr.",
    "Inget är bokfört på konto 8910: 164,00 är kvar att bokföra, på 8910 mot 2512.",
  ]);
  const link = part.getByRole<HTMLAnchorElement>("link", { name: "Till Bokslutshjälpen" });
  expect(link.getAttribute("href")).toBe("/accounting/closing/helper");
  await user.type(screen.getByLabelText<HTMLInputElement>(/^4\.3c/), "109");
  expect(texts()[0]).toBe("20,6 % av 900 kr (överskottet avrundat nedåt till hela tiotal kronor) är 185 kr.");
});

test("CL11: tax that somebody has booked while its form is open is not booked twice by a key", async () => {
  const server = await books("AB", undefined, { more: CLOSING_CODES });
  const user = await openPage(RETURN);
  await user.click(await screen.findByRole("button", { name: "Bokför skatten" }));
  await screen.findByLabelText("Debet, rad 1");
  await bookMeanwhile(server, taxVoucher(3, 164_00));
  await screen.findByText(
    "Beloppet har ändrats sedan formuläret fylldes i. Det finns inget kvar att bokföra.",
  );
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("dialog", { name: "Registrera ändå?" });
});

test("CL11: a form of tax that was filled in with what is not saved is not told to differ from what is", async () => {
  await books("AB", undefined, { more: CLOSING_CODES });
  const user = await openPage(RETURN);
  await user.type(await screen.findByLabelText<HTMLInputElement>(/^4\.3c/), "109");
  await user.click(screen.getByRole("button", { name: "Bokför skatten" }));
  const debit = await screen.findByLabelText<HTMLInputElement>("Debet, rad 1");
  expect(plain(debit.value)).toBe("185,00");
  // By then it would have been told.
  await user.type(screen.getByLabelText("Text"), ", preliminär");
  expect(document.body.textContent).not.toContain("har ändrats");
});

test.each(["transactions", "accountPlan", "incomeTax", "accountBalance"])(
  "PG63: where the %s did not come, that is told with a way to try again",
  async (kind) => {
    const server = await books();
    const { instead } = server;
    server.instead = (method, path) =>
      path.includes(yearKey(kind)) ? new Response("{}", { status: 500 }) : instead(method, path);
    await openPage(RETURN);
    await screen.findByRole("button", { name: "Försök igen" });
    screen.getByText("Kunde inte hämta data för det valda räkenskapsåret");
    expect(document.body.textContent).toContain("Det som är sparat är kvar.");
    expect(screen.queryByRole("grid")).toBeNull();
  },
);

test("accounts that cannot be placed are listed, each with a way to its form", async () => {
  await books("AB", { 1930: 7281, 3001: 9999 });
  await openPage(RETURN);
  await screen.findByText("Vissa konton kunde inte placeras in i SRU-rapporten");
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: "Konto 5010 har inget SRU-nummer angivet i kontoplanen",
  });
  expect(link.getAttribute("href")).toBe("/accounting/accountPlan/edit?account=5010");
  expect(screen.getByText("Enligt blanketten: 7513")).toBeDefined();
  expect(screen.queryByRole("grid")).toBeNull();
});

test("TX16: the codes of the form are taken after what changes is shown, and the change can be undone", async () => {
  const server = await books("AB", { 1930: 7281, 3001: 9999 });
  const user = await openPage(RETURN);
  await user.click(await screen.findByRole("button", { name: "Ta blankettens koder (2)" }));
  const dialog = await screen.findByRole("dialog");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["3001 Konto 3001: 9999 → 7410", "5010 Konto 5010: inget → 7513"]);
  await user.click(within(dialog).getByRole("button", { name: "Ändra" }));
  await screen.findByText("2 konton har fått blankettens SRU-nummer");
  await screen.findByRole("grid");
  expect(screen.queryByRole("button", { name: /^Ta blankettens koder/ })).toBeNull();
  const codes = async () => {
    const answer = await server.documents.load(yearKey("accountPlan"), undefined);
    if (answer.type !== "content") throw new Error("no chart");
    const { accounts2 } = JSON.parse(answer.text) as { accounts2: { id: number; sru?: number }[] };
    return accounts2
      .filter(({ id }) => id in SRU)
      .map(({ id, sru }) => [id, sru])
      .toSorted(([a = 0], [b = 0]) => a - b);
  };
  expect(await codes()).toEqual([
    [1930, 7281],
    [3001, 7410],
    [5010, 7513],
  ]);
  await user.click(screen.getByRole("button", { name: "Ångra" }));
  await screen.findByText("Vissa konton kunde inte placeras in i SRU-rapporten");
});

test("TX16: on a whole return they are offered for the account whose code is of another field", async () => {
  await books("AB", { ...SRU, 5010: 7511 });
  await openPage(RETURN);
  await screen.findByText(/Konto 5010 har SRU-nummer 7511 i kontoplanen/);
  expect(screen.getByRole("button", { name: "Ta blankettens koder (1)" })).toBeDefined();
});

test("TX16: a reader is offered no change of the chart", async () => {
  const server = await books("AB", { 1930: 7281 });
  Object.assign(server.companies[0]!, { role: "reader" });
  await openPage(RETURN);
  await screen.findByText("Enligt blanketten: 7513");
  // TX1: which form that is.
  screen.getByText("Blankett INK2 för beskattningsår 2024 och senare");
  expect(screen.queryByRole("button", { name: /^Ta blankettens koder/ })).toBeNull();
});

test.each([
  ["E", "En enskild firma deklarerar på NE-blanketten", "Till NE-blanketten"],
  ["EK", "Företagstypen är inte implementerad än", "Till företagsuppgifterna"],
] as const)("a company of type %s is led on: %s", async (type, title, link) => {
  await books(type);
  await openPage(RETURN);
  await screen.findByRole("heading", { name: title });
  screen.getByText("Företagstypen är inte implementerad än");
  expect(screen.getByRole("link", { name: link })).toBeDefined();
});

test.each([
  ["EK", "Andra lämnar sin deklaration hos Skatteverket, med siffrorna i balans- och resultatrapporten."],
  [
    "PP",
    "Ett hushåll har ingen bokföring att deklarera: det du ska deklarera själv lämnar du hos Skatteverket på INK1.",
  ],
] as const)("a company of type %s is told what to do instead: %s", async (type, text) => {
  await books(type);
  await openPage(RETURN);
  await screen.findByRole("heading", { name: "Företagstypen är inte implementerad än" });
  expect(document.body.textContent).toContain(text);
});

test("a sole trader is told that it is the page of INK2, and not the return, that lacks the type", async () => {
  await books("E");
  await openPage(RETURN);
  await screen.findByRole("link", { name: "Till NE-blanketten" });
  expect(document.body.textContent).toContain("På den här sidan, för INK2: Företagstypen är inte");
});

test("NE is no page of a limited company", async () => {
  await books();
  await openPage("/accounting/report/ne");
  await screen.findByRole("heading", { name: "Ett aktiebolag deklarerar på INK2" });
  screen.getByText("Företagstypen är inte implementerad än");
  expect(document.body.textContent).toContain("På den här sidan, för NE: Företagstypen är inte");
  expect(screen.getByRole("link", { name: "Till inkomstdeklarationen" })).toBeDefined();
});

test.each([
  ["?fiscalYear=f1", "Räkenskapsåret med id f1 finns inte"],
  ["?fiscalYear=", "Du måste välja ett räkenskapsår för att se inkomstdeklarationen"],
])("an address with %s: %s", async (query, text) => {
  await books();
  await openPage(`${RETURN}${query}`);
  await screen.findByText(text);
});

test("without a fiscal year there is nothing to declare", async () => {
  await openBooksWithout("year");
  await openPage(RETURN);
  await screen.findByText("Räkenskapsår saknas");
  expect(screen.getByRole("link", { name: "Skapa räkenskapsår" })).toBeDefined();
});
