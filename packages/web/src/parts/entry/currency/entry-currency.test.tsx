import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { copiedTransaction, type Entry, reversedTransaction } from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ENTRY_YEAR, fill, planOf } from "../../../../test/entry-books.ts";
import { company, type FakeFetch } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { showEntry } from "../../../../test/shown-entry.tsx";
import type { EntryStart } from "../form/use-entry-form.ts";

vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const RATES = [
  { date: "2026-03-24", value: 9.35344 },
  { date: "2026-03-25", value: 9.29218 },
  { date: "2026-03-27", value: 9.44517 },
];
const SERIES = [
  { seriesId: "SEKUSDPMI", shortDescription: "USD", seriesClosed: false },
  { seriesId: "ECB-USD", shortDescription: "USD", seriesClosed: false },
  { seriesId: "SEKEURPMI", shortDescription: "EUR", seriesClosed: false },
];
const NO_SERVICE = "Servern hämtar inga valutakurser.";
const PERIOD = { year: ENTRY_YEAR };
const PAID = {
  ...transactionOf("A", 1, "2026-03-24", "Program", []),
  entries: [
    { accountId: 5420, amount: 900_00, foreignCurrencyAmount: { amount: 100_00, currency: "USD" } },
    { accountId: 1930, amount: -900_00, foreignCurrencyAmount: { amount: -100_00, currency: "USD" } },
  ] as unknown as readonly Entry[],
};

let server: FakeFetch;
const sent: string[] = [];

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  server.instead = (_method, path) => ratesAt(path);
  sent.length = 0;
  vi.stubGlobal("fetch", (input: unknown, init: RequestInit = {}) => {
    if (String(input).includes("/api/data/commit")) sent.push(init.body as string);
    return server.fetch(input, init);
  });
  vi.resetModules();
  await signInAnew();
});

function ratesAt(path: string): Response | undefined {
  if (path.endsWith("/Series/ByGroup/130")) return Response.json(SERIES);
  const [, series, from = "", to = ""] = /Observations\/([\w-]+)\/([\d-]+)\/([\d-]+)$/.exec(path) ?? [];
  if (series === undefined) return undefined;
  const found = RATES.filter(({ date }) => date >= from && date <= to);
  return Response.json(series.includes("USD") ? found : []);
}

const refusal = (status: number, type: string, message: string) =>
  Response.json({ error: { type, message } }, { status });

async function show(over: Partial<EntryStart> = {}, kind?: "copy" | "reverse") {
  const made =
    kind === "copy"
      ? copiedTransaction(PAID, PERIOD)
      : kind === "reverse"
        ? reversedTransaction(PAID, ENTRY_YEAR.id, PERIOD)
        : undefined;
  await showEntry(planOf(1930, 5420), {
    booked: [PAID],
    prepared: made && { ...made, source: "copy" },
    today: isoDate("2026-03-24"),
    ...over,
  });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shows = (label: string, value: string) => waitFor(() => expect(field(label).value).toBe(value));
const noted = (text: string) =>
  waitFor(() => expect(document.body.textContent.replaceAll("\u00A0", " ")).toContain(text));
const register = () => fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }));

describe("TR27: an amount in another currency", () => {
  test("stands in kronor, with the amount, the rate and its day", async () => {
    await show();
    fill("Text", "Program");
    fill("Konto, rad 1", "5420");
    fill("Debet, rad 1", "100 USD");
    await shows("Debet, rad 1", "935,34");
    await noted("100,00 USD · kurs 9,35344 den 24 mars 2026");
    fill("Konto, rad 2", "1930");
    fill("Kredit, rad 2", "935,34");
    register();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0] ?? "")).toMatchObject({
      changes: [
        {
          append: [
            {
              entries: [
                { accountId: 5420, amount: 935.34, foreignCurrencyAmount: { amount: 100, currency: "USD" } },
                { accountId: 1930, amount: -935.34 },
              ],
            },
          ],
        },
      ],
    });
    expect(sent[0]).not.toContain("followsRate");
  });
  test("is below zero on the other side, and local with kr", async () => {
    await show();
    fill("Konto, rad 1", "1930");
    fill("Debet, rad 1", "-$100");
    await shows("Kredit, rad 1", "935,34");
    fill("Konto, rad 2", "5420");
    fill("Debet, rad 2", "100 kr");
    expect(field("Debet, rad 2").value).toBe("100,00");
    expect(field("Debet, rad 1").value).toBe("");
  });
  test("follows the date, and is kronor when kronor are typed", async () => {
    await show();
    fill("Konto, rad 1", "5420");
    fill("Debet, rad 1", "100 USD");
    await shows("Debet, rad 1", "935,34");
    fill("Datum", "2026-03-29");
    await shows("Debet, rad 1", "944,52");
    await noted("kurs 9,44517 den 27 mars 2026");
    fill("Debet, rad 1", "950");
    expect(document.body.textContent).not.toContain("USD");
    fill("Datum", "2026-03-24");
    expect(field("Debet, rad 1").value).toBe("950,00");
  });
  test("is typed in the simple form, and turns with the money", async () => {
    await show({ addressMode: "simple" });
    fill("Belopp", "100 USD");
    await shows("Belopp", "935,34");
    await noted("100,00 USD · kurs 9,35344 den 24 mars 2026");
    fireEvent.click(screen.getByLabelText("Pengar in"));
    await shows("Belopp", "935,34");
    await noted("100,00 USD · kurs 9,35344 den 24 mars 2026");
  });
});

describe("a rate that is missing is told at the row, and kronor can be typed", () => {
  const typed = async (amount: string) => {
    await show();
    fill("Konto, rad 1", "5420");
    fill("Debet, rad 1", amount);
  };
  test.each([
    ["100 AED", "Series not found for AED"],
    ["100 EUR", "Rate not found for EUR on 2026-03-24"],
  ])("%s", async (amount, text) => {
    await typed(amount);
    await noted(text);
    expect(field("Debet, rad 1").value).toBe("");
    register();
    await noted("Belopp måste anges");
    expect(document.activeElement).toBe(field("Text"));
    fill("Debet, rad 1", "1000");
    expect(document.body.textContent).not.toContain(text);
  });
  test("letters that are no currency stay in the field", async () => {
    await typed("100 XYZ");
    await noted("Currency not found");
    expect(field("Debet, rad 1").value).toBe("100 XYZ");
  });
  test("a date that cannot be read", async () => {
    await typed("100 USD");
    await shows("Debet, rad 1", "935,34");
    fill("Datum", "");
    await noted("Invalid date");
    await shows("Debet, rad 1", "");
    fill("Datum", "2026-03-24");
    await shows("Debet, rad 1", "935,34");
  });
  test("a server without rates", async () => {
    server.instead = (_method, path) =>
      path.startsWith("/api/rates") ? refusal(422, "NoRateService", NO_SERVICE) : undefined;
    await typed("100 USD");
    await noted(`${NO_SERVICE}Skriv beloppet i kronor.`);
    expect(screen.queryByText("Försök igen")).toBeNull();
  });
  test("a service that does not answer may be asked again", async () => {
    const busy = () => refusal(503, "RatesUnavailable", "Valutakursen kunde inte hämtas just nu.");
    server.instead = (_method, path) => (path.startsWith("/api/rates") ? busy() : undefined);
    await typed("100 USD");
    await noted("Valutakursen kunde inte hämtas just nu.");
    server.instead = (_method, path) => ratesAt(path);
    fireEvent.click(screen.getByText("Försök igen"));
    await shows("Debet, rad 1", "935,34");
  });
  test("another service that has the currency is asked instead", async () => {
    server.instead = (_method, path) =>
      path.includes("SEKUSDPMI") ? refusal(503, "RatesUnavailable", "Nej") : ratesAt(path);
    await typed("100 USD");
    await shows("Debet, rad 1", "935,34");
  });
});

test("TR27: registering waits for the rate", async () => {
  let answer = () => undefined as void;
  const whenAsked = new Promise<void>((done) => {
    answer = () => done();
  });
  server.instead = (_method, path) => {
    if (!path.includes("Observations")) return ratesAt(path);
    const body = new ReadableStream({
      async start(controller) {
        await whenAsked;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(RATES)));
        controller.close();
      },
    });
    return new Response(body);
  };
  await show();
  fill("Text", "Program");
  fill("Konto, rad 1", "5420");
  fill("Debet, rad 1", "100 USD");
  await noted("hämtar kursen");
  fill("Konto, rad 2", "1930");
  fill("Kredit, rad 2", "100 USD");
  register();
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  expect(sent).toEqual([]);
  await act(async () => answer());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain("-935.34");
});

test("TR27: saving as a draft waits for the rate of what stands in the focused field", async () => {
  let answer = () => undefined as void;
  const whenAsked = new Promise<void>((done) => {
    answer = () => done();
  });
  vi.stubGlobal("fetch", async (input: unknown, init: RequestInit = {}) => {
    if (String(input).includes("Observations")) await whenAsked;
    if (String(input).includes("/api/data/commit")) sent.push(init.body as string);
    return server.fetch(input, init);
  });
  await show();
  fill("Konto, rad 1", "5420");
  const amount = field("Debet, rad 1");
  act(() => amount.focus());
  fireEvent.change(amount, { target: { value: "100 USD" } });
  fireEvent.keyDown(amount, { key: "s", ctrlKey: true });
  await act(async () => new Promise((done) => setTimeout(done, 100)));
  expect(sent).toEqual([]);
  await act(async () => answer());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain("935.34");
});

test("TR27: a copy is converted by its own day, a reversal keeps what it reverses", async () => {
  await show({}, "copy");
  await shows("Debet, rad 1", "935,34");
  await shows("Kredit, rad 2", "935,34");
});

test("TR27: a reversal is not converted", async () => {
  await show({}, "reverse");
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  expect(field("Kredit, rad 1").value).toBe("900,00");
  expect(server.calls.some((call) => call.includes("/api/rates"))).toBe(false);
});
