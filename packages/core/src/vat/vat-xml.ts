import type { DateRange } from "../calendar/index.ts";
import { declarantNumber } from "../company/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { encodeLatin1 } from "../text/index.ts";
import { LONGEST_VAT_NOTE, noteOfFile } from "./vat-note.ts";
import { reportRows, type VatReport } from "./vat-report.ts";
import { RESULT_BOX } from "./vat-return-box.ts";

export interface VatFileQuestion {
  readonly report: Pick<VatReport, "period" | "sections" | "problems">;
  /** As the company's details have it. */
  readonly organizationNumber: string;
  /** 'Övriga upplysningar'. */
  readonly note: string;
}

export type VatFileRefusal =
  | { readonly code: "organization-number-missing" }
  | { readonly code: "organization-number-wrong" }
  | { readonly code: "note-too-long" }
  /** The report has problems of its own. */
  | { readonly code: "report-problems" };

/**
 * The return of a period as the bytes of eSKDUpload 6.0 in ISO-8859-1 (VR9): boxes in the order of the DTD, whole
 * kronor, those without an amount left out, box 49 always there. It has no DOCTYPE.
 */
export function vatXml({
  report,
  organizationNumber,
  note,
}: VatFileQuestion): Result<Uint8Array, VatFileRefusal> {
  if (report.problems.length > 0) return err({ code: "report-problems" });
  if (organizationNumber === "") return err({ code: "organization-number-missing" });
  const sender = declarantNumber(organizationNumber);
  if (sender === undefined) return err({ code: "organization-number-wrong" });
  if (note.length > LONGEST_VAT_NOTE) return err({ code: "note-too-long" });
  const text = noteOfFile(note);
  const lines = [
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
    '<eSKDUpload Version="6.0">',
    element("OrgNr", sender),
    "<Moms>",
    element("Period", periodOf(report.period)),
    ...boxLines(report),
    ...(text === "" ? [] : [element("TextUpplysningMoms", text)]),
    "</Moms>",
    "</eSKDUpload>",
  ];
  return ok(encodeLatin1(lines.map((line) => `${line}\r\n`).join("")));
}

/** The last month of the period: 202603. */
function periodOf({ to }: DateRange): string {
  return to.slice(0, 7).replace("-", "");
}

function boxLines(report: Pick<VatReport, "sections">): readonly string[] {
  return reportRows(report)
    .toSorted((a, b) => a.box.xmlOrder - b.box.xmlOrder)
    .filter(({ box, whole }) => box.box === RESULT_BOX || whole !== 0)
    .map(({ box, whole }) => element(box.xmlElement, String(whole / 100)));
}

function element(name: string, content: string): string {
  const escaped = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${name}>${escaped}</${name}>`;
}
