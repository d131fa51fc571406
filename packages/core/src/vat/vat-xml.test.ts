import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ore } from "../money/index.ts";
import { HOSTILE_TEXTS } from "../text/hostile-texts.arbitrary.ts";
import { dtdErrors, readDtd } from "./dtd-validator.arbitrary.ts";
import { booksOf, boxes, Q1, quarter, range, reportOf, YEAR } from "./vat-books.arbitrary.ts";
import type { VatReportSection } from "./vat-report.ts";
import { vatXml } from "./vat-xml.ts";

const folder = join(import.meta.dirname, "../../testdata/vat");
const stored = (name: string) => readFileSync(join(folder, name));
const dtd = readDtd(stored("eSKDUpload_6p0.dtd").toString("latin1"));
const organizationNumber = "556000-0175";

/** Sections with amounts in kronor; box 49 is as given. */
function sectionsOf(amounts: Readonly<Record<number, number>>): readonly VatReportSection[] {
  const rows = boxes.map((box) => {
    const whole = ore((amounts[box.box] ?? 0) * 100);
    return { box, whole, exact: whole, accounts: [] };
  });
  return [{ section: "A", name: "", rows }];
}

function fileOf(period: readonly [string, string], amounts: Readonly<Record<number, number>>, note = "") {
  const report = { period: range(...period), sections: sectionsOf(amounts), problems: [] };
  const file = vatXml({ report, organizationNumber, note });
  return file.ok ? Buffer.from(file.value) : Buffer.from("");
}

describe("VR9: the files of the tax agency's form, byte for byte", () => {
  test("nothing to report", () => {
    expect(fileOf(["2026-01-01", "2026-01-31"], {})).toEqual(stored("moms-egen-01-inget-att-redovisa.xml"));
  });
  test("a refund", () => {
    const file = fileOf(["2026-01-01", "2026-03-31"], { 5: 100_000, 10: 25_000, 48: 61_250, 49: -36_250 });
    expect(file).toEqual(stored("moms-egen-02-att-aterfa.xml"));
  });
  test("trade in the EU, import and a note", () => {
    const amounts = {
      5: 412_300,
      20: 8000,
      21: 4800,
      50: 10_000,
      35: 15_500,
      39: 22_000,
      10: 95_000,
      11: 3876,
      30: 3200,
      60: 2500,
      48: 31_510,
      49: 73_066,
    };
    const note = "Rättad uppgift för april: kreditfaktura & ändrat inköp";
    expect(fileOf(["2026-04-01", "2026-06-30"], amounts, note)).toEqual(
      stored("moms-egen-03-eu-import-text.xml"),
    );
  });
});

test("names and order are those of the tax agency's example with every box", () => {
  const example = stored("momsexempel_v6.xml").toString("latin1");
  const ordered = (xml: string) => [...xml.matchAll(/<(\w+)>/g)].map(([, name]) => name);
  const amounts = Object.fromEntries(boxes.map(({ box }) => [box, 100 + box]));
  const file = fileOf(["2015-07-01", "2015-07-31"], amounts, "Bla bla").toString("latin1");
  expect(ordered(file)).toEqual(ordered(example));
  expect(dtdErrors(dtd, example)).toEqual([]);
});

test("VR9: what XML has a meaning for is escaped in the note", () => {
  const file = fileOf(["2026-01-01", "2026-01-31"], {}, "A < B & C > D").toString("latin1");
  expect(file).toContain("<TextUpplysningMoms>A &lt; B &amp; C &gt; D</TextUpplysningMoms>");
});

test("a report becomes the file", () => {
  const file = vatXml({
    report: reportOf([booksOf(YEAR, quarter)], Q1),
    organizationNumber: "165560000175",
    note: "",
  });
  const text = file.ok ? Buffer.from(file.value).toString("latin1") : "";
  expect(text).toContain(
    "<OrgNr>556000-0175</OrgNr>\r\n<Moms>\r\n<Period>202503</Period>\r\n<ForsMomsEjAnnan>106000<",
  );
  expect(text).toContain("<MomsIngAvdr>12345</MomsIngAvdr>\r\n<MomsBetala>13315</MomsBetala>\r\n</Moms>");
});

test("VR9: the number of a person of a hundred years has a hyphen, and no century", () => {
  const report = { period: range("2026-01-01", "2026-01-31"), sections: sectionsOf({}), problems: [] };
  const file = vatXml({ report, organizationNumber: "090527+1474", note: "" });
  expect(file.ok && Buffer.from(file.value).toString("latin1")).toContain("<OrgNr>090527-1474</OrgNr>");
});

test("any amounts and any note are valid by the definition, in ISO-8859-1 without blanks that do not belong", () => {
  const amounts = fc.dictionary(
    fc.constantFrom(...boxes.map(({ box }) => String(box))),
    fc.integer({ min: -1e10, max: 1e10 }),
  );
  fc.assert(
    fc.property(amounts, fc.string({ unit: "binary", maxLength: 150 }), (given, note) => {
      const bytes = fileOf(["2026-01-01", "2026-03-31"], given, note);
      const text = bytes.toString("latin1");
      expect(dtdErrors(dtd, text)).toEqual([]);
      expect(text).not.toContain("DOCTYPE");
      expect(bytes.includes(0x1a) || /[\u0080-\u009f]/.test(text)).toBe(false);
      expect(text.split("\r\n").every((line) => !/^\s|\s$|\n|\r|\t/.test(line))).toBe(true);
    }),
  );
});

test("the validator finds what the tax agency refuses", () => {
  const file = fileOf(["2026-01-01", "2026-03-31"], { 5: 100, 10: 25, 49: 25 }).toString("latin1");
  const changed = (from: string, to: string) => dtdErrors(dtd, file.replaceAll(from, to));
  expect(changed("x", "x")).toEqual([]);
  expect(changed("<?xml", "<xml")).not.toEqual([]);
  expect(changed("6.0", "5.0")).not.toEqual([]);
  expect(changed("ForsMomsEjAnnan", "ForsMoms")).not.toEqual([]);
  expect(changed("</Moms>", "<OrgNr>1</OrgNr></Moms>")).not.toEqual([]);
  expect(changed("<Moms>", "<Moms>x")).not.toEqual([]);
  expect(changed("<Period>", "<Period>&")).not.toEqual([]);
  expect(changed("<Period>", "<Period><Moms></Moms>")).not.toEqual([]);
  expect(changed("</eSKDUpload>", "</eSKDUpload>x")).not.toEqual([]);
  const boxesOf = /<ForsMomsEjAnnan>.*?<MomsUtgHog>25<\/MomsUtgHog>/s;
  const [both = ""] = boxesOf.exec(file) ?? [];
  const turned = both.split("\r\n").toReversed().join("\r\n");
  expect(changed(both, turned)).not.toEqual([]);
});

test.each([
  ["", "", 0, "organization-number-missing"],
  ["556000-0176", "", 0, "organization-number-wrong"],
  [organizationNumber, "x".repeat(301), 0, "note-too-long"],
  [organizationNumber, "", 1, "report-problems"],
] as const)("with number %j, note %j and %i problems there is no file: %s", (number, note, count, code) => {
  const problems = Array.from({ length: count }, () => ({ code: "no-vat" }) as const);
  const report = { period: range(...Q1), sections: sectionsOf({}), problems };
  expect(vatXml({ report, organizationNumber: number, note })).toEqual({ ok: false, error: { code } });
});

test("a note of 300 characters goes in", () => {
  expect(fileOf(Q1, {}, "x".repeat(300)).toString("latin1")).toContain("x".repeat(300));
});

test.each(HOSTILE_TEXTS)("VR9: the note %j is text of one element, and no number", (text) => {
  const note = text.slice(0, 150);
  const xml = fileOf(["2026-01-01", "2026-01-31"], {}, note).toString("latin1");
  expect(dtdErrors(dtd, xml)).toEqual([]);
  const plain = fileOf(["2026-01-01", "2026-01-31"], {}, "").toString("latin1");
  const withoutNote = xml.replace(/<TextUpplysningMoms>[^<>]*<\/TextUpplysningMoms>\r\n/, "");
  expect(withoutNote).toBe(plain);
  const report = { period: range("2026-01-01", "2026-01-31"), sections: sectionsOf({}), problems: [] };
  expect(vatXml({ report, organizationNumber: text, note: "" }).ok).toBe(false);
});
