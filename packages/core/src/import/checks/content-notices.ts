import type { Sie4File } from "../../sie4/index.ts";
import type { ImportNotice } from "../import-notice.ts";

/**
 * What a file does not hold although files of its kind do: it may have been cut off, or be the wrong one. A file of type
 * 4 without vouchers and any file without balances must be accepted by the person.
 */
export function contentNotices(file: Sie4File): readonly ImportNotice[] {
  const { sietyp } = file.header;
  const balances = file.ib.length + file.ub.length + file.res.length;
  return [
    ...(file.ver.length > 0 ? [] : [{ code: "no-vouchers", sietyp } as const]),
    ...(balances > 0 ? [] : [{ code: "no-balances" } as const]),
  ];
}

/** Vouchers whose number came before, with the numbers that they get instead (clarification C46). */
export function renumberedNotices(file: Sie4File): readonly ImportNotice[] {
  const notices: ImportNotice[] = [];
  for (const { series, number, renumbered, line } of file.ver) {
    if (renumbered === undefined) continue;
    const { number: oldNumber, firstLine } = renumbered;
    notices.push({ code: "renumbered", line, series, number, oldNumber, firstLine });
  }
  return notices;
}

/** Identification records that describe the file or the program it comes from, and that nothing is made of. */
export function unusedHeaderNotices({ header, rar }: Sie4File): readonly ImportNotice[] {
  const { fnr, omfattn } = header;
  const year = rar.find((candidate) => candidate.year === 0);
  const isPartial = omfattn !== undefined && year !== undefined && omfattn < year.to;
  return [
    ...(isPartial ? [{ code: "covered-until", date: omfattn } as const] : []),
    ...(fnr === undefined ? [] : [{ code: "header-unused", label: "FNR", text: fnr } as const]),
  ];
}
