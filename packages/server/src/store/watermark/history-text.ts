import type { HistoryVerdict } from "./history-at-start.ts";
import { RESTORE_UNDER_WAY, WATERMARK_FILE } from "./watermark-file.ts";

/** The option that accepts the database as it is. */
export const ACCEPT_LOST = "--accept-lost";

const WAY_OUT_OF_RESTORE =
  "En återställning pågår där, eller avbröts innan bokföringen var tillbaka. Pågår ingen: töm mappen och kör npm run restore igen.";
const WAY_OUT = `Finns en nyare databas, så använd den. Annars: flytta undan datamappen och lägg tillbaka den senaste säkerhetskopian med npm run restore. Om databasen ändå ska användas som den är: npm start -- ${ACCEPT_LOST}`;

/** What the operator is told in Swedish when the start is refused; undefined when nothing is wrong. */
export function historyRefusalText(verdict: HistoryVerdict, dataDir: string): string | undefined {
  const facts = historyFacts(verdict);
  if (facts === undefined) return undefined;
  if (!isAcceptable(verdict))
    return `Servern startar inte: ${facts} (Datamapp: ${dataDir}) ${WAY_OUT_OF_RESTORE}`;
  const check =
    verdict.code === "emptied" || verdict.code === "other"
      ? "Kontrollera först HUVUDBOK_DATA_DIR och HUVUDBOK_DATABASE_URL. "
      : "";
  return `Servern startar inte: ${facts} (Datamapp: ${dataDir}) Ingenting har ändrats. ${check}${WAY_OUT}`;
}

/** Whether a start may go on with the database as it is: not in the middle of a restore, which writes the rows last. */
export function isAcceptable(verdict: HistoryVerdict): boolean {
  return verdict.code !== "emptied" || !verdict.beside.includes(RESTORE_UNDER_WAY);
}

/** What is wrong, without what to do about it, in Swedish; undefined when nothing is wrong. */
export function historyFacts(verdict: HistoryVerdict): string | undefined {
  switch (verdict.code) {
    case "same":
      return undefined;
    case "older":
      return `databasen är äldre än den har varit. Den är vid skrivning ${verdict.stored.sequence}, och skrivning ${verdict.watermark.sequence} har bekräftats.`;
    case "diverged":
      return `databasen har gått en annan väg än den som har bekräftats. Den är vid skrivning ${verdict.stored.sequence}, men skrivning ${verdict.watermark.sequence} är en annan än den som har bekräftats.`;
    case "other":
      return `databasen är en annan än den som datamappen hör till. Den heter ${short(verdict.stored.lineage)} och är vid skrivning ${verdict.stored.sequence}. Datamappen hör till ${short(verdict.watermark.lineage)}, där skrivning ${verdict.watermark.sequence} har bekräftats.`;
    case "nameless":
      return `databasen är äldre än den har varit. Den är från ett program som inte räknade skrivningar, och skrivning ${verdict.watermark.sequence} har bekräftats.`;
    case "emptied":
      return `databasen är tom, men i datamappen finns ${verdict.beside.join(", ")} sedan tidigare.`;
    case "unreadable":
      return `${WATERMARK_FILE} i datamappen kan inte läsas, så det går inte att se om databasen är hel.`;
    default:
      return verdict satisfies never;
  }
}

function short(lineage: string): string {
  return lineage.slice(0, 8);
}
