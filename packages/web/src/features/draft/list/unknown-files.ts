import { REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import type { PageError } from "../../../ui/page-frame/error-level.ts";

/** What banks give statements as; no page reads them yet. */
const STATEMENT = /\.(csv|skv|tsv|xlsx?|xml|camt\d*|ofx|qif|bgc|bgmax|mt940)$/i;
const STATEMENT_TITLE = "Kontoutdrag kan inte läsas in än";
const STATEMENT_ADVICE = "Skapa utkasten för hand, eller välj kontoutdraget som pdf.";

/** Why files that are neither pictures nor PDFs are not uploaded; undefined when there are none. */
export async function unknownFilesError(files: readonly File[]): Promise<PageError | undefined> {
  const [first] = files;
  if (first === undefined) return undefined;
  const list = files.map(({ name }) => name).join(", ");
  const areStatements = await Promise.all(files.map(isStatement));
  if (areStatements.every(Boolean)) {
    const what = files.length === 1 ? "ett kontoutdrag" : "kontoutdrag";
    return {
      title: STATEMENT_TITLE,
      message: `${list} ser ut som ${what}. ${STATEMENT_ADVICE}`,
      level: "warning",
    };
  }
  return { title: `Okänd filtyp ${list}`, message: REFUSED_FILE_TEXT, level: "warning" };
}

/** So much of a text is looked at, in bytes. */
const LOOKED_AT = 4096;

/** By its name; a text file may hold anything, and is one where its lines are rows of a table. */
async function isStatement(file: File): Promise<boolean> {
  if (STATEMENT.test(file.name)) return true;
  return /\.txt$/i.test(file.name) && isTable(await file.slice(0, LOOKED_AT).text());
}

/** Whether a text has columns: two lines or more in a row with as many separators, one at least. */
function isTable(text: string): boolean {
  const counts = text.split(/\r?\n/).map((line) => line.split(/[;\t]/).length);
  return counts.some((count, place) => count > 1 && count === counts[place + 1]);
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
