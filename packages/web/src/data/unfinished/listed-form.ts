import { isUnreadable, type UnfinishedRecord } from "./form-format.ts";

/** What an unfinished form is called in the list of them, and where it is shown. */
export interface ListedForm {
  readonly name: string;
  readonly path: string;
}

const ENTRY_PATH = "/accounting/transaction/create";
const ASSETS = "/accounting/assetManagement";
const TEMPLATES = "/accounting/journalTemplates";

/** The forms by the beginning of their names, the longest that a name begins with first. */
const FORMS: readonly (readonly [
  start: string,
  listed: (rest: string, isOfCompany: boolean) => ListedForm,
])[] = [
  ["entry prepared", () => ({ name: "Förberedd transaktion", path: `${ENTRY_PATH}/template` })],
  ["entry returned ", () => ({ name: "Transaktion som inte är registrerad", path: ENTRY_PATH })],
  ["entry sent ", () => ({ name: "Registrering som inte är bekräftad", path: ENTRY_PATH })],
  ["entry", () => ({ name: "Ny transaktion", path: ENTRY_PATH })],
  ["draft new", () => ({ name: "Nytt utkast", path: "/accounting/draft/new" })],
  ["draft ", (id) => ({ name: "Utkast", path: `/accounting/draft/${encodeURIComponent(id)}` })],
  ["note ", noteForm],
  ["account new", () => ({ name: "Nytt konto", path: "/accounting/accountPlan" })],
  ["account ", (rest) => ({ name: `Konto ${rest}`, path: "/accounting/accountPlan" })],
  ["income tax INK2", () => ({ name: "Inkomstdeklaration", path: "/accounting/report/incomeTaxReturn" })],
  ["income tax NE", () => ({ name: "NE-blankett", path: "/accounting/report/ne" })],
  ["opening balance", () => ({ name: "Ingående balans", path: "/accounting/accountBalance" })],
  ["fiscal year", () => ({ name: "Nytt räkenskapsår", path: "/accounting/fiscalYear/create" })],
  ["series ", (rest) => ({ name: "Serier", path: `/accounting/fiscalYear/${rest}/series` })],
  ["asset list new", () => ({ name: "Ny inventarielista", path: `${ASSETS}/create` })],
  [
    "asset list ",
    (rest) => ({ name: "Inventarielista", path: `${ASSETS}/${encodeURIComponent(rest)}/edit` }),
  ],
  [
    "asset item ",
    (rest) => ({
      name: "Inventarie",
      path: `${ASSETS}/${rest.split(" ").map(encodeURIComponent).join("/")}/edit`,
    }),
  ],
  ["journal template new", () => ({ name: "Ny konteringsmall", path: `${TEMPLATES}/create` })],
  [
    "journal template from ",
    (rest) => ({
      name: "Ny konteringsmall",
      path: `${TEMPLATES}/create?transaction=${encodeURIComponent(rest)}`,
    }),
  ],
  [
    "journal template ",
    (rest) => ({ name: "Konteringsmall", path: `${TEMPLATES}/${encodeURIComponent(rest)}/edit` }),
  ],
  [
    "company",
    (_, isOfCompany) =>
      isOfCompany
        ? { name: "Företagsuppgifter", path: "/settings/company/edit" }
        : { name: "Nytt företag", path: "/settings/company/create" },
  ],
];

/**
 * Undefined for a form of a later program, which this one has no page for. `yearName`: what a fiscal year is called, where
 * it is known.
 */
export function listedForm(
  record: UnfinishedRecord,
  isOfCompany: boolean,
  yearName: (fiscalYearId: string) => string | undefined,
): ListedForm | undefined {
  const found = FORMS.find(([start]) => record.form.startsWith(start));
  if (found === undefined) return undefined;
  const [start, listed] = found;
  const { name: usualName, path } = listed(record.form.slice(start.length), isOfCompany);
  const name = correctionName(record, yearName) ?? usualName;
  if (isUnreadable(record)) return { name: `${name}, går inte att läsa`, path };
  const text = typedText(record.content);
  return { name: text === "" ? name : `${name}: ${text}`, path };
}

/** The series may hold spaces; the number is what follows the last one. */
function noteForm(rest: string): ListedForm {
  const place = rest.lastIndexOf(" ");
  const [series, number] = [rest.slice(0, place), rest.slice(place + 1)];
  return {
    name: `Anteckning på ${series} ${number}`,
    path: `/accounting/transaction/${encodeURIComponent(series)}/${encodeURIComponent(number)}`,
  };
}

/** What a transaction is called that corrects another one; one of another year with that year, as its text has it (TR16). */
function correctionName(
  { content, fiscalYearId }: UnfinishedRecord,
  yearName: (fiscalYearId: string) => string | undefined,
): string | undefined {
  const corrects = fieldOf(fieldOf(content, "form"), "corrects");
  const [series, number] = [fieldOf(corrects, "series"), fieldOf(corrects, "number")];
  if (typeof series !== "string" || typeof number !== "number") return undefined;
  const corrected = fieldOf(corrects, "fiscalYearId");
  const isOther = typeof corrected === "string" && corrected !== fiscalYearId;
  const year = isOther ? yearName(corrected) : undefined;
  return `Rättelse av ${series} ${number}${year === undefined ? "" : ` (${year})`}`;
}

/** The text of a transaction that is begun. */
function typedText(content: unknown): string {
  const form = fieldOf(content, "form");
  const text = fieldOf(form, "text");
  return typeof text === "string" ? text.trim() : "";
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === field)?.[1]
    : undefined;
}
