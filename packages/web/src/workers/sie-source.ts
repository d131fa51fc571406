import type { ImportedCompany } from "@huvudbok/core/import";
import type { Sie4File } from "@huvudbok/core/sie4";
import type { SieSource } from "./sie4-messages.ts";

/** What the page tells of a file before it is imported, also of one that cannot be. */
export function sieSource(file: Sie4File, company?: ImportedCompany): SieSource {
  const { fnamn, orgnr, kptyp, program } = file.header;
  const year = file.rar.find((candidate) => candidate.year === 0);
  return {
    companyName: company?.name ?? fnamn?.trim() ?? "",
    organizationNumber: orgnr?.number ?? "",
    fiscalYear: year === undefined ? undefined : { from: year.from, to: year.to },
    planName: kptyp ?? "",
    accountCount: file.konton.length,
    transactionCount: file.ver.length,
    attachmentCount: 0,
    program: program === undefined ? "" : [program.name, program.version].filter(Boolean).join(" "),
    kind: file.kind,
  };
}
