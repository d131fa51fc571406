import { join } from "node:path";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import { folderBlobStore } from "../../src/store/files/folder-blob-store.ts";
import type { DataFinding } from "../../src/store/verify/data-finding.ts";
import { verifyStored } from "../../src/store/verify/verify-stored.ts";

/** Everything that `npm run verify-data` would find. */
export async function storedFindings(place: DatabasePlace, dataDir: string): Promise<readonly DataFinding[]> {
  const findings: DataFinding[] = [];
  await verifyStored({
    place,
    dataDir,
    blobs: folderBlobStore(join(dataDir, "files"), () => new Date()),
    onFinding: (finding) => void findings.push(finding),
    onRows: () => undefined,
    onFile: () => undefined,
  });
  return findings;
}
