import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DateRange, isoDate } from "../../calendar/index.ts";
import { emptyRecipient, type Recipient } from "../../company/index.ts";
import { fiscalYearRange } from "../../fiscal-year/index.ts";
import { year2025 } from "../../ledger/ledger.arbitrary.ts";
import { ore } from "../../money/index.ts";
import { invariant } from "../../shared/index.ts";
import { HOSTILE_TEXTS } from "../../text/hostile-texts.arbitrary.ts";
import {
  activePlan,
  basPlan,
  entriesOf,
  exampleRows,
  ink2,
  k1Plan,
  ne,
  reportOf,
  yearBooks,
} from "../tax-forms.arbitrary.ts";
import { incomeTaxSide } from "../tax-side.ts";
import { type TypedField, typedFieldKind } from "../typed-fields.ts";
import { formPeriod } from "./form-period.ts";
import { formsSru } from "./forms-sru.ts";
import { infoSru } from "./info-sru.ts";
import { signOmissionTexts } from "./sign-omissions.ts";
import { incomeTaxFigures } from "./sru-figures.ts";
import { leftOutPhoneText, sruFiler, sruFilerProblemText } from "./sru-filer.ts";
import { sruStamp } from "./sru-moment.ts";
import { readSruFiles } from "./sru-reader.arbitrary.ts";
import { sruFieldProblemText, sruReturn } from "./sru-return.ts";
import { sruBytes } from "./sru-text.ts";

const sample = (name: string) => readFileSync(join(import.meta.dirname, "../../../testdata/sru", name));
const today = isoDate("2026-03-15");
const moment = { date: today, second: (10 * 60 + 15) * 60 };
const program = { name: "Exempelprogram", version: "1.0" };
const company: Recipient = {
  ...emptyRecipient("AB"),
  name: "Exempelbolaget Åkeri AB",
  organizationNumber: "556000-0175",
  address: "Storgatan 1",
  zipCode: "111 22",
  city: "Stockholm",
  email: "test@example.se",
  phone: "08-123 45 67",
};
const trader: Recipient = {
  ...company,
  companyType: "E",
  name: "Ek Form",
  organizationNumber: "811228-9874",
  reference: "Eva Ek",
};

const field = (code: number, kronor: number): TypedField => ({ code, amount: ore(kronor * 100) });
const byCode = (fields: readonly TypedField[]) => new Map(fields.map((each) => [each.code, each]));
const answers: readonly TypedField[] = [
  field(7653, 4800),
  field(7754, 600),
  { code: 8041, isTicked: true },
  { code: 8045, isTicked: true },
];

/** Both files of books, or the problems. */
function filesOf(
  recipient: Recipient,
  fields: readonly TypedField[],
  books = yearBooks([], exampleRows),
  range: DateRange = fiscalYearRange(year2025),
) {
  const isTrader = recipient.companyType === "E";
  const form = isTrader ? ne : ink2;
  const report = reportOf(books, activePlan(isTrader ? k1Plan : basPlan), form);
  const typed = byCode(fields);
  const amounts = fields.flatMap(({ code, amount }) =>
    amount === undefined ? [] : [[code, amount] as const],
  );
  const forms = sruReturn(report, incomeTaxSide(form, report, new Map(amounts)), typed);
  if (!forms.ok) return forms.error.map(sruFieldProblemText);
  const filer = sruFiler(recipient, today);
  if (!filer.ok) return filer.error.map(sruFilerProblemText);
  return {
    info: sruBytes(infoSru(filer.value, program, moment)),
    forms: sruBytes(formsSru(forms.value, filer.value, range, program, moment)),
  };
}
function written(...given: Parameters<typeof filesOf>) {
  const files = filesOf(...given);
  invariant(!Array.isArray(files) && "info" in files, `files: ${JSON.stringify(files)}`);
  return files;
}
const read = (...given: Parameters<typeof filesOf>) => {
  const { info, forms } = written(...given);
  return readSruFiles(info, forms);
};

test("TX12: the files of the agency's example company, byte by byte", () => {
  const { info, forms } = written(company, answers);
  expect(Buffer.from(info).equals(sample("INFO.SRU"))).toBe(true);
  expect(Buffer.from(forms).toString("latin1")).toBe(sample("BLANKETTER.SRU").toString("latin1"));
});

test("TX12: read back by the agency's description", () => {
  const { sender, blocks } = read(company, answers);
  expect(sender).toMatchObject({ ORGNR: "165560000175", POSTNR: "11122", POSTORT: "Stockholm" });
  expect(blocks.map(({ form, stamp }) => [form, stamp])).toEqual([
    ["INK2-2025P4", "20260315 101500"],
    ["INK2R-2025P4", "20260315 101501"],
    ["INK2S-2025P4", "20260315 101502"],
  ]);
  expect(blocks[2]?.values).toMatchObject({ "7670": "243600", "8041": "X" });
});

test("TX12: that something is enclosed stands on the first page, after its amounts", () => {
  const { forms } = written(company, [{ code: 90, isTicked: true }, field(80, 3)]);
  const [ink2] = Buffer.from(forms).toString("latin1").split("#BLANKETTSLUT");
  expect(ink2?.split("\r\n").slice(-3)).toEqual(["#UPPGIFT 80 3", "#UPPGIFT 90 X", ""]);
});

test("TX13: NE has one form with the trader's twelve digits, the answers and the tax side", () => {
  const books = yearBooks(
    [],
    [
      [3000, -1000],
      [5000, 200],
      [1930, 800],
    ],
  );
  const { sender, blocks } = read(
    trader,
    [
      { code: 7020, text: " Snickeri\n#1 – fönster " },
      { code: 7021, isTicked: true },
      field(7714, 200),
      { code: 8047, isTicked: true },
    ],
    books,
  );
  expect(sender).toMatchObject({ ORGNR: "198112289874", KONTAKT: "Eva Ek" });
  expect(blocks).toEqual([
    {
      form: "NE-2025P4",
      number: "198112289874",
      stamp: "20260315 101500",
      values: {
        "7011": "20250101",
        "7012": "20251231",
        "7020": "Snickeri 1 - fönster",
        "7021": "X",
        "7280": "800",
        "7300": "800",
        "7400": "1000",
        "7440": "800",
        "7501": "200",
        "7600": "800",
        "7630": "600",
        "7714": "200",
        "8047": "X",
      },
    },
  ]);
});

test.each([
  ["165560000175", company, "165560000175"],
  ["090527+1474", trader, "190905271474"],
  ["090527-1474", trader, "200905271474"],
])("TX13: the number %s is filed as %s", (organizationNumber, of, filed) => {
  const { sender } = read({ ...of, organizationNumber }, [], yearBooks([], []));
  expect(sender["ORGNR"]).toBe(filed);
});

describe("TX11: what keeps the files from being made", () => {
  const problems = (more: Partial<Recipient>, of = company) => {
    const books = of.companyType === "E" ? yearBooks([], []) : undefined;
    const files = filesOf({ ...of, ...more }, [], books);
    return Array.isArray(files) ? files : [];
  };

  test("each thing that is missing or wrong, all at once", () => {
    expect(problems({ organizationNumber: "", name: " ", zipCode: "", city: "" })).toEqual([
      "Organisationsnummer saknas i företagsinställningar",
      "Namn saknas i företagsinställningar: Skatteverkets fil måste ha det",
      "Postnummer saknas i företagsinställningar: Skatteverkets fil måste ha det",
      "Ort saknas i företagsinställningar: Skatteverkets fil måste ha det",
    ]);
    expect(problems({ zipCode: "000 00" })).toEqual([
      "Postnumret i företagsinställningar är felaktigt: det ska ha fem siffror",
    ]);
    expect(problems({ zipCode: "1112" })).toHaveLength(1);
    for (const organizationNumber of ["556000-0176", "55600-0175", "5560000175x"]) {
      expect(problems({ organizationNumber })).toEqual([
        "Organisationsnumret i företagsinställningar är felaktigt",
      ]);
    }
    expect(problems({ organizationNumber: "811228-9875" }, trader)).toHaveLength(1);
  });

  test("characters that ISO 8859-1 lacks; dashes and quotation marks are written by those it has", () => {
    expect(problems({ name: "Łódź AB", city: "東京" })).toEqual([
      "Namn i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: Ł ź",
      "Ort i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: 東 京",
    ]);
    // One that does not show, or stands on the one before it, is told by its number.
    expect(problems({ name: "A\u202E ₤₤ \ud83d x\u0305" })).toEqual([
      "Namn i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: U+202E ₤ U+D83D U+0305",
    ]);
    expect(problems({ name: " # " })).toEqual([
      "Namn i företagsinställningar har tecken som inte får finnas i Skatteverkets fil: #",
    ]);
    const { sender } = read({ ...company, name: "#A – ”B” ’C’ … ÅÄÖ\u2009é" }, []);
    expect(sender["NAMN"]).toBe("A - \"B\" 'C' ... ÅÄÖ é");
  });

  test("optional ones are left out where there is nothing, and a telephone number that is too long", () => {
    const bare = { ...company, address: "", email: "", phone: "+46 8 123 45 67 89 00 11" };
    const { sender } = read(bare, []);
    expect(Object.keys(sender)).not.toEqual(expect.arrayContaining(["ADRESS"]));
    expect([sender["EMAIL"], sender["TELEFON"]]).toEqual([undefined, undefined]);
    expect(read({ ...company, phone: "" }, []).sender["TELEFON"]).toBeUndefined();
    expect(read({ ...company, phone: "+46 8 123 45 67 89" }, []).sender["TELEFON"]).toBe("+468123456789");
  });

  test("a negative amount in a field that takes none, more than twelve digits, a text that does not fit", () => {
    const wrongSide = yearBooks(
      [],
      [
        [8819, 200],
        [2110, -200],
      ],
    );
    expect(filesOf(company, [], wrongSide)).toEqual([
      "Fält 7420 är negativt, vilket blanketten inte tillåter. Kontrollera kontona på raden.",
    ]);
    const huge = yearBooks(
      [],
      [
        [1930, 1e12],
        [2081, -1e12],
      ],
    );
    expect(filesOf(company, [], huge)).toEqual([
      "Fält 7281 har fler än 12 siffror, som är det mesta som blanketten tar.",
      "Fält 7301 har fler än 12 siffror, som är det mesta som blanketten tar.",
    ]);
    const sum = yearBooks(
      [],
      [
        [1930, 999_999_999_999],
        [2081, -999_999_999_999],
      ],
    );
    expect(read(company, [], sum).blocks[1]?.values["7281"]).toBe("999999999999");
    const books = yearBooks(
      [],
      [
        [3000, -1000],
        [1930, 1000],
      ],
    );
    expect(filesOf(trader, [{ code: 7020, text: "東京" }], books)).toEqual([
      "Slags näringsverksamhet (fält 7020) har tecken som inte får finnas i Skatteverkets fil: 東 京",
    ]);
  });

  test("other negative amounts are written with a minus directly before the digits", () => {
    const books = yearBooks(
      [],
      [
        [5010, 700],
        [8910, -100],
        [1930, -600],
      ],
    );
    const [, r, s] = read(company, [], books).blocks;
    expect([r?.values["7302"], r?.values["7528"], s?.values["7651"]]).toEqual(["-600", "-100", "-100"]);
  });
});

test("TX11: what is longer in the file than it was typed is refused, and what is nothing there is left out", () => {
  expect(filesOf({ ...company, name: "…".repeat(200) }, [])).toEqual([
    "Namn i företagsinställningar har fler än 250 tecken så som det står i Skatteverkets fil",
  ]);
  const books = yearBooks([], []);
  expect(filesOf(trader, [{ code: 7020, text: "…".repeat(80) }], books)).toEqual([
    "Slags näringsverksamhet (fält 7020) har fler än 80 tecken så som det står i Skatteverkets fil.",
  ]);
  expect(read(trader, [{ code: 7020, text: "#" }], books).blocks[0]?.values["7020"]).toBeUndefined();
});

test("TX18: a number sign is left out of the files, and that is told with what they have instead", () => {
  const signed = { ...trader, name: "Ek #1 Form", address: "Storgatan 1 #4", city: "#Ort", reference: "#" };
  const typed = byCode([field(7714, 200), { code: 7020, text: "Snickeri #2" }]);
  const { sender, blocks } = read(signed, [...typed.values()], yearBooks([], []));
  expect(signOmissionTexts(signed, typed)).toEqual([
    `Namn i företagsinställningar: ”${sender["NAMN"]}”`,
    `Gatuadress i företagsinställningar: ”${sender["ADRESS"]}”`,
    "Ort i företagsinställningar: ”Ort”",
    "Kontaktperson i företagsinställningar: utelämnas",
    `Slags näringsverksamhet (fält 7020): ”${blocks[0]?.values["7020"]}”`,
  ]);
  expect([sender["NAMN"], sender["ADRESS"], sender["KONTAKT"]]).toEqual([
    "Ek 1 Form",
    "Storgatan 1 4",
    undefined,
  ]);
  expect(signOmissionTexts(company, byCode(answers))).toEqual([]);
  // What refuses the files is no omission.
  expect(signOmissionTexts({ ...company, name: "#", city: "Łódź #" }, new Map())).toEqual([]);
});

test("TX21: a telephone number that is too long for INFO.SRU is left out, and that is told with what it would be", () => {
  const phones = [
    "0046 8 123 45 67 89 001",
    "+46 8 123 45 67 89 001",
    "0123456789-12345",
    "",
    "08-123 45 67",
  ];
  const told = phones.map((phone) => {
    const text = leftOutPhoneText({ ...company, phone });
    const isLeftOut = read({ ...company, phone }, []).sender["TELEFON"] === undefined && phone !== "";
    expect(text !== undefined).toBe(isLeftOut);
    return text;
  });
  expect(told).toEqual([
    "Telefon i företagsinställningar: ”00468123456789001” har 17 tecken. INFO.SRU tar högst 15 och behöver inget telefonnummer.",
    "Telefon i företagsinställningar: ”+468123456789001” har 16 tecken. INFO.SRU tar högst 15 och behöver inget telefonnummer.",
    undefined,
    undefined,
    undefined,
  ]);
});

test("an unknown problem is a bug", () => {
  expect(() => sruFilerProblemText({ code: "none" } as never)).toThrow("Unhandled case");
  expect(() => sruFieldProblemText({ code: "none" } as never)).toThrow("Unhandled case");
});

test.each([
  ["2025-01-31", "2025P1"],
  ["2025-04-30", "2025P1"],
  ["2025-05-31", "2025P2"],
  ["2025-06-30", "2025P2"],
  ["2025-07-31", "2025P3"],
  ["2025-08-31", "2025P3"],
  ["2025-09-30", "2025P4"],
  ["2025-12-31", "2025P4"],
])("TX12: a year that ends %s is of period %s", (end, period) => {
  expect(formPeriod(isoDate(end))).toBe(period);
});

test("TX12: the stamps go on over midnight, and over the end of a year", () => {
  const last = { date: isoDate("2026-12-31"), second: 86_399 };
  expect([0, 1, 2].map((later) => sruStamp(last, later))).toEqual([
    "20261231 235959",
    "20270101 000000",
    "20270101 000001",
  ]);
  expect(sruStamp({ date: today, second: 3_661 })).toBe("20260315 010101");
});

test("TX12: whatever is typed, the agency's description takes the files", () => {
  const codes = [7131, 80, 1582, 7652, 7653, 7754, 7763, 7671, 8020, 8028, 8040, 8044, 90];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...codes)),
      fc.integer({ min: 0, max: 1e9 }),
      fc.string({ unit: "grapheme" }),
      (chosen, kronor, name) => {
        const fields = chosen.map((code) =>
          typedFieldKind(code) === "tick" ? { code, isTicked: true as const } : field(code, kronor),
        );
        const files = filesOf({ ...company, name: `A${name}` }, fields);
        if (Array.isArray(files)) expect(files).toHaveLength(1);
        else if ("info" in files) expect(readSruFiles(files.info, files.forms).blocks).toHaveLength(3);
      },
    ),
  );
});

test.each(HOSTILE_TEXTS)("TX12: %j in a detail or a typed text is one value, or refused", (text) => {
  for (const detail of ["name", "address", "zipCode", "city", "reference", "email", "phone"] as const) {
    const files = filesOf({ ...company, [detail]: text }, []);
    if (Array.isArray(files)) {
      expect(files).toEqual([expect.stringContaining("i företagsinställningar")]);
    } else if ("info" in files) {
      const { sender, blocks } = readSruFiles(files.info, files.forms);
      expect([sender["ORGNR"], blocks.map(({ form }) => form)]).toEqual([
        "165560000175",
        ["INK2-2025P4", "INK2R-2025P4", "INK2S-2025P4"],
      ]);
      if (detail !== "name") expect(sender["NAMN"]).toBe(company.name);
    }
  }
  const typed = filesOf(trader, [{ code: 7020, text }], yearBooks([], []));
  if (!Array.isArray(typed) && "info" in typed) {
    expect(readSruFiles(typed.info, typed.forms).blocks.map(({ form }) => form)).toEqual(["NE-2025P4"]);
  }
});

test("FI1: a kind of business that is all digits is no figure", () => {
  const books = yearBooks(
    [],
    [
      [3000, -1000],
      [1930, 1000],
    ],
  );
  const figures = incomeTaxFigures({
    ledger: books,
    form: ne,
    entries: entriesOf(ne),
    plan: activePlan(k1Plan),
    typed: [{ code: 7020, text: "47110" }],
  });
  expect(figures).toMatchObject({ 7400: 1000 });
  expect(figures).not.toHaveProperty("7020");
});

test("FI4: what a return would declare now is what its files have, in whole kronor", () => {
  const sources = { ledger: yearBooks([], exampleRows), form: ink2, entries: entriesOf(ink2) };
  const figures = incomeTaxFigures({ ...sources, plan: activePlan(basPlan), typed: answers });
  const written = Object.assign({}, ...read(company, answers).blocks.map(({ values }) => values));
  const amounts = Object.entries<string>(written).filter(([sru, value]) => value !== "X" && sru !== "7011");
  const declared = amounts.filter(([sru]) => sru !== "7012").map(([sru, value]) => [sru, Number(value)]);
  expect(figures).toEqual(Object.fromEntries(declared));
  expect(figures).toMatchObject({ 7670: 243_600, 7653: 4800 });
  // No return can be made of these.
  expect(incomeTaxFigures({ ...sources, plan: { accounts2: [] }, typed: [] })).toBeUndefined();
  const tooLarge = [field(7653, 9_999_999_999_999)];
  expect(incomeTaxFigures({ ...sources, plan: activePlan(basPlan), typed: tooLarge })).toBeUndefined();
});
