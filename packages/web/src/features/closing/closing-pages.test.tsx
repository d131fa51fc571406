import "fake-indexeddb/auto";
import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookMeanwhile } from "../../../test/book-meanwhile.ts";
import { ENTRY_YEAR } from "../../../test/entry-books.ts";
import { LARGE_YEAR_BEFORE } from "../../../test/large-year-before.ts";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
const checks = () =>
  within(screen.getByRole("list", { name: "Kontroller" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => plain(textContent));
const check = (title: string) => checks().find((text) => text.startsWith(title));

const SALE = transactionOf("A", 1, "2026-05-01", "Försäljning", [
  [1930, 100_000],
  [3001, -100_000],
]);

type Server = Awaited<ReturnType<typeof openBooks>>;
type BooksChanges = Parameters<Server["documents"]["commit"]>[0]["changes"];

/** Books with the accounts that a closing needs, without `lacking`, and a sale of 1 000 kronor. */
async function openClosing(lacking: readonly number[] = [], vouchers = [SALE], ...changes: BooksChanges) {
  const put = vouchers.map((each) => encodeItem("transactions", each));
  const server = await openBooks({ key: yearKey("transactions"), put }, ...changes);
  const numbers = [2091, 2098, 2099, 3001, 8910, 8999].filter((number) => !lacking.includes(number));
  const chart = await server.documents.load(yearKey("accountPlan"), undefined);
  const ifMatch = chart.type === "content" ? chart.etag : "";
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "closing accounts",
    changes: [
      {
        key: yearKey("accountPlan"),
        ifMatch,
        put: numbers.map((number) => encodeItem("accountPlan", newAccount(number, `Konto ${number}`))),
      },
    ],
  });
  return server;
}

test("CL2: the checks are told one after another, and what is to be done is a link", async () => {
  await openClosing();
  await openPage("/accounting/closing/helper");
  await screen.findByRole("list", { name: "Kontroller" });
  expect(checks()).toHaveLength(13);
  expect(check("Årets resultat")).toContain("Årets resultat 1 000,00 är inte bokfört");
  expect(check("Skatt")).toContain("Ingen skatt är bokförd på 8910");
  expect(screen.getByRole("link", { name: "Bokför årets resultat" }).getAttribute("href")).toBe(
    "/accounting/closing/bookThisYearResult",
  );
  expect(document.body.textContent).toContain("ska sparas till och med 2033-12-31");
});

test("CL4: the heading of a sole trader says that withdrawals and deposits are moved too", async () => {
  // A chart with 2099 keeps the accounts of a limited company (AP9).
  const server = await openClosing([2099]);
  const { config } = server.companies[0]!;
  config.recipient = { ...config.recipient, companyType: "E" };
  await openPage("/accounting/closing/helper");
  await screen.findByText("Föregående års resultat, egna uttag och insättningar omförda");
  expect(screen.queryByText("Föregående års resultat omfört")).toBeNull();
});

test("AS10: what no asset list has is not told to be depreciated, and leads to the lists", async () => {
  const bought = transactionOf("A", 1, "2026-05-01", "Svarv", [
    [1220, 3_650_000],
    [1930, -3_650_000],
  ]);
  await openClosing([], [bought]);
  await openPage("/accounting/closing/helper");
  await screen.findByRole("list", { name: "Kontroller" });
  expect(check("Avskrivningar")).toBe(
    "AvskrivningarKonto 1220: bokfört 36 500,00, inventarielistor 0,00Inte kontrolleratTill inventarierna",
  );
});

test("CL2: a missing account stops the run", async () => {
  await openClosing([2091]);
  await openPage("/accounting/closing/helper");
  await screen.findByText("Saknar konto 2091 Balanserad vinst eller förlust, kan inte fortsätta.");
  expect(check("Årets resultat")).toBe("Årets resultatInte kontrollerat");
  expect(screen.getByRole("link", { name: "Lägg till kontot" })).toBeDefined();
});

test("an entry opens filled in, and its registration leads back to the helper", async () => {
  const server = await openClosing();
  const user = await openPage("/accounting/closing/bookThisYearResult");
  const value = async (label: string) => plain((await screen.findByLabelText<HTMLInputElement>(label)).value);
  expect(await value("Text")).toBe("Årets resultat");
  expect(await value("Datum")).toBe("2026-12-31");
  expect([await value("Konto, rad 1"), await value("Debet, rad 1")]).toEqual(["8999", "1 000,00"]);
  expect([await value("Konto, rad 2"), await value("Kredit, rad 2")]).toEqual(["2099", "1 000,00"]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(window.location.pathname).toBe("/accounting/closing/helper"));
  await screen.findByRole("list", { name: "Kontroller" });
  await waitFor(() => expect(check("Årets resultat")).toBe("Årets resultatKlart"));
  const answer = await server.documents.load(yearKey("transactions"), undefined);
  expect(JSON.stringify(answer)).toContain("8999");
});

const CHANGED = "Beloppet har ändrats sedan formuläret fylldes i.";

test("CL11: what others book in the year meanwhile is told in the open form, and its amount is taken", async () => {
  const server = await openClosing();
  const user = await openPage("/accounting/closing/bookThisYearResult");
  const debit = async () => plain((await screen.findByLabelText<HTMLInputElement>("Debet, rad 1")).value);
  await waitFor(async () => expect(await debit()).toBe("1 000,00"));
  await bookMeanwhile(server, { ...SALE, number: 2 });
  await screen.findByText(CHANGED);
  expect(await debit()).toBe("1 000,00");
  await user.click(screen.getByRole("button", { name: "Ta de nya beloppen" }));
  await waitFor(async () => expect(await debit()).toBe("2 000,00"));
  expect(screen.queryByText(CHANGED)).toBeNull();
  // It is a step like any other.
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(async () => expect(await debit()).toBe("1 000,00"));
  await user.click(await screen.findByRole("button", { name: "Ta de nya beloppen" }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(window.location.pathname).toBe("/accounting/closing/helper"));
  await screen.findByRole("list", { name: "Kontroller" });
  await waitFor(() => expect(check("Årets resultat")).toBe("Årets resultatKlart"));
});

test("CL11: a result that somebody has booked meanwhile is not booked twice by a key", async () => {
  const server = await openClosing();
  const user = await openPage("/accounting/closing/bookThisYearResult");
  await screen.findByLabelText("Debet, rad 1");
  await bookMeanwhile(
    server,
    transactionOf("A", 2, "2026-12-30", "Årets resultat", [
      [8999, 100_000],
      [2099, -100_000],
    ]),
  );
  await screen.findByText(`${CHANGED} Det finns inget kvar att bokföra.`);
  await user.keyboard("{Control>}{Enter}{/Control}");
  const question = await screen.findByRole("dialog", { name: "Registrera ändå?" });
  within(question).getByText(`${CHANGED} Det finns inget kvar att bokföra.`);
  expect(document.activeElement?.textContent).toContain("Avbryt");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.pathname).toBe("/accounting/transaction/create/template");
});

test("nothing to book opens nothing, and the old address leads to the helper", async () => {
  await openClosing();
  await openPage("/accounting/closing/bookLastYearResult");
  await screen.findByText("Inget att bokföra");
  expect(window.location.pathname).toBe("/accounting/closing/bookLastYearResult");
});

test("/accounting/closing leads to the helper", async () => {
  await openClosing();
  await openPage("/accounting/closing");
  await screen.findByRole("list", { name: "Kontroller" });
  expect(window.location.pathname).toBe("/accounting/closing/helper");
});

/** The accounts of VAT with their boxes, and what else these entries need. */
const VAT_CHART = [
  { ...newAccount(2611, "Utgående moms, 25 %"), taxCode: 10 },
  { ...newAccount(3001, "Försäljning"), taxCode: 5 },
  newAccount(2650, "Redovisningskonto för moms"),
  newAccount(1650, "Momsfordran"),
  newAccount(3740, "Öres- och kronutjämning"),
];
const soldOn = (number: number, date: string) =>
  transactionOf("A", number, date, "Försäljning", [
    [1930, 125_000],
    [3001, -100_000],
    [2611, -25_000],
  ]);

async function change(server: Server, key: string, changed: Pick<BooksChanges[number], "put" | "head">) {
  const stored = await server.documents.load(key, undefined);
  const ifMatch = stored.type === "content" ? stored.etag : "";
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: `made ${key}`,
    changes: [{ key, ifMatch, ...changed }],
  });
}

test("CL7: the VAT of each period is settled from the helper, which goes on where it was", async () => {
  const server = await openClosing([], [soldOn(1, "2026-02-01"), soldOn(2, "2026-12-01")]);
  await change(server, yearKey("accountPlan"), {
    put: VAT_CHART.map((each) => encodeItem("accountPlan", each)),
  });
  const user = await openPage("/accounting/closing/helper");
  await screen.findByRole("list", { name: "Kontroller" });
  expect(check("Moms")).toContain("Momskonton har saldo −500,00");
  expect((await screen.findByRole("link", { name: "Till momsrapporten" })).getAttribute("href")).toBe(
    "/accounting/vat/report?typ=quarter&from=2026-01-01",
  );
  const value = async (label: string) => plain((await screen.findByLabelText<HTMLInputElement>(label)).value);
  for (const date of ["2026-03-31", "2026-12-31"]) {
    await user.click(await screen.findByRole("button", { name: "Bokför momsen" }));
    expect(await value("Datum")).toBe(date);
    expect(await value("Text")).toContain("Momsavräkning");
    expect([await value("Konto, rad 1"), await value("Debet, rad 1")]).toEqual(["2611", "250,00"]);
    expect([await value("Konto, rad 2"), await value("Kredit, rad 2")]).toEqual(["2650", "250,00"]);
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(window.location.pathname).toBe("/accounting/closing/helper"));
    await screen.findByRole("list", { name: "Kontroller" });
  }
  await waitFor(() => expect(check("Moms")).toBe("MomsKlart"));
});

test("OV6: a month that was handed in is the period of the company, where none is chosen", async () => {
  const server = await openClosing([], [soldOn(1, "2026-02-01")]);
  await change(server, yearKey("accountPlan"), {
    put: VAT_CHART.map((each) => encodeItem("accountPlan", each)),
  });
  const made = {
    at: "2026-03-02T10:00:00Z",
    userName: "Anna",
    kind: "vat" as const,
    from: "2026-01-01",
    to: "2026-01-31",
    files: [{ name: "moms.xml", size: 900, sha256: "0".repeat(64) }],
  } satisfies Partial<(typeof server.filings.list)[number]>;
  // However many files of quarters were made since: the server tells of a hundred at a time.
  server.filings.list = [
    ...Array.from({ length: 100 }, (_, place) => ({
      ...made,
      sequence: 101 - place,
      to: "2026-03-31",
      declared: null,
    })),
    { ...made, sequence: 1, declared: { at: "2026-03-02T10:05:00Z", userName: "Anna" } },
  ];
  await openPage("/accounting/closing/helper");
  const link = await screen.findByRole("link", { name: "Till momsrapporten" });
  await waitFor(() =>
    expect(link.getAttribute("href")).toBe("/accounting/vat/report?typ=month&from=2026-02-01"),
  );
});

test("OV6: the sales of the year before decide the period in the helper as on home", async () => {
  const server = await openClosing([], [soldOn(1, "2026-02-01")], ...LARGE_YEAR_BEFORE);
  await change(server, yearKey("accountPlan"), {
    put: VAT_CHART.map((each) => encodeItem("accountPlan", each)),
  });
  await openPage("/accounting/closing/helper");
  const link = await screen.findByRole("link", { name: "Till momsrapporten" });
  await waitFor(() =>
    expect(link.getAttribute("href")).toBe("/accounting/vat/report?typ=month&from=2026-02-01"),
  );
});

test("PG63: a year before that did not come is told, and can be asked for again", async () => {
  const server = await openClosing([], [SALE], ...LARGE_YEAR_BEFORE);
  const before = fiscalYearIdFromGuid("5".repeat(32));
  server.instead = (_, path) =>
    path.includes(`${before}-transactions`) ? new Response("{}", { status: 500 }) : undefined;
  await openPage("/accounting/closing/helper");
  await screen.findByRole("button", { name: "Försök igen" });
  expect(plain(document.body.textContent)).toContain("Föregående räkenskapsår kunde inte hämtas.");
  expect(checks().join()).toContain("Föregående år kunde inte läsas");
});

test("CL7: what is left of a quarter that the year before has days of leads to that quarter", async () => {
  const own = { ...ENTRY_YEAR, from: isoDate("2025-11-01"), to: isoDate("2026-10-31") };
  const before = {
    ...ENTRY_YEAR,
    id: fiscalYearIdFromGuid("5".repeat(32)),
    from: isoDate("2024-11-01"),
    to: isoDate("2025-10-31"),
  };
  const opening = [
    { accountId: accountNo(1930), balance: ore(125_000) },
    { accountId: accountNo(2611), balance: ore(-25_000) },
    { accountId: accountNo(2099), balance: ore(-100_000) },
  ];
  const sold = transactionOf("A", 1, "2025-11-20", "Försäljning", [
    [1930, 25_000],
    [3001, -20_000],
    [2611, -5000],
  ]);
  const settled = transactionOf("A", 2, "2025-12-31", "Momsavräkning", [
    [2611, 5000],
    [2650, -5000],
  ]);
  const chart = VAT_CHART.map((each) => encodeItem("accountPlan", each));
  const server = await openClosing(
    [],
    [sold, settled],
    { key: "c1-accountSettings", put: [own, before] },
    { key: yearKey("accountBalance"), put: opening.map((each) => encodeItem("accountBalance", each)) },
    { key: `c1-${before.id}-accountPlan`, head: { name: "BAS" }, put: chart },
    {
      key: `c1-${before.id}-transactions`,
      put: [encodeItem("transactions", soldOn(1, "2025-10-05"))],
    },
  );
  await change(server, yearKey("accountPlan"), { put: chart });
  const user = await openPage("/accounting/closing/helper");
  await screen.findByText("Kvar på 2611 (−250,00)");
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Till momsrapporten" }).getAttribute("href")).toBe(
      "/accounting/vat/report?typ=quarter&from=2025-10-01",
    ),
  );
  await user.click(await screen.findByRole("button", { name: "Bokför momsen" }));
  await screen.findByRole("button", { name: "Byt till 2024-11-01 – 2025-10-31" });
});

test("TR30: an entry whose date is closed opens on the first open day, and says so", async () => {
  const opening = [
    { accountId: accountNo(1930), balance: ore(500_00) },
    { accountId: accountNo(2099), balance: ore(-500_00) },
  ];
  const put = opening.map((each) => encodeItem("accountBalance", each));
  const server = await openClosing([], [SALE], { key: yearKey("accountBalance"), put });
  await change(server, "c1-accountSettings", { head: { closedThrough: "2026-06-30" } });
  await openPage("/accounting/closing/resetLastYearResult");
  const date = await screen.findByLabelText<HTMLInputElement>("Datum");
  expect(date.value).toBe("2026-07-01");
  await screen.findByText(
    /^Bokföringen är låst till och med 2026-06-30\. Datumet skulle ha varit 2026-01-01/,
  );
});

test("TR30: in a year without an open day the entry says that it cannot be registered", async () => {
  const server = await openClosing();
  await change(server, "c1-accountSettings", { head: { closedThrough: "2026-12-31" } });
  await openPage("/accounting/closing/bookThisYearResult");
  expect((await screen.findByLabelText<HTMLInputElement>("Datum")).value).toBe("2026-12-31");
  await screen.findByText(/räkenskapsåret har ingen öppen dag/);
  const unlock = screen.getByRole("link", { name: "Till låst period" });
  expect(unlock.getAttribute("href")).toBe("/settings/company/edit");
});
