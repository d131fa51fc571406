import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { DataFinding, DataFindingCode } from "../verify/data-finding.ts";
import { compareWatermark } from "./compare-watermark.ts";
import type { Watermark } from "./watermark.ts";
import { WATERMARK_FILE } from "./watermark-file.ts";

/** Compares a database with the watermark beside it: whatever was acknowledged must be there (ST23). */
export async function verifyWatermark(
  tx: Kysely<Tables>,
  watermark: Watermark | "unreadable" | undefined,
  onFinding: (finding: DataFinding) => void,
): Promise<void> {
  if (watermark === undefined) return;
  const report = (code: DataFindingCode, figures = ""): void =>
    onFinding({ companyId: 0, key: `${WATERMARK_FILE}${figures}`, revision: 0, code });
  if (watermark === "unreadable") return report("watermark-unreadable");
  const verdict = await compareWatermark(tx, watermark);
  if (verdict.code === "same") return;
  const figures = ` har skrivning ${watermark.sequence}, databasen är vid ${verdict.stored.sequence}`;
  report(`history-${verdict.code}`, figures);
}
