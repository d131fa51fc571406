import { REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import type { PageError } from "../../../ui/page-frame/error-level.ts";

/** What banks give statements as; no page reads them yet. */
const STATEMENT = /\.(csv|skv|txt|tsv|xlsx?|xml|camt\d*|ofx|qif|bgc|bgmax|mt940)$/i;
const STATEMENT_TITLE = "Kontoutdrag kan inte läsas in än";
const STATEMENT_ADVICE = "Skapa utkasten för hand, eller välj kontoutdraget som pdf.";

/** Why files that are neither pictures nor PDFs are not uploaded; undefined when there are none. */
export function unknownFilesError(names: readonly string[]): PageError | undefined {
  const [first] = names;
  if (first === undefined) return undefined;
  const list = names.join(", ");
  if (names.every((name) => STATEMENT.test(name))) {
    const what = names.length === 1 ? "ett kontoutdrag" : "kontoutdrag";
    return {
      title: STATEMENT_TITLE,
      message: `${list} ser ut som ${what}. ${STATEMENT_ADVICE}`,
      level: "warning",
    };
  }
  return { title: `Okänd filtyp ${list}`, message: REFUSED_FILE_TEXT, level: "warning" };
}

const SEVERAL = "Några filer är inte uppladdade";

/** What is said of files chosen together, where some are of an unknown kind and others could not be uploaded. */
export function filesError(
  unknown: PageError | undefined,
  failed: PageError | undefined,
): PageError | undefined {
  if (unknown === undefined || failed === undefined) return failed ?? unknown;
  const lines = [unknown, failed].map(({ title, message }) =>
    title === SEVERAL ? message : `${title}: ${message}`,
  );
  return { ...failed, title: SEVERAL, message: lines.join("\n") };
}
