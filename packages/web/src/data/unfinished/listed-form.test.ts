import { expect, test } from "vitest";
import type { UnfinishedRecord } from "./form-format.ts";
import { listedForm } from "./listed-form.ts";

const record = (form: string, content: unknown = {}): UnfinishedRecord => ({
  fiscalYearId: "y1",
  form,
  version: 1,
  writtenAt: 0,
  tabId: "t",
  content,
});

const yearName = (id: string) => (id === "y0" ? "2024" : undefined);
const correcting = (fiscalYearId: string) => ({
  form: { corrects: { fiscalYearId, series: "A", number: 8 }, text: "Porto" },
});

test("TR16: a correction of a transaction in another year names that year", () => {
  const nameIn = (year: string) =>
    listedForm(record("entry prepared", correcting(year)), true, yearName)?.name;
  expect(["y0", "y1", "gone"].map(nameIn)).toEqual([
    "Rättelse av A 8 (2024): Porto",
    "Rättelse av A 8: Porto",
    "Rättelse av A 8: Porto",
  ]);
});

test.each([
  ["entry", { form: { text: " Hyra " } }, "Ny transaktion: Hyra", "/accounting/transaction/create"],
  ["entry", { form: { text: 5 } }, "Ny transaktion", "/accounting/transaction/create"],
  ["entry", null, "Ny transaktion", "/accounting/transaction/create"],
  ["entry prepared", {}, "Förberedd transaktion", "/accounting/transaction/create/template"],
  [
    "entry prepared",
    { form: { corrects: { series: "A", number: 8 }, text: "Porto" } },
    "Rättelse av A 8: Porto",
    "/accounting/transaction/create/template",
  ],
  ["entry", { form: { corrects: { series: "A" } } }, "Ny transaktion", "/accounting/transaction/create"],
  ["entry returned 1", {}, "Transaktion som inte är registrerad", "/accounting/transaction/create"],
  ["entry sent 1", {}, "Registrering som inte är bekräftad", "/accounting/transaction/create"],
  [
    "entry sent 1",
    { form: { text: "Årets resultat" } },
    "Registrering som inte är bekräftad: Årets resultat",
    "/accounting/transaction/create",
  ],
  ["entry unreadable 1", {}, "Ny transaktion, går inte att läsa", "/accounting/transaction/create"],
  ["note A B 12", {}, "Anteckning på A B 12", "/accounting/transaction/A%20B/12"],
  ["account new", {}, "Nytt konto", "/accounting/accountPlan"],
  ["account 1930", {}, "Konto 1930", "/accounting/accountPlan"],
  ["income tax INK2", {}, "Inkomstdeklaration", "/accounting/report/incomeTaxReturn"],
  ["income tax NE", {}, "NE-blankett", "/accounting/report/ne"],
  ["opening balance", {}, "Ingående balans", "/accounting/accountBalance"],
  ["fiscal year", {}, "Nytt räkenskapsår", "/accounting/fiscalYear/create"],
  ["series f1", {}, "Serier", "/accounting/fiscalYear/f1/series"],
  ["asset list new", {}, "Ny inventarielista", "/accounting/assetManagement/create"],
  ["asset list a1", {}, "Inventarielista", "/accounting/assetManagement/a1/edit"],
  ["asset item a1 new", {}, "Inventarie", "/accounting/assetManagement/a1/new/edit"],
  ["journal template new", {}, "Ny konteringsmall", "/accounting/journalTemplates/create"],
  [
    "journal template from A B-12",
    {},
    "Ny konteringsmall",
    "/accounting/journalTemplates/create?transaction=A%20B-12",
  ],
  ["journal template a1", {}, "Konteringsmall", "/accounting/journalTemplates/a1/edit"],
  ["company", {}, "Företagsuppgifter", "/settings/company/edit"],
])("%s is listed as what it is, with its page", (form, content, name, path) => {
  expect(listedForm(record(form, content), true, yearName)).toEqual({ name, path });
});

test("a company that is begun belongs to none, and a form of a later program has no page", () => {
  expect(listedForm(record("company"), false, yearName)).toEqual({
    name: "Nytt företag",
    path: "/settings/company/create",
  });
  expect(listedForm(record("invoice"), true, yearName)).toBeUndefined();
});
