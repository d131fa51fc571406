import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newAccount } from "@huvudbok/core/account-plan";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";
import { documentClient } from "../../data/documents/current-client.ts";

const SOLD = (number: number, date: string, text: string, account: number, ore: number) =>
  encodeItem(
    "transactions",
    transactionOf("A", number, date, text, [
      [1930, ore],
      [account, -ore],
    ]),
  );
const coded = (id: number, taxCode: number) => encodeItem("accountPlan", { ...newAccount(id), taxCode });
const VOUCHERS = [
  SOLD(1, "2026-03-02", "Kundfaktura 11 Müller", 3108, 1_250_050),
  SOLD(2, "2026-03-09", "Kundfaktura 12 Müller", 3108, 100_070),
  SOLD(3, "2026-03-20", "Konsultation Nokia", 3308, 420_000),
];
const A = "/accounting/vat/ecSales?period=2026-03-01";
const VAT_CODES = join(import.meta.dirname, "../../../../resources/public/vat-codes.json");

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`VAT-nummer för ${name}`);
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => plain(textContent)),
    );

const vatCodes = (_: string, path: string) =>
  path === "/resources/vat-codes.json" ? new Response(readFileSync(VAT_CODES)) : undefined;

async function open(role?: "reader", address = A, vouchers = VOUCHERS, instead = vatCodes) {
  const server = await openBooks(
    { key: yearKey("accountPlan"), put: [coded(3108, 35), coded(3109, 38), coded(3308, 39)] },
    { key: yearKey("transactions"), put: vouchers },
  );
  server.instead = instead;
  const [one] = server.companies;
  if (one === undefined) throw new Error("no company");
  Object.assign(one.config.recipient, {
    organizationNumber: "556000-0175",
    reference: "Test Testsson",
    phone: "08-1234567",
    email: "test@example.se",
  });
  if (role !== undefined) Object.assign(one, { role });
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.at(-1);
    if (content !== undefined) saved.push({ name: this.download, content });
  });
  const user = await openPage(address);
  await screen.findByLabelText("Period");
  return { server, user, saved };
}

test("numbers are typed by keys, hold for every row with the text, and make the file", async () => {
  const { server, user, saved } = await open();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Hämta filen/ }).disabled).toBe(true);
  screen.getByText("3 rader saknar köparens VAT-nummer.");
  await user.click(field("A 1"));
  await user.keyboard("de 143 454 214{Enter}");
  await screen.findByText("DE143454214 är sparat, även för 1 rad till med samma text");
  await waitFor(() => expect(field("A 2").value).toBe("DE143454214"));
  expect(document.activeElement).toBe(field("A 2"));
  screen.getByText("1 rad saknar köparens VAT-nummer.");
  await user.keyboard("{Enter}FI01120389{Enter}");
  await screen.findByText("FI01120389 är sparat");
  await waitFor(() => expect(screen.queryByText(/saknar köparens/)).toBeNull());
  expect(rowsOf("Köpare i filen")).toEqual([
    ["DE143454214", "13 501", "", ""],
    ["FI01120389", "", "", "4 200"],
    ["Summa", "13 501", "0", "4 200"],
  ]);
  await user.click(screen.getByRole("button", { name: /Hämta filen/ }));
  await screen.findByText(/hämtades/);
  expect(saved.map(({ name }) => name)).toEqual(["periodisk-sammanstallning-2603.csv"]);
  expect(await saved[0]?.content.text()).toBe(
    "SKV574008;\r\nSE556000017501;2603;Test Testsson;08-1234567;test@example.se\r\nDE143454214;13501;;;\r\nFI01120389;;;4200;\r\n",
  );
  expect(server.filings.list).toMatchObject([
    { kind: "ecSales", from: "2026-03-01", to: "2026-03-31", figures: { 35: 13_501, "FI01120389-39": 4200 } },
  ]);
});

test("a number can be kept to one voucher, and is taken away again", async () => {
  const { user } = await open();
  await user.click(field("A 1"));
  await user.keyboard("DE143454214{Enter}");
  await user.click(await screen.findByRole("button", { name: "Bara A 1" }));
  await waitFor(() => expect(field("A 2").value).toBe(""));
  expect(field("A 1").value).toBe("DE143454214");
  await user.clear(field("A 1"));
  await user.tab();
  await screen.findByText("VAT-numret för A 1 är borttaget");
  await waitFor(() => expect(screen.queryByLabelText("Köpare i filen")).toBeNull());
});

test("EC10: services to Northern Ireland are told, and hinder the file", async () => {
  const { user } = await open();
  await user.click(field("A 3"));
  await user.keyboard("xi123456789{Enter}");
  await screen.findByText(/^XI123456789 är i Nordirland, som räknas till EU för varor men inte för tjänster/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Hämta filen/ }).disabled).toBe(true);
});

test("EC3: a number that somebody else saves while one types is replaced only when that is confirmed", async () => {
  const { server, user } = await open();
  const numbers = () => server.calls.filter((call) => call === "POST /api/data/commit").length;
  await user.type(field("A 3"), "FI01120389");
  const { changes } = await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "by Bo",
    changes: [{ key: "c1-vatNumbers", put: [{ id: "text konsultation nokia", vatNumber: "FI10223460" }] }],
  });
  documentClient()?.markStale("c1-vatNumbers", changes[0]?.etag ?? "");
  await screen.findByText("2 rader saknar köparens VAT-nummer.");
  expect(field("A 3").value).toBe("FI01120389");
  await user.keyboard("{Enter}");
  await screen.findByText(
    "A 3: medan du skrev sparades FI10223460. Gå till fältet och tryck Enter igen om FI01120389 ska gälla i stället.",
  );
  expect([field("A 3").value, numbers()]).toEqual(["FI01120389", 0]);
  await user.click(field("A 3"));
  await user.keyboard("{Enter}");
  await screen.findByText("FI01120389 är sparat");
  expect(screen.queryByText(/medan du skrev/)).toBeNull();
});

test("a number that no country has is told at its voucher and not saved; an odd check digit is told", async () => {
  const { server, user } = await open();
  await user.click(field("A 3"));
  await user.keyboard("NO123456789{Enter}");
  await screen.findByText(/A 3: Numret ska börja med två bokstäver för ett annat EU-land/);
  expect(field("A 3").getAttribute("aria-invalid")).toBe("true");
  expect(server.calls.filter((call) => call === "POST /api/data/commit")).toEqual([]);
  await user.clear(field("A 3"));
  await user.type(field("A 3"), "FI01120388{Enter}");
  await screen.findByText(/FI01120388: kontrollsiffran är inte den/);
  expect(screen.queryByText(/inget av dem/)).toBeNull();
});

test("a reader sees the numbers and types none; a period without sales says what to do", async () => {
  const { user } = await open("reader");
  expect(screen.queryByLabelText("VAT-nummer för A 1")).toBeNull();
  expect(screen.getAllByText("Saknas")).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText("Period"), "2026-04-01");
  await screen.findByText("Inget sålt till andra EU-länder i apr 2026");
  await user.selectOptions(screen.getByLabelText("Period"), "2026-03-01");
  await act(async () => user.click(screen.getByText("Kvartal")));
  await screen.findByText(/Varor lämnas per månad, om inte Skatteverket har beslutat om kvartal/);
  expect(screen.getByLabelText<HTMLSelectElement>("Period").value).toBe("2026-01-01");
});

test("EC9: the type is that of the last quarter with sales, and stays while one looks through periods", async () => {
  const { user } = await open(undefined, "/accounting/vat/ecSales");
  const checked = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
  expect(checked("Månad")).toBe(true);
  await user.click(screen.getByText("Kvartal"));
  await waitFor(() => expect(checked("Kvartal")).toBe(true));
  await user.selectOptions(screen.getByLabelText("Period"), "2026-01-01");
  await screen.findByText(/Varor lämnas per månad, om inte Skatteverket har beslutat om kvartal/);
  expect(checked("Kvartal")).toBe(true);
});

test("EC9: services alone are shown by quarter, and a month of them says so", async () => {
  const { user } = await open(undefined, "/accounting/vat/ecSales?period=2026-04-01", [
    SOLD(1, "2026-05-02", "Konsultation Nokia", 3308, 420_000),
  ]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Kvartal" }).checked).toBe(true);
  expect(screen.queryByText(/tjänster lämnas per kvartal/)).toBeNull();
  await user.click(screen.getByText("Månad"));
  await screen.findByText(/Kvartalet har inga varor: tjänster lämnas per kvartal/);
  expect(screen.getByLabelText<HTMLSelectElement>("Period").value).toBe("2026-06-01");
});

test("EC9: a month of goods, where the last list with goods is of a quarter, says what that takes", async () => {
  const { user } = await open(undefined, A, VOUCHERS.slice(0, 1));
  await user.click(field("A 1"));
  await user.keyboard("DE143454214{Enter}");
  await act(async () => user.click(screen.getByText("Kvartal")));
  await user.click(await screen.findByRole("button", { name: /Hämta filen/ }));
  await screen.findByText(/hämtades/);
  await act(async () => user.click(screen.getByText("Månad")));
  await screen.findByText(/Senast gjordes en lista med varor per kvartal. Det kräver ett beslut/);
  expect(screen.queryByText(/har inga varor/)).toBeNull();
});

const failing = (part: string) => (method: string, path: string) =>
  path.includes(part) ? new Response("{}", { status: 500 }) : vatCodes(method, path);

test("EC5, EC8: while it is not known what was handed in there is no file and no comparison, which is told", async () => {
  const { server, user } = await open(undefined, A, VOUCHERS.slice(0, 1), failing("/filings"));
  await user.click(field("A 1"));
  await user.keyboard("DE143454214{Enter}");
  await waitFor(() => expect(field("A 1").value).toBe("DE143454214"));
  const file = () => screen.getByRole<HTMLButtonElement>("button", { name: /Hämta filen/ });
  expect(file().disabled).toBe(true);
  expect(plain(document.body.textContent)).toContain("Vad som är inlämnat kunde inte hämtas.");
  server.instead = vatCodes;
  screen.getByText("Summorna kunde inte jämföras med momsrapporten");
  await user.click(screen.getAllByRole("button", { name: "Försök igen" })[0]!);
  await waitFor(() => expect(file().disabled).toBe(false));
  expect(screen.queryByRole("button", { name: "Försök igen" })).toBeNull();
});

test("EC8: the sums are compared with the VAT return, as the books have it and as it was handed in", async () => {
  const { server, user } = await open();
  const file = { name: "momsrapport.xml", size: 3, sha256: "a".repeat(64) };
  const at = "2026-04-12T08:00:00.000Z";
  const filing = (sequence: number, from: string, figures: Record<string, number>) => {
    const declared = { at, userName: "Eva Ek" };
    return {
      ...declared,
      sequence,
      kind: "vat" as const,
      from,
      to: "2026-03-31",
      files: [file],
      figures,
      declared,
    };
  };
  server.filings.list = [
    filing(3, "2026-01-01", { 35: 13_000, 39: 4200, 49: 0 }),
    filing(2, "2026-03-01", { 35: 13_507, 39: 4200, 49: 0 }),
  ];
  await user.click(field("A 1"));
  await user.keyboard("DE143454214{Enter}");
  await waitFor(() => expect(field("A 2").value).toBe("DE143454214"));
  expect(screen.queryByText(/Summorna är/)).toBeNull();
  await user.click(field("A 3"));
  await user.keyboard("FI01120389{Enter}");
  await screen.findByText("Summorna är de i momsrapportens ruta 35, 38 och 39");
  const { reloadFilings } = await import("../../data/filings/filings.ts");
  reloadFilings();
  await screen.findByText("Den inlämnade momsdeklarationen för jan–mar 2026 har andra summor");
  expect(plain(document.body.textContent)).toContain(
    "Ruta 35: 13 000 i momsdeklarationen, 13 501 här. Skillnaden är 501.",
  );
  await screen.findByText("Den inlämnade momsdeklarationen för mar 2026 har andra summor");
  expect(plain(document.body.textContent)).toContain("Ruta 35: 13 507 i momsdeklarationen, 13 501 här.");
});
