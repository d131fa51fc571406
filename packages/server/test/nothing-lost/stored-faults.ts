import type { DataFault } from "../../src/store/data-fault.ts";
import type { DatabasePlace } from "../../src/store/database.ts";
import { verifyStored } from "../../src/store/verify-stored.ts";

/** Everything that `npm run verify-data` would find. */
export async function storedFaults(place: DatabasePlace, dataDir: string): Promise<readonly DataFault[]> {
  const faults: DataFault[] = [];
  await verifyStored({
    place,
    dataDir,
    onFault: (fault) => void faults.push(fault),
    onRows: () => undefined,
    onFile: () => undefined,
  });
  return faults;
}
