import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { beforeEach, expect, test } from "vitest";
import { sessionValue } from "../../../data/session.ts";
import { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import { emptyEntryForm } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { ENTRY_FORMAT, oldFormSchema, oldSentSchema } from "./entry-format.ts";
import { EntryOutbox } from "./entry-outbox.ts";
import { moveSessionForms } from "./old-session-forms.ts";

const yearOf = (year: number): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked: false,
  transactionSeries: [],
});
const [BEFORE, NOW] = [yearOf(2024), yearOf(2025)];

const form = (text: string, date: string | undefined): EntryForm => ({
  ...emptyEntryForm({ mode: "advanced", date: isoDate("2025-01-01"), series: "A" }),
  text,
  date: date === undefined ? undefined : isoDate(date),
});

let forms: UnfinishedForms;

beforeEach(async () => {
  sessionStorage.clear();
  forms = new UnfinishedForms({
    name: "anna",
    database: { all: async () => [], write: async () => {}, close: () => {} },
    now: () => 1,
    tabId: "tab",
    onListed: () => {},
  });
  await forms.load();
});

const waiting = ({ id }: FiscalYear) =>
  new EntryOutbox(forms, id).state().unregistered.map((one) => one.form.text);

test("forms of a program before the store wait in the year of their date, else in the one in use", () => {
  sessionValue("entryForm", oldFormSchema).write(form("Lera", "2024-05-01"));
  sessionValue("preparedEntryForm", oldFormSchema).write(form("Glas", undefined));
  sessionValue("sentEntryForms", oldSentSchema).write([
    { id: "1", fiscalYearId: BEFORE.id, form: form("Ugn", "2025-05-01") },
  ]);
  moveSessionForms(forms, [BEFORE, NOW], NOW.id);
  expect([waiting(BEFORE), waiting(NOW)]).toEqual([["Lera", "Ugn"], ["Glas"]]);
  expect([...(forms.records?.values() ?? [])].map(({ version }) => version)).toEqual([1, 1, 1]);
  expect(ENTRY_FORMAT.lifts[1]).toBeDefined();
});

test("they are moved once, and what cannot be read stays where it is", () => {
  sessionValue("entryForm", oldFormSchema).write(form("Lera", "2030-05-01"));
  const damaged = JSON.stringify({ text: "Glas" });
  moveSessionForms(forms, [BEFORE, NOW], NOW.id);
  for (const key of Object.keys(sessionStorage)) expect(sessionStorage.getItem(key)).not.toContain("Lera");
  sessionStorage.setItem("preparedEntryForm", damaged);
  moveSessionForms(forms, [BEFORE, NOW], NOW.id);
  expect([waiting(BEFORE), waiting(NOW)]).toEqual([[], ["Lera"]]);
});
