import type { PageError } from "../../ui/page-frame/error-level.ts";

const KIB = 1024;
const MIB = KIB * KIB;

/** What is wrong with an import that the server would not receive; undefined for one that it takes. */
export function tooLargeImport(bytes: number, limit: number | undefined): PageError | undefined {
  if (limit === undefined || bytes <= limit) return undefined;
  const [unit, name] = limit >= MIB ? [MIB, "MiB"] : [KIB, "KiB"];
  return {
    title: "Filen är för stor att importera",
    message: `Bokföringen i filen blir ${Math.ceil(bytes / unit)} ${name} att skicka, och servern tar emot högst ${Math.floor(limit / unit)} ${name} på en gång. Be den som sköter servern höja gränsen (HUVUDBOK_IMPORT_LIMIT), och läs sedan filen igen.`,
    level: "warning",
  };
}
