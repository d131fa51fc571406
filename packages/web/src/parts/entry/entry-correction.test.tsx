import "fake-indexeddb/auto";
import { newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import {
  type CorrectionPeriod,
  correctingTransactions,
  reversedTransaction,
  type Transaction,
} from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ENTRY_YEAR, fill, planOf } from "../../../test/entry-books.ts";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { yearKey } from "../../../test/opened-page.tsx";
import { showEntry } from "../../../test/shown-entry.tsx";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ title = "Ny transaktion", children }: { title?: string; children: ReactNode }) => (
    <>
      <h1>{title}</h1>
      {children}
    </>
  ),
}));

const PLAN = planOf(1930, 6250);
const WRONG = transactionOf("A", 1, "2026-03-01", "Porto", [
  [6250, 100_00],
  [1930, -100_00],
]);
const PERIOD = { year: ENTRY_YEAR, fiscalYearId: ENTRY_YEAR.id };

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

/** The form as 'Vänd' or 'Rätta' has prepared it. */
async function show(
  kind: "reverse" | "correct",
  meanwhile: Transaction = WRONG,
  closed: Pick<CorrectionPeriod, "closedThrough" | "today"> = {},
) {
  const period = { ...PERIOD, ...closed };
  const both = correctingTransactions(WRONG, ENTRY_YEAR.id, period);
  const made =
    kind === "reverse"
      ? reversedTransaction(WRONG, ENTRY_YEAR.id, period)
      : both && { ...both.replacement, reversal: both.reversal, isReversalMoved: both.isMoved };
  await showEntry(PLAN, {
    booked: [meanwhile],
    prepared: made && { ...made, source: kind },
    closedThrough: closed.closedThrough,
    addressMode: "template",
  });
}

const register = () => fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }));
/** The next form is shown when one has been sent. */
const isSent = () => screen.getByLabelText<HTMLInputElement>("Text").value === "";

test.each([
  ["correct", "Rätta A 1"],
  ["reverse", "Vänd A 1"],
] as const)("the heading says what is corrected, until it is: %s", async (kind, heading) => {
  await show(kind);
  screen.getByRole("heading", { name: heading });
  fill("Text", "Porto till Anna");
  if (kind === "reverse") {
    // Rows that do not reverse it correct nothing.
    fill("Kredit, rad 1", "60");
    screen.getByRole("heading", { name: "Ny transaktion" });
    fill("Kredit, rad 1", "100");
    screen.getByRole("heading", { name: heading });
  }
  register();
  screen.getByRole("heading", { name: "Ny transaktion" });
});

test("TR20: a correction in which nothing is changed is told and not sent", async () => {
  await show("correct");
  register();
  expect(screen.getByRole("alert").textContent).toBe(
    "Inget är ändrat: datum, text och rader är desamma som i A 1, så det finns inget att rätta.",
  );
  expect(isSent()).toBe(false);
  fill("Text", "Porto till Anna");
  expect(screen.queryByRole("alert")).toBeNull();
  register();
  expect(isSent()).toBe(true);
});

test("TR20: the reversal of what is closed is booked on the day that is chosen", async () => {
  await show("correct", WRONG, { closedThrough: isoDate("2026-04-30"), today: isoDate("2026-05-12") });
  expect(screen.getByLabelText<HTMLInputElement>("Datum").value).toBe("2026-05-12");
  expect(screen.getByText(/^Rättar A 1, som vänds 2026-05-12 när du registrerar/)).toBeDefined();
  fill("Datum", "2026-05-20");
  expect(screen.getByText(/^Rättar A 1, som vänds 2026-05-20 när du registrerar/)).toBeDefined();
});

test("TR20: the reversal of an open day stays there when the new one gets another", async () => {
  await show("correct");
  fill("Datum", "2026-05-20");
  expect(screen.getByText(/^Rättar A 1, som vänds 2026-03-01 när du registrerar/)).toBeDefined();
});

test("VR20: what a correction changes of VAT in another period is told with the period", async () => {
  const sold = transactionOf("A", 1, "2026-03-01", "Krukor", [
    [2611, -100_00],
    [1930, 100_00],
  ]);
  const plan = new Map([...planOf(1930, 6250), ["2611", { ...newAccount(2611), taxCode: 10 }]] as const);
  const period = { ...PERIOD, closedThrough: isoDate("2026-04-30"), today: isoDate("2026-05-12") };
  const both = correctingTransactions(sold, ENTRY_YEAR.id, period)!;
  await server.documents.commit({
    companyId: 1,
    intent: "edit",
    requestId: "books",
    changes: [
      { key: "c1-accountSettings", head: { vatPeriod: "quarter" }, put: [ENTRY_YEAR] },
      {
        key: yearKey("accountPlan"),
        head: { name: "BAS" },
        put: [...plan.values()].map((each) => encodeItem("accountPlan", each)),
      },
    ],
  });
  await showEntry(plan, {
    booked: [sold],
    prepared: {
      ...both.replacement,
      reversal: both.reversal,
      isReversalMoved: both.isMoved,
      source: "correct",
    },
    closedThrough: period.closedThrough,
    addressMode: "template",
  });
  const told = /^Det som ändras i momsen kommer i momsrapporten för apr–jun 2026\.$/;
  await screen.findByText(/^Rättar A 1, som vänds 2026-05-12/);
  // Nothing is changed of the VAT yet.
  expect(screen.queryByText(told)).toBeNull();
  fill("Kredit, rad 1", "90");
  await screen.findByText(told);
});

test("TR20: the form says when the rows reverse the original no longer, and when they do again", async () => {
  await show("reverse");
  expect(screen.getByText("Rättar A 1").tagName).toBe("OUTPUT");
  fill("Kredit, rad 1", "60");
  expect(
    screen.getByText(/^Raderna vänder inte längre A 1: det här registreras som en vanlig/),
  ).toBeDefined();
  fill("Kredit, rad 1", "100");
  expect(screen.getByText("Rättar A 1")).toBeDefined();
});

test("TR20: with other rows the text that was filled in says nothing of a correction", async () => {
  await show("reverse");
  const text = () => screen.getByLabelText<HTMLInputElement>("Text").value;
  expect(text()).toBe("Rättelse av A 1: Porto");
  fill("Kredit, rad 1", "60");
  expect(text()).toBe("Porto");
  fill("Kredit, rad 1", "100");
  expect(text()).toBe("Rättelse av A 1: Porto");
  fill("Text", "Rättelse av A 1: en del");
  fill("Kredit, rad 1", "60");
  expect(text()).toBe("Rättelse av A 1: en del");
});

test.each(["correct", "reverse"] as const)(
  "TR20: what somebody has corrected meanwhile is told and cannot be registered: %s",
  async (kind) => {
    await show(kind, { ...WRONG, correctedBy: { fiscalYearId: ENTRY_YEAR.id, series: "A", number: 2 } });
    const notice = screen.getByRole("alert");
    expect(notice.textContent).toContain("A 1 är redan rättad av A 2. Rättelsen här kan inte registreras.");
    expect(screen.getByRole("link", { name: "A 2" }).getAttribute("href")).toBe(
      "/accounting/transaction/A/2",
    );
    expect(screen.queryByRole("button", { name: /^Registrera/ })).toBeNull();
    fill("Text", "Porto till Anna");
    fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
    expect(isSent()).toBe(false);
    expect(document.activeElement?.textContent).toBe("Kasta");
    fireEvent.click(screen.getByRole("button", { name: "Kasta" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: /^Registrera/ })).toBeDefined();
  },
);
