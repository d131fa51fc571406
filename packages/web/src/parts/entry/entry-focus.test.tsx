import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FunctionComponent, ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { fill, planOf } from "../../../test/entry-books.ts";
import { company, type FakeFetch } from "../../../test/fake-fetch.ts";
import { focusedField } from "../../../test/focused-field.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import type { EntryStart } from "./form/use-entry-form.ts";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("6".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
};
const PLAN = planOf(1930, 6250);
const OUTSIDE = "Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)";

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

const nothingAround: FunctionComponent<{ children: ReactNode }> = ({ children }) => children;

/** Shows the form; the returned function shows it with other facts of the books. */
async function show(mode: "simple" | "advanced" = "advanced", Around = nothingAround) {
  const { TransactionEntry } = await import("./transaction-entry.tsx");
  const { entryPlace } = await import("../../../test/entry-place.ts");
  const start = {
    year,
    closedThrough: isoDate("2025-01-31"),
    registered: new Map(),
    today: isoDate("2025-05-12"),
    storedMode: mode,
    companyType: "AB",
    addressMode: mode,
    ...(await entryPlace(year.id)),
  } as const;
  const withFacts = (facts: Partial<EntryStart>) => (
    <MantineProvider env="test">
      <Around>
        <TransactionEntry start={{ ...start, ...facts }} accounts={PLAN} above={null} isInOtherTab={false} />
      </Around>
    </MantineProvider>
  );
  const { rerender } = render(withFacts({}));
  return (facts: Partial<EntryStart>) => rerender(withFacts(facts));
}

const register = () => fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }));

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ["a day outside the year, and no text", { Datum: "2024-12-31" }, "Datum", OUTSIDE],
  [
    "a day in a closed period",
    { Datum: "2025-01-15", Text: "Porto" },
    "Datum",
    "Bokföringen är låst till och med 2025-01-31",
  ],
  ["no day", { Datum: "", Text: "Porto" }, "Datum", "Datum måste anges"],
  ["no text", { "Debet, rad 1": "100" }, "Text", "Text måste anges"],
  [
    "a text that is too long, which is not cut",
    { Text: "x".repeat(401) },
    "Text",
    "Texten har 401 tecken, och får ha högst 400",
  ],
  [
    "an account that is none",
    { Text: "Porto", "Konto, rad 1": "xyz", "Debet, rad 1": "100" },
    "Konto, rad 1",
    "Kontonummer måste vara ett giltigt kontonummer",
  ],
  ["no amount", { Text: "Porto", "Konto, rad 1": "6250" }, "Debet, rad 1", "Belopp måste anges"],
  [
    "a day outside the year above an amount that cannot be read",
    { Datum: "2024-12-31", Text: "Porto", "Konto, rad 1": "6250", "Debet, rad 1": "1+" },
    "Datum",
    OUTSIDE,
  ],
  [
    "an account that is none above an amount that cannot be read",
    { Text: "Porto", "Konto, rad 1": "xyz", "Debet, rad 1": "100", "Debet, rad 2": "1+" },
    "Konto, rad 1",
    "Kontonummer måste vara ett giltigt kontonummer",
  ],
])(
  "refused, the first field that is wrong has the focus and tells why: %s",
  async (_name, typed, label, why) => {
    await show();
    for (const [name, text] of Object.entries(typed)) fill(name, text);
    register();
    const [name, description] = focusedField();
    expect(name).toBe(label);
    expect(description).toContain(why);
  },
);

test("a date that cannot be booked on is marked at once; its message comes with the attempt", async () => {
  await show();
  fill("Datum", "2024-12-31");
  const date = screen.getByLabelText("Datum");
  expect(date.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(OUTSIDE)).toBeNull();
  act(() => date.focus());
  fireEvent.keyDown(date, { key: "Enter" });
  expect(focusedField()[0]).toBe("Text");
  register();
  expect(focusedField()).toEqual(["Datum", expect.stringContaining(OUTSIDE)]);
  fill("Datum", "2025-03-01");
  expect(date.getAttribute("aria-invalid")).not.toBe("true");
});

test("an amount that cannot be read has the focus and tells why", async () => {
  await show();
  fill("Text", "Porto");
  fill("Konto, rad 1", "6250");
  fill("Kredit, rad 1", "1+");
  register();
  expect(focusedField()[0]).toBe("Kredit, rad 1");
  expect(focusedField()[1]).not.toBe("");
});

test("in the simple form what is wrong with the second account stands at a field that is there", async () => {
  await show("simple");
  fill("Text", "Porto");
  fill("Betalt från", "1930");
  register();
  const [name, description] = focusedField();
  expect(name).toBe("Belopp");
  expect(description).toContain("Belopp måste anges");
});

test("refused with the keys of the field that is wrong, the reason is told again each time", async () => {
  await show();
  const date = screen.getByLabelText("Datum");
  act(() => date.focus());
  fireEvent.change(date, { target: { value: "2024-12-31" } });
  for (let time = 0; time < 2; time += 1) {
    fireEvent.keyDown(date, { key: "Enter", ctrlKey: true });
    expect(document.activeElement).toBe(date);
    const told = document.getElementById("announced");
    expect(told?.getAttribute("role")).toBe("alert");
    expect(told?.textContent).toBe("");
    await waitFor(() => expect(told?.textContent).toBe(OUTSIDE));
  }
});

const series = (...names: readonly string[]) => ({
  ...year,
  transactionSeries: names.map((name) => ({ name, startNo: 1, description: "" })),
});
/** The next form is shown as soon as one is sent. */
function expectSent(isSent: boolean): void {
  expect(screen.getByLabelText<HTMLInputElement>("Text").value).toBe(isSent ? "" : "Porto");
  if (!isSent) expect(server.calls).not.toContain("POST /api/data/commit");
}

function fillPurchase(): void {
  fill("Text", "Porto");
  fill("Konto, rad 1", "6250");
  fill("Debet, rad 1", "100");
  fill("Konto, rad 2", "1930");
  fill("Kredit, rad 2", "100");
}

test("a series that is gone since the form was begun is told at its field, and nothing is sent", async () => {
  const change = await show();
  change({ year: series("A", "B") });
  fireEvent.change(screen.getByLabelText("Serie"), { target: { value: "B" } });
  fillPurchase();
  change({ year: series("A") });
  expect(screen.getByLabelText<HTMLSelectElement>("Serie").value).toBe("B");
  register();
  expect(document.activeElement).toBe(screen.getByLabelText("Serie"));
  expect(focusedField()[1]).toContain("Serien B finns inte i räkenskapsåret.");
  expectSent(false);
  fireEvent.change(screen.getByLabelText("Serie"), { target: { value: "A" } });
  register();
  expectSent(true);
});

test("PG39: a day in a closed period is told beside the date before anything is registered", async () => {
  await show();
  const described = () => {
    const ids = screen.getByLabelText("Datum").getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  };
  fill("Datum", "2025-02-01");
  expect(described()).not.toContain("låst");
  fill("Datum", "2025-01-31");
  expect(described()).toContain("Bokföringen är låst till och med 2025-01-31");
  // Of a day outside the year that is told when one registers.
  fill("Datum", "2024-12-31");
  expect(described()).not.toContain(OUTSIDE);
});

test("days that are closed since the form was begun are told at the date, and nothing is sent", async () => {
  const change = await show();
  fill("Datum", "2025-03-01");
  fillPurchase();
  change({ closedThrough: isoDate("2025-03-31") });
  register();
  expect(focusedField()).toEqual([
    "Datum",
    expect.stringContaining("Bokföringen är låst till och med 2025-03-31"),
  ]);
  expectSent(false);
});

test("TR18: Registrera takes what is missing in the only row without an amount, also by the mouse", async () => {
  await show();
  fill("Text", "Porto");
  fill("Konto, rad 1", "6250");
  fill("Debet, rad 1", "100");
  fill("Konto, rad 2", "1930");
  register();
  expectSent(true);
});

test("TR18: an account leads to the side where the missing amount stands", async () => {
  await show();
  fill("Konto, rad 1", "6250");
  fill("Debet, rad 1", "100");
  fill("Konto, rad 2", "1930");
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 2"), { key: "Enter" });
  expect(focusedField()[0]).toBe("Kredit, rad 2");
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 1"), { key: "Enter" });
  expect(focusedField()[0]).toBe("Debet, rad 1");
});

test("a step in the form has the key of an older notice, until it is taken back", async () => {
  const { ToastProvider, useToast } = await import("../../ui/label/toast.tsx");
  const Notice = () => {
    const toast = useToast();
    const tell = () => toast({ text: "A 1 registrerad", undo: () => undefined });
    return (
      <button type="button" onClick={tell}>
        Visa meddelandet
      </button>
    );
  };
  await show("advanced", ({ children }) => (
    <ToastProvider>
      <Notice />
      {children}
    </ToastProvider>
  ));
  const keys = () => screen.getByRole("button", { name: /^Ångra/ }).getAttribute("aria-keyshortcuts");
  fireEvent.click(screen.getByRole("button", { name: "Visa meddelandet" }));
  expect(keys()).toBe("Control+Z");
  fill("Konto, rad 1", "6250");
  fill("Debet, rad 1", "100");
  expect(keys()).toBeNull();
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 1"), { key: "z", ctrlKey: true });
  expect(screen.getByLabelText<HTMLInputElement>("Debet, rad 1").value).toBe("");
  expect(keys()).toBe("Control+Z");
});

test("TR19: rows of a spreadsheet fill the form, and Ctrl+Z takes them back", async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>("Konto, rad 1");
  act(() => field.focus());
  const rows = "6250\t100\t\n1930\t\t100";
  fireEvent.paste(field, { clipboardData: { getData: () => rows } });
  const value = (label: string) => screen.queryByLabelText<HTMLInputElement>(label)?.value;
  expect([value("Debet, rad 1"), value("Konto, rad 2"), value("Kredit, rad 2")]).toEqual([
    "100,00",
    "1930",
    "100,00",
  ]);
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 3"), { key: "z", ctrlKey: true });
  expect([value("Konto, rad 1"), value("Konto, rad 2")]).toEqual(["", undefined]);
});

test("TR19: pasted lines that cannot be read stay above the rows until they are dismissed or taken back", async () => {
  const paste = () => {
    const field = screen.getByLabelText<HTMLInputElement>("Konto, rad 1");
    act(() => field.focus());
    const rows = "6250\t100\t\n62x\t50\t\n1930\t\t100";
    fireEvent.paste(field, { clipboardData: { getData: () => rows } });
  };
  const told = () => screen.queryByRole("region", { name: "Det som inte kunde läsas" });
  await show();
  paste();
  expect(told()?.textContent).toContain("1 inklistrad rad kunde inte läsas och är inte med här:");
  expect(told()?.querySelector("li")?.textContent).toBe("”62x 50”");
  cleanup();
  await show();
  expect(told()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Dölj" }));
  expect(told()).toBeNull();
  expect(focusedField()[0]).toBe("Konto, rad 3");
  paste();
  expect(told()).not.toBeNull();
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 1"), { key: "z", ctrlKey: true });
  expect(told()).toBeNull();
});

test("TR19: more rows than have room are refused, and none of them is taken", async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>("Konto, rad 1");
  act(() => field.focus());
  const rows = Array.from({ length: 501 }, () => "6250\t1").join("\n");
  fireEvent.paste(field, { clipboardData: { getData: () => rows } });
  expect(screen.getByLabelText<HTMLInputElement>("Konto, rad 1").value).toBe("");
  expect(screen.queryByLabelText("Konto, rad 2")).toBeNull();
});

test("the balance follows what is typed, and is read out when its field is left", async () => {
  await show();
  const field = screen.getByLabelText("Debet, rad 1");
  act(() => field.focus());
  fireEvent.change(field, { target: { value: "62" } });
  expect(screen.getByText("62,00 saknas i kredit")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("Inga belopp ännu");
  act(() => field.blur());
  expect(screen.getByRole("status").textContent).toMatch(/62,00 saknas i kredit/);
});

test("TR21: nothing is said to balance while an amount cannot be read", async () => {
  await show();
  const state = () => screen.getByRole("status").textContent;
  fill("Debet, rad 1", "1e3");
  expect(state()).toBe("Ett belopp kan inte läsas");
  fillPurchase();
  expect(state()).toBe("Balanserar");
  fill("Konto, rad 3", "6250");
  fill("Debet, rad 3", "1e3");
  expect(state()).toBe("Ett belopp kan inte läsas");
  const field = screen.getByLabelText("Debet, rad 3");
  act(() => field.focus());
  fireEvent.change(field, { target: { value: "100" } });
  expect(screen.getByText("100,00 saknas i kredit")).toBeDefined();
});

test("TR23: a date that is still to come is told beside it, and stops nothing", async () => {
  await show();
  const told = () => screen.queryByText("Datumet ligger framåt i tiden.", { selector: "p" });
  expect(told()).toBeNull();
  fill("Datum", "2025-06-12");
  expect(told()).not.toBeNull();
  await waitFor(() =>
    expect(document.querySelector("#announced-politely")?.textContent).toBe("Datumet ligger framåt i tiden."),
  );
  fillPurchase();
  register();
  expectSent(true);
  fill("Datum", "2025-05-12");
  expect(told()).toBeNull();
});
