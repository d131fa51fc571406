import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { encodeItem } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { currentAddress } from "../../../src/navigation/address.ts";
import { bookMeanwhile } from "../../../test/book-meanwhile.ts";
import { ENTRY_YEAR } from "../../../test/entry-books.ts";
import { LARGE_YEAR_BEFORE } from "../../../test/large-year-before.ts";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";
import { saveFile } from "../../ui/save-file.ts";

vi.mock("../../ui/save-file.ts", () => ({ saveFile: vi.fn<typeof saveFile>() }));
beforeEach(() => vi.mocked(saveFile).mockClear());

const resources = join(import.meta.dirname, "../../../../resources/public");
const REPORT = "/accounting/vat/report";

const CODES: Readonly<Record<number, number>> = { 2611: 10, 2641: 48, 3001: 5 };
const accounts = [1650, 2611, 2617, 2641, 2650, 3001, 3740].map((id) => {
  const taxCode = CODES[id];
  return encodeItem("accountPlan", {
    ...newAccount(id, `Konto ${id}`),
    ...(taxCode === undefined ? {} : { taxCode }),
  });
});
const sale = (number: number, date: string, kronor: number) =>
  transactionOf("A", number, date, `Försäljning ${number}`, [
    [3001, -kronor * 400],
    [2611, -kronor * 100],
    [1930, kronor * 500],
  ]);

async function books(...transactions: readonly ReturnType<typeof transactionOf>[]) {
  const server = await openBooks(
    { key: yearKey("accountPlan"), put: accounts },
    { key: yearKey("transactions"), put: transactions.map((each) => encodeItem("transactions", each)) },
  );
  server.companies[0]!.config.recipient = {
    ...server.companies[0]!.config.recipient,
    organizationNumber: "556000-0175",
  };
  server.instead = (_, path) =>
    path.startsWith("/resources/vat-")
      ? new Response(readFileSync(join(resources, path.replace("/resources/", ""))))
      : undefined;
  return server;
}

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const told = () => plain(document.body.textContent);
const boxes = () =>
  within(screen.getByRole("table", { name: "Momsrapport" }))
    .getAllByRole("row")
    .map(({ textContent }) => plain(textContent))
    .filter((text) => /^\d\d/.test(text));
async function savedFile(): Promise<string> {
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe("momsrapport.xml");
  return content instanceof Blob ? content.text() : "";
}

test("a quarter is read, explained and downloaded by keys; the file is in the company's log", async () => {
  const server = await books(sale(1, "2026-01-15", 25_000.1), sale(2, "2026-04-01", 10));
  const user = await openPage(REPORT);
  await screen.findByRole("table", { name: "Momsrapport" });
  expect(boxes()).toEqual([
    "05Momspliktig försäljning som inte ingår i ruta 06, 07 eller 08100 000",
    "10Utgående moms 25 %25 000",
    "49Moms att betala25 000",
  ]);
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Momsavstämning")).toBe("/accounting/vat/summary?typ=quarter&from=2026-01-01");
  expect(addressOf("Periodisk sammanställning")).toBe(
    "/accounting/vat/ecSales?type=quarter&period=2026-01-01",
  );
  screen.getByRole("button", { name: /^10/ }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("heading", { name: /10 Utgående moms 25 %/ })).toBeDefined();
  expect(told()).toContain("Ören faller bort−0,10");
  expect(screen.getByRole("link", { name: "A 1" }).getAttribute("href")).toBe(
    `/accounting/transaction/A/1?${new URLSearchParams({ returnUrl: `${REPORT}?typ=quarter&from=2026-01-01&ruta=10&rader=12&row=A+1+1` })}`,
  );
  await user.type(screen.getByLabelText(/^Övriga upplysningar/), "Öppet – för alla");
  expect(told()).toContain("16 av 300");
  expect(told()).toContain("Filen kan inte innehålla –");
  await user.keyboard("{Control>}m{/Control}");
  const xml = await savedFile();
  expect(xml).toContain("<Period>202603</Period>");
  expect(xml).toContain("<MomsBetala>25000</MomsBetala>");
  await screen.findByText("Filer för perioden");
  expect(server.filings.list[0]).toMatchObject({ kind: "vat", from: "2026-01-01", to: "2026-03-31" });
  expect(server.filings.list[0]?.figures).toEqual({ "05": 100_000, 10: 25_000, 49: 25_000 });
});

test("all boxes are shown when the empty ones are not hidden", async () => {
  await books(sale(1, "2026-01-15", 100));
  const user = await openPage(REPORT);
  await user.click(await screen.findByLabelText("Dölj tomma fält"));
  expect(boxes()).toHaveLength(29);
});

test("the settlement opens as a prepared transaction, and afterwards the report is the same", async () => {
  await books(sale(1, "2026-01-15", 25_000.1));
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByRole("table", { name: "Momsrapport" });
  const before = boxes();
  await user.keyboard("{Control>}b{/Control}");
  await screen.findByRole("heading", { name: "Ny transaktion" });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Datum").value).toBe("2026-03-31"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(told()).toContain("A 2 registrerad"));
  const { pushAddress } = await import("../../navigation/address.ts");
  pushAddress(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText("Momsen är bokförd");
  expect(boxes()).toEqual(before);
  // What is settled is not offered, and the page says why.
  screen.getByText("Momsen för perioden är avräknad");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bokför momsen" }).disabled).toBe(true);
  await user.click(await screen.findByRole("button", { name: /^Lås till och med 31/ }));
  await user.click(await screen.findByRole("button", { name: "Lås" }));
  await screen.findByText("Bokföringen är låst till och med 2026-03-31");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Lås till och med/ })).toBeNull());
});

test("TR12: 'Avbryt' from the prepared settlement leads back to the report of the period", async () => {
  await books(sale(1, "2026-01-15", 100));
  const from = `${REPORT}?typ=quarter&from=2026-01-01`;
  const user = await openPage(from);
  await screen.findByRole("table", { name: "Momsrapport" });
  await user.keyboard("{Control>}b{/Control}");
  await screen.findByRole("heading", { name: "Ny transaktion" });
  await user.click(await screen.findByRole("button", { name: /^Avbryt/ }));
  // Nothing was written that could be lost.
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(currentAddress().href).toBe(from));
  await screen.findByRole("table", { name: "Momsrapport" });
  expect(told()).not.toContain("Det du hade skrivit är kastat");
});

test("TR12: 'Avbryt' from a prepared settlement that was changed asks first", async () => {
  await books(sale(1, "2026-01-15", 100));
  const from = `${REPORT}?typ=quarter&from=2026-01-01`;
  const user = await openPage(from);
  await screen.findByRole("table", { name: "Momsrapport" });
  await user.keyboard("{Control>}b{/Control}");
  await screen.findByRole("heading", { name: "Ny transaktion" });
  await user.type(await screen.findByLabelText("Text"), ", rättad");
  await user.click(await screen.findByRole("button", { name: /^Avbryt/ }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Kasta" }));
  await waitFor(() => expect(currentAddress().href).toBe(from));
  await waitFor(() => expect(told()).toContain("Det du hade skrivit är kastat"));
});

test("after a correction the settled period tells what is left, and books it", async () => {
  await books(
    sale(1, "2026-01-15", 100),
    transactionOf("A", 2, "2026-03-31", "Moms", [
      [2611, 10_000],
      [2650, -10_000],
    ]),
    sale(3, "2026-03-31", 25.19),
  );
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  const notice = (await screen.findByText("Momsen är inte helt bokförd")).closest("section")!;
  expect(screen.queryByText("Momsen är bokförd")).toBeNull();
  expect(plain(notice.textContent)).toContain("2611 (−25,19)");
  await user.click(within(notice).getByRole("button", { name: "Bokför momsen" }));
  await screen.findByRole("heading", { name: "Ny transaktion" });
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(told()).toContain("A 4 registrerad"));
  const { pushAddress } = await import("../../navigation/address.ts");
  pushAddress(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText("Momsen är bokförd");
});

test("OV6: where nobody has chosen a period, the sales of the year before decide it as on home", async () => {
  const server = await books(sale(1, "2026-02-15", 100));
  const stored = await server.documents.load("c1-accountSettings", undefined);
  const [years, ...rest] = LARGE_YEAR_BEFORE;
  const ifMatch = stored.type === "content" ? stored.etag : "";
  const changes = [{ ...years!, ifMatch }, ...rest];
  await server.documents.commit({ companyId: 1, intent: "edit", requestId: "year before", changes });
  await openPage(REPORT);
  const month = await screen.findByLabelText<HTMLInputElement>("Månad");
  await waitFor(() => expect(month.checked).toBe(true));
});

test("VR7: the VAT is not settled while it is not known what was handed in, and that is told", async () => {
  const server = await books(sale(1, "2026-01-15", 100));
  const { instead } = server;
  server.instead = (method, path) =>
    path.endsWith("/filings") ? new Response("{}", { status: 500 }) : instead(method, path);
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  const settle = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Bokför momsen/ });
  const [again] = await screen.findAllByRole("button", { name: "Försök igen" });
  expect(told()).toContain("Vad som är inlämnat kunde inte hämtas.");
  expect(settle().disabled).toBe(true);
  screen.getByText("Det är inte känt vad som är inlämnat");
  server.instead = instead;
  await user.click(again!);
  await waitFor(() => expect(settle().disabled).toBe(false));
  expect(screen.queryByRole("button", { name: "Försök igen" })).toBeNull();
});

test("a change since the return was handed in is told before everything else", async () => {
  const server = await books(sale(1, "2026-01-15", 100));
  const at = "2026-04-12T08:00:00.000Z";
  server.filings.list = [
    {
      sequence: 1,
      at,
      userName: "Eva Ek",
      kind: "vat",
      from: "2026-01-01",
      to: "2026-03-31",
      files: [{ name: "momsrapport.xml", size: 3, sha256: "0".repeat(64) }],
      figures: { 10: 50, 49: 50 },
      declared: { at, userName: "Eva Ek" },
    },
  ];
  await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  const changed = await screen.findByText("Böckerna har ändrats sedan filen lämnades in");
  const table = screen.getByRole("table", { name: "Momsrapport" });
  expect(changed.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a period without VAT has no file until the person says that there is nothing to report", async () => {
  await books(
    sale(1, "2026-01-15", 100),
    transactionOf("A", 2, "2026-03-31", "Moms", [
      [2611, 10_000],
      [2650, -10_000],
    ]),
  );
  const user = await openPage(REPORT);
  await screen.findByText(
    "Summan av momskonton är noll, ingen momsrapport registrerad, välj en annan period. Har du inget att redovisa: kryssa för Inget att redovisa för perioden, så kan filen laddas ner.",
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Ladda ner momsrapport/ }).disabled).toBe(
    true,
  );
  // Nothing can be put right here.
  screen.getByText("Perioden har ingen moms att redovisa");
  screen.getByText("Perioden har ingen moms att bokföra");
  expect(screen.queryByText(/^Rätta det som hindrar/)).toBeNull();
  await user.click(screen.getByLabelText("Inget att redovisa för perioden"));
  await screen.findByText(/Filen redovisar att det inte finns något att betala/);
  expect(screen.queryByText(/välj en annan period/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /Ladda ner momsrapport/ }));
  expect(await savedFile()).toContain("<Period>202606</Period>\r\n<MomsBetala>0</MomsBetala>\r\n</Moms>");
});

test("nothing to report is not offered where a box has a figure, whatever was said before", async () => {
  await books(
    transactionOf("A", 1, "2026-01-15", "Utan moms", [
      [3001, -150_000],
      [1930, 150_000],
    ]),
  );
  const nil = { hidesEmpty: true, notes: {}, nil: ["2026-01-01 2026-03-31"], founded: [] };
  sessionStorage.setItem("c1-vatReport", JSON.stringify(nil));
  await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText(/^Ruta 05–08 har belopp/);
  expect(boxes()[0]).toMatch(/^05.*1 500$/);
  expect(screen.queryByLabelText("Inget att redovisa för perioden")).toBeNull();
});

test("a company that was founded within the quarter says so, and goes on", async () => {
  const server = await books(sale(1, "2026-05-15", 25_000));
  const loaded = await server.documents.load("c1-accountSettings", undefined);
  const opening = [
    [1930, 2_500_000],
    [2081, -2_500_000],
  ] as const;
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "founded",
    changes: [
      {
        key: "c1-accountSettings",
        ...(loaded.type === "content" ? { ifMatch: loaded.etag } : {}),
        put: [{ ...ENTRY_YEAR, from: "2026-05-01", to: "2027-04-30" }],
      },
      {
        key: yearKey("accountBalance"),
        put: opening.map(([id, balance]) =>
          encodeItem("accountBalance", { accountId: accountNo(id), balance: ore(balance) }),
        ),
      },
    ],
  });
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/Räkenskapsåret med dagarna 2026-04-01 – 2026-04-30 saknas/);
  await user.click(screen.getByLabelText("Företaget fanns inte före 1 maj 2026"));
  expect(screen.queryByText(/Räkenskapsåret med dagarna/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /Ladda ner momsrapport/ }));
  expect(await savedFile()).toContain("<Period>202606</Period>");
});

test("VR25: a form that has nothing left to settle asks first, whatever day the settlement got", async () => {
  const server = await books(sale(1, "2026-01-15", 100));
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByRole("table", { name: "Momsrapport" });
  await user.keyboard("{Control>}b{/Control}");
  await screen.findByLabelText("Debet, rad 1");
  await bookMeanwhile(
    server,
    transactionOf("A", 2, "2026-03-30", "Momsavräkning", [
      [2611, 100_00],
      [2650, -100_00],
    ]),
  );
  const text =
    "Momsen för jan–mar 2026 har ändrats sedan formuläret fylldes i. Det finns inget kvar att bokföra.";
  await screen.findByText(text);
  await user.keyboard("{Control>}{Enter}{/Control}");
  const question = await screen.findByRole("dialog", { name: "Registrera ändå?" });
  within(question).getByText(text);
  // What the focus is on registers nothing.
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(told()).not.toContain("A 3 registrerad");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await waitFor(() => expect(told()).toContain("A 3 registrerad"));
});

test("VR25: VAT that comes to the period while the form is open is told, and its amounts are taken", async () => {
  const server = await books(sale(1, "2026-01-15", 100));
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByRole("table", { name: "Momsrapport" });
  await user.keyboard("{Control>}b{/Control}");
  const debit = () => plain(screen.getByLabelText<HTMLInputElement>("Debet, rad 1").value);
  await waitFor(() => expect(debit()).toBe("100,00"));
  await bookMeanwhile(server, sale(2, "2026-04-15", 50));
  expect(told()).not.toContain("har ändrats");
  await bookMeanwhile(server, sale(3, "2026-02-15", 50));
  await screen.findByText("Momsen för jan–mar 2026 har ändrats sedan formuläret fylldes i.");
  expect(debit()).toBe("100,00");
  // Tab comes by it on the way to the rows.
  await user.click(screen.getByLabelText("Text"));
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Ta de nya beloppen");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(debit()).toBe("150,00"));
  expect(told()).not.toContain("har ändrats");
  // It is a step like any other.
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(debit()).toBe("100,00"));
  await user.click(screen.getByRole("button", { name: "Ta de nya beloppen" }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(told()).toContain("A 4 registrerad"));
});

test("a year beside that cannot be loaded is told, with a way to try again, and is not said to be missing", async () => {
  const server = await books(sale(1, "2026-05-15", 25_000));
  const loaded = await server.documents.load("c1-accountSettings", undefined);
  const before = {
    ...ENTRY_YEAR,
    id: fiscalYearIdFromGuid("7".repeat(32)),
    from: "2025-05-01",
    to: "2026-04-30",
  };
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "beside",
    changes: [
      {
        key: "c1-accountSettings",
        ...(loaded.type === "content" ? { ifMatch: loaded.etag } : {}),
        put: [before, { ...ENTRY_YEAR, from: "2026-05-01", to: "2027-04-30" }],
      },
    ],
  });
  const { instead } = server;
  server.instead = (method, path) =>
    path.includes(before.id)
      ? Response.json({ error: { type: "Other", message: "Servern svarar inte" } }, { status: 500 })
      : instead(method, path);
  await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByRole("button", { name: "Försök igen" });
  expect(told()).not.toContain("saknas");
  expect(told()).not.toContain("Företaget fanns inte");
  expect(screen.queryByRole("table", { name: "Momsrapport" })).toBeNull();
});

test("what an account held when the period began is told, and accounts without a box are listed", async () => {
  await books(
    sale(1, "2026-01-15", 100),
    sale(2, "2026-04-15", 100),
    transactionOf("A", 3, "2026-04-16", "OSS", [
      [2617, -500],
      [1930, 500],
    ]),
  );
  await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/Momskonton är inte noll när perioden börjar: 2611/);
  screen.getByText(/Boka momsavräkningen för jan–mar 2026\.$/);
  expect(screen.getByRole("link", { name: "Till momsrapporten för jan–mar 2026" }).getAttribute("href")).toBe(
    `${REPORT}?typ=quarter&from=2026-01-01`,
  );
  expect(screen.queryByRole("link", { name: "Till ingående balans" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Ingår inte i någon ruta" })).toBeDefined();
  expect(screen.getByRole("link", { name: "2617 Konto 2617" })).toBeDefined();
});

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("VR16: a settlement of two quarters is named in the reports of both", async () => {
  await books(
    sale(1, "2026-01-15", 100),
    sale(2, "2026-04-15", 60),
    transactionOf("A", 3, "2026-06-30", "Moms", [
      [2611, 16_000],
      [2650, -16_000],
    ]),
  );
  await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/A 3 avräknar jan–mar 2026 tillsammans med senare perioder\. Vänd den/);
  expect(linkTo("Till A 3")).toMatch(/^\/accounting\/transaction\/A\/3/);
  const { pushAddress } = await import("../../navigation/address.ts");
  pushAddress(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText(/Avräknad tillsammans med andra perioder i:/);
  expect(linkTo("A 3")).toMatch(/^\/accounting\/transaction\/A\/3/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bokför momsen" }).disabled).toBe(true);
});

test("VR17, VR13: what looks like a settlement keeps the file away, and what may be one or is one twice is told", async () => {
  const moved = (number: number, date: string, rows: readonly (readonly [number, number])[]) =>
    transactionOf("A", number, date, "Moms", rows);
  const settled = [
    [2611, 10_000],
    [2650, -10_000],
  ] as const;
  await books(
    sale(1, "2026-01-15", 100),
    moved(2, "2026-03-31", settled),
    moved(3, "2026-03-31", settled),
    moved(4, "2026-05-12", [
      [2611, 10_000],
      [1930, -10_000],
    ]),
    moved(5, "2026-02-12", [
      [2611, 700],
      [1930, -700],
    ]),
  );
  await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/^A 4 ser ut som en momsavräkning, men räknas in i rutorna/);
  expect(linkTo("Till A 4")).toMatch(/^\/accounting\/transaction\/A\/4/);
  screen.getByText("Rätta det som hindrar momsrapporten först");
  const { pushAddress } = await import("../../navigation/address.ts");
  pushAddress(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText(/^A 5 ser ut som en momsavräkning.*Är det något annat stämmer rutorna\.$/);
  screen.getByText(/^A 3 är samma momsavräkning som A 2\./);
  expect(["Till A 5", "Till A 3"].map(linkTo)).toEqual([
    expect.stringMatching(/A\/5/),
    expect.stringMatching(/A\/3/),
  ]);
});

test("VR22: a loss on a customer that leaves its sale in box 05 is told, with a way to it", async () => {
  const lost = transactionOf("A", 2, "2026-03-20", "Kundförlust", [
    [1510, -50_000],
    [6351, 40_000],
    [2611, 10_000],
  ]);
  await books(sale(1, "2026-01-15", 1000), lost);
  await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText(/^A 2 \(2026-03-20\) är en kundförlust/);
  expect(linkTo("Till A 2")).toMatch(/^\/accounting\/transaction\/A\/2/);
});

test("the kind of period is remembered for the company", async () => {
  const server = await books(sale(1, "2026-02-15", 100));
  const user = await openPage(REPORT);
  await user.click(await screen.findByRole("radio", { name: "Månad" }));
  await waitFor(async () => {
    const stored = await server.documents.load("c1-accountSettings", undefined);
    expect(stored.type === "content" && stored.text).toContain('"vatPeriod":"month"');
  });
  await user.selectOptions(screen.getByLabelText("Period"), "Februari 2026");
  expect(boxes().at(-1)).toBe("49Moms att betala100");
  expect(currentAddress().search).toContain("from=2026-02-01");
});

test("OV6: a kind that is taken back is no longer that of the page", async () => {
  await books(sale(1, "2026-02-15", 100));
  const user = await openPage(REPORT);
  await user.click(await screen.findByRole("radio", { name: "Månad" }));
  await screen.findByText("Momsperioden är månad, och sparad för företaget");
  const kind = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
  expect(kind("Månad")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Ångra" }));
  await screen.findByText(/^Redovisningsperioden är antagen/);
  await waitFor(() => expect([kind("Månad"), kind("Kvartal")]).toEqual([false, true]));
});

test("OV6: an assumed period is said to be, and can be kept; what is saved is told", async () => {
  const server = await books(sale(1, "2026-02-15", 100));
  const user = await openPage(REPORT);
  await screen.findByText(/^Redovisningsperioden är antagen/);
  await user.click(screen.getByRole("button", { name: "Behåll kvartal" }));
  await screen.findByText("Momsperioden är kvartal, och sparad för företaget");
  expect(screen.queryByText(/^Redovisningsperioden är antagen/)).toBeNull();
  const stored = await server.documents.load("c1-accountSettings", undefined);
  expect(stored.type === "content" && stored.text).toContain('"vatPeriod":"quarter"');
});

test("OV6: who keeps the kind keeps the period that the page shows", async () => {
  await books(sale(1, "2026-02-15", 100));
  const user = await openPage(`${REPORT}?typ=quarter&from=2026-07-01`);
  await user.click(await screen.findByRole("button", { name: "Behåll kvartal" }));
  await screen.findByText("Momsperioden är kvartal, och sparad för företaget");
  expect(currentAddress().search).toBe("?from=2026-07-01");
});

test("a company without a valid number is told when it downloads", async () => {
  const server = await books(sale(1, "2026-02-15", 100));
  server.companies[0]!.config.recipient = {
    ...server.companies[0]!.config.recipient,
    organizationNumber: "",
  };
  const user = await openPage(REPORT);
  await user.click(await screen.findByRole("button", { name: /Ladda ner momsrapport/ }));
  await screen.findByText("Organisationsnummer saknas i företagsinställningar");
  expect(saveFile).not.toHaveBeenCalled();
});

test("VR19: the summary says box 49, and the öre that are left out of it on a row of their own", async () => {
  await books(sale(1, "2026-02-15", 100.19));
  await openPage("/accounting/vat/summary?typ=quarter&from=2026-01-01");
  await screen.findByText("Momskontona stämmer med underlaget");
  expect(told()).toContain("Öresavrundning, förs till 3740−0,19");
  expect(told()).toContain("Att betala, förs till 2650100,00");
});

test.each(["/accounting/vat/summary", "/accounting/report/taxSummary"])(
  "%s checks the bases",
  async (path) => {
    await books(
      sale(1, "2026-02-15", 100),
      transactionOf("A", 2, "2026-02-16", "Utan moms", [
        [3001, -5000],
        [1930, 5000],
      ]),
    );
    const user = await openPage(path);
    await screen.findByText("Momskontona stämmer inte med underlaget");
    expect(told()).toContain("Utgående moms i ruta 10–12 svarar mot underlaget 400,00");
    expect(told()).toContain("Att betala, förs till 2650100,00");
    expect(told()).not.toContain("Öresavrundning");
    await user.click(screen.getByRole("link", { name: /Momsrapport/ }));
    await screen.findByRole("table", { name: "Momsrapport" });
  },
);

test("'Tillbaka' from a voucher leads to the same period, box and rows, with the focus on the row", async () => {
  const sales = Array.from({ length: 30 }, (_, at) => sale(at + 1, "2026-01-15", 100));
  await books(...sales, sale(31, "2026-05-15", 100));
  const user = await openPage(`${REPORT}?typ=month&from=2026-01-01`);
  await user.click(await screen.findByRole("button", { name: /^10/ }));
  await user.click(screen.getByRole("button", { name: "Visa fler (18)" }));
  await user.click(screen.getByRole("link", { name: "A 25" }));
  await screen.findByRole("heading", { name: "Transaktion A 25" });
  await user.click(await screen.findByRole("link", { name: "Tillbaka" }));
  await screen.findByRole("heading", { name: /10 Utgående moms 25 %/ });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("A 25"));
  expect(screen.getByRole("link", { name: "A 30" })).toBeDefined();
  expect(currentAddress().search).toContain("typ=month&from=2026-01-01&ruta=10");
  await user.click(screen.getByRole("link", { name: /^2611/ }));
  await screen.findByRole("heading", { name: /^2611/ });
  expect(currentAddress().search).toContain("from=2026-01-01&to=2026-01-31");
  await user.click(await screen.findByRole("link", { name: "Tillbaka" }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2611/));
});

async function closeThrough(server: Awaited<ReturnType<typeof books>>, closedThrough: string) {
  const loaded = await server.documents.load("c1-accountSettings", undefined);
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "closed",
    changes: [
      {
        key: "c1-accountSettings",
        ...(loaded.type === "content" ? { ifMatch: loaded.etag } : {}),
        head: { closedThrough },
      },
    ],
  });
}

test("VR18: VAT of closed days is told to come too late before it is booked, with the way to open them", async () => {
  const server = await books(sale(1, "2026-01-15", 100), sale(2, "2026-04-15", 60));
  await closeThrough(server, "2026-06-30");
  await openPage(`${REPORT}?typ=quarter&from=2026-01-01`);
  await screen.findByText(/är låsta, så momsavräkningen för jan–mar 2026 skulle bokföras 1 juli 2026/);
  expect(linkTo("Till låst period")).toBe("/settings/company/edit");
  const { pushAddress } = await import("../../navigation/address.ts");
  pushAddress(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/Momskonton är inte noll när perioden börjar/);
});

test("VR4: what came too late on days that are closed leads to the closed date", async () => {
  const server = await books(
    sale(1, "2026-01-15", 100),
    sale(2, "2026-04-15", 60),
    transactionOf("A", 3, "2026-07-01", "Moms", [
      [2611, 10_000],
      [2650, -10_000],
    ]),
  );
  await closeThrough(server, "2026-06-30");
  await openPage(`${REPORT}?typ=quarter&from=2026-04-01`);
  await screen.findByText(/De dagarna är låsta: flytta tillbaka låsningen först/);
  expect(linkTo("Till låst period")).toBe("/settings/company/edit");
});

const declaredReturn = (
  sequence: number,
  from: string,
  to: string,
  figures: Record<string, number> = {},
) => ({
  sequence,
  at: `2026-04-0${sequence}T08:00:00.000Z`,
  userName: "Eva Ek",
  kind: "vat" as const,
  from,
  to,
  files: [{ name: "momsrapport.xml", size: 3, sha256: "0".repeat(64) }],
  figures,
  declared: { at: "2026-04-09T08:00:00.000Z", userName: "Eva Ek" },
});

test("VR21: a month of a quarter that is settled and handed in leads to the quarter, and nobody is told to reverse", async () => {
  const settled = transactionOf("A", 3, "2026-03-31", "Momsavräkning", [
    [2611, 30_000],
    [2650, -30_000],
  ]);
  const server = await books(sale(1, "2026-01-15", 100), sale(2, "2026-02-15", 200), settled);
  server.filings.list = [declaredReturn(1, "2026-01-01", "2026-03-31")];
  await openPage(`${REPORT}?typ=month&from=2026-02-01`);
  await screen.findByText(/^Dagarna i feb 2026 ingår i momsdeklarationen för jan–mar 2026, som är inlämnad/);
  expect(told()).not.toContain("Vänd den");
  expect(screen.getByRole("link", { name: "Till momsrapporten för jan–mar 2026" }).getAttribute("href")).toBe(
    `${REPORT}?typ=quarter&from=2026-01-01`,
  );
});

test("a link to a period that the year does not have says which one is shown", async () => {
  await books(sale(1, "2026-01-15", 100));
  const user = await openPage(`${REPORT}?typ=quarter&from=2024-04-01`);
  const text = /^Länken gäller en period från 2024-04-01, som inte finns i listan. Här visas Kv 1 2026/;
  await screen.findByText(text);
  await user.selectOptions(screen.getByLabelText("Period"), "2026-04-01");
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});
