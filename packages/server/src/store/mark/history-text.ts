import type { HistoryVerdict } from "./history-at-start.ts";
import { MARK_FILE } from "./mark-file.ts";

/** Goes on with the database as it is. */
export const ACCEPT_LOST = "--accept-lost";

const WAY_OUT = `Lägg tillbaka den senaste säkerhetskopian av hela datamappen. Om databasen ändå ska användas som den är: npm start -- ${ACCEPT_LOST}`;

/** What whoever starts the server is told in Swedish; undefined when nothing is wrong. */
export function historyProblem(verdict: HistoryVerdict, dataDir: string): string | undefined {
  const facts = historyFacts(verdict);
  if (facts === undefined) return undefined;
  const check =
    verdict.code === "emptied" || verdict.code === "other"
      ? "Kontrollera först HUVUDBOK_DATA_DIR och HUVUDBOK_DATABASE_URL. "
      : "";
  return `Servern startar inte: ${facts} (Datamapp: ${dataDir}) Ingenting har ändrats. ${check}${WAY_OUT}`;
}

/** The same without the way out. */
function historyFacts(verdict: HistoryVerdict): string | undefined {
  switch (verdict.code) {
    case "same":
      return undefined;
    case "older":
      return `databasen är äldre än den har varit. Den är vid skrivning ${verdict.stored.sequence}, och skrivning ${verdict.mark.sequence} har bekräftats.`;
    case "parted":
      return `databasen har gått en annan väg än den som har bekräftats. Den är vid skrivning ${verdict.stored.sequence}, men skrivning ${verdict.mark.sequence} är en annan än den som har bekräftats.`;
    case "other":
      return `databasen är en annan än den som datamappen hör till. Den heter ${short(verdict.stored.lineage)} och är vid skrivning ${verdict.stored.sequence}. Datamappen hör till ${short(verdict.mark.lineage)}, där skrivning ${verdict.mark.sequence} har bekräftats.`;
    case "nameless":
      return `databasen är äldre än den har varit. Den är från ett program som inte räknade skrivningar, och skrivning ${verdict.mark.sequence} har bekräftats.`;
    case "emptied":
      return `databasen är tom, men i datamappen finns ${verdict.beside.join(", ")} sedan tidigare.`;
    case "unreadable":
      return `${MARK_FILE} i datamappen kan inte läsas, så det går inte att se om databasen är hel.`;
    default:
      return verdict satisfies never;
  }
}

function short(lineage: string): string {
  return lineage.slice(0, 8);
}
