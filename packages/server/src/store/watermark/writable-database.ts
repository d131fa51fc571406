import { openDatabaseToRead } from "../database/database.ts";
import { databasePlace, type StorePlace } from "../database/store-place.ts";
import { schemaVersion } from "../verify/verify-engine.ts";
import { historyAtStart } from "./history-at-start.ts";
import { historyFacts } from "./history-text.ts";

/**
 * Why a command of the operator may not write to the database: run with other settings than the server's it must not
 * create one, nor accept one that has lost writes. Undefined when it may.
 */
export async function notWritableText(where: StorePlace, dataDir: string): Promise<string | undefined> {
  const place = databasePlace(where, 1);
  const lost = historyFacts(await historyAtStart(place, dataDir));
  if (lost !== undefined) return `${lost} Starta servern först.`;
  const database = openDatabaseToRead(place);
  try {
    return (await schemaVersion(database.db)) === "whole"
      ? undefined
      : "Databasen är från en annan version av programmet. Starta servern en gång först.";
  } finally {
    await database.close();
  }
}
