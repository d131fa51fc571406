import { REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import type { PageError } from "../../../ui/page-frame/error-level.ts";

/** What banks give statements as; no page reads them yet. */
const STATEMENT = /\.(csv|txt|tsv|xlsx?|xml|camt\d*|ofx|qif|bgc|bgmax|mt940)$/i;
const STATEMENT_TEXT =
  "Det ser ut som ett kontoutdrag. Kontoutdrag kan inte läsas in än: skapa utkasten för hand, eller välj kontoutdraget som pdf.";

/** Why files that are neither pictures nor PDFs are not uploaded; undefined when there are none. */
export function unknownFilesError(names: readonly string[]): PageError | undefined {
  const [first] = names;
  if (first === undefined) return undefined;
  return {
    title: `Okänd filtyp ${names.join(", ")}`,
    message: names.every((name) => STATEMENT.test(name)) ? STATEMENT_TEXT : REFUSED_FILE_TEXT,
    level: "warning",
  };
}
