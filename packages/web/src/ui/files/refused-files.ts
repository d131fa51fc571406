import { attachmentKind, LONGEST_FILE_NAME, REFUSED_FILE_TEXT } from "@huvudbok/core/attachment";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";

/** A file that was not uploaded, and why. */
export interface RefusedFile {
  readonly file: File;
  readonly error: PageError;
  /** False for a file that will be refused the next time too. */
  readonly mayRetry: boolean;
}

const EMPTY_FILE_TEXT = "Filen är tom, och är inte uppladdad. Spara den på nytt och välj den igen.";
const BROKEN_FILE_TEXT = `${REFUSED_FILE_TEXT}. Namnet är en sådan fils, men innehållet går inte att läsa: filen kan vara skadad. Öppna den i ett annat program, spara den på nytt och välj den igen.`;

/** The files that are not sent at all. `limit`: the most bytes, where the server says. */
export function unsendableFiles(files: readonly File[], limit: number | undefined): readonly RefusedFile[] {
  return files.flatMap((file) => {
    const error = refusalOf(file, limit);
    return error === undefined ? [] : [{ file, error, mayRetry: false }];
  });
}

function refusalOf({ name, size }: File, limit: number | undefined): PageError | undefined {
  if (attachmentKind(name) === undefined) return refusal(REFUSED_FILE_TEXT);
  if (size === 0) return refusal(EMPTY_FILE_TEXT);
  if (name.length > LONGEST_FILE_NAME) return refusal(longNameText(name.length));
  if (limit === undefined || size <= limit) return undefined;
  const most = `högst ${sizeText(Math.floor, limit)} går att ladda upp`;
  return refusal(
    `Filen är på ${sizeText(Math.ceil, size)}, och ${most}. Spara den mindre, eller dela upp den, och välj den igen.`,
  );
}

/** The server would keep the end of the name, which nobody would know. */
function longNameText(length: number): string {
  return `Filens namn har ${length} tecken, och får ha högst ${LONGEST_FILE_NAME}. Ge den ett kortare namn och välj den igen.`;
}

/** Why a file that was sent was not stored. */
export function refusedBy(thrown: unknown): Pick<RefusedFile, "error" | "mayRetry"> {
  // The name promised a picture or a PDF, and the server found neither: the same file will fail the next time too.
  const isBroken = thrown instanceof ApiFailure && thrown.type === "FileIsNotAccepted";
  return isBroken
    ? { error: refusal(BROKEN_FILE_TEXT), mayRetry: false }
    : { error: pageErrorOf(thrown), mayRetry: true };
}

/** One error that names every file with its reason; files with the same reason together. */
export function refusedFilesError(refused: readonly RefusedFile[]): PageError | undefined {
  const groups = [...Map.groupBy(refused, ({ error }) => error.message).values()];
  const [first, ...rest] = groups;
  const [one] = first ?? [];
  if (first === undefined || one === undefined) return undefined;
  if (rest.length === 0) return { ...one.error, title: namesOf(first) };
  const level = refused.every(({ error }) => error.level === "warning") ? { level: "warning" } : {};
  const lines = groups.map((group) => `${namesOf(group)}: ${group[0]?.error.message ?? ""}`);
  return { title: "Några filer är inte uppladdade", message: lines.join("\n"), ...level };
}

function refusal(message: string): PageError {
  return { message, level: "warning" };
}

function namesOf(refused: readonly RefusedFile[]): string {
  return refused.map(({ file }) => file.name).join(", ");
}

const MIB = 1024 * 1024;

/** A size with one decimal, rounded so that what is too large never reads as the limit itself. */
function sizeText(round: (value: number) => number, bytes: number): string {
  return bytes >= MIB
    ? `${String(round((bytes / MIB) * 10) / 10).replace(".", ",")} MiB`
    : `${round(bytes / 1024)} KiB`;
}
