import { openingRecords, type Sie4File } from "../../../sie4/index.ts";
import type { ImportNotice } from "../../import-notice.ts";

/**
 * Notices about what files of the kind hold and this one does not: it may be cut off, or the wrong file. A file without
 * vouchers that may have had some, and any file without balances, must be accepted by the person.
 */
export function contentNotices(file: Sie4File): readonly ImportNotice[] {
  const { sietyp } = file.header;
  const closing = file.ub.length + file.res.length;
  const balances = file.ib.length + closing;
  const hasVouchers = file.ver.length > 0;
  const hasOpening = openingRecords(file).length > 0;
  // A file of type 1 to 3 has no vouchers, but states that it is one, and how the year closed.
  const mayBeCut = sietyp === 4 || !file.isTypeStated || closing === 0;
  return [
    ...(hasVouchers ? [] : [{ code: "no-vouchers", sietyp, hasOpening, mayBeCut } as const]),
    ...(balances > 0 ? [] : [{ code: "no-balances", hasVouchers } as const]),
  ];
}

/** Vouchers with a number that was used before, and the numbers that they get instead (IM15). */
export function renumberedNotices(file: Sie4File): readonly ImportNotice[] {
  const notices: ImportNotice[] = [];
  for (const { series, number, renumbered, line } of file.ver.renumberedOnes) {
    const { number: oldNumber, firstLine } = renumbered;
    notices.push({ code: "renumbered", line, series, number, oldNumber, firstLine });
  }
  return notices;
}

/** Identification records that describe the file or its program and are not imported. */
export function unusedHeaderNotices({ header, rar }: Sie4File): readonly ImportNotice[] {
  const { fnr, omfattn } = header;
  const year = rar.find((candidate) => candidate.year === 0);
  const isPartial = omfattn !== undefined && year !== undefined && omfattn < year.to;
  return [
    ...(isPartial ? [{ code: "covered-until", date: omfattn } as const] : []),
    ...(fnr === undefined ? [] : [{ code: "header-unused", label: "FNR", text: fnr } as const]),
  ];
}
