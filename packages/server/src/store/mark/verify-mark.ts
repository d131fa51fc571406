import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { DataFinding, DataFindingCode } from "../verify/data-finding.ts";
import { compareMark } from "./compare-mark.ts";
import type { HistoryMark } from "./history-mark.ts";
import { MARK_FILE } from "./mark-file.ts";

/** Compares a database with the watermark beside it: whatever was acknowledged must be there (ST23). */
export async function verifyMark(
  tx: Kysely<Tables>,
  mark: HistoryMark | "unreadable" | undefined,
  onFinding: (finding: DataFinding) => void,
): Promise<void> {
  if (mark === undefined) return;
  const report = (code: DataFindingCode, figures = ""): void =>
    onFinding({ companyId: 0, key: `${MARK_FILE}${figures}`, revision: 0, code });
  if (mark === "unreadable") return report("mark-unreadable");
  const verdict = await compareMark(tx, mark);
  if (verdict.code === "same") return;
  const figures = ` har skrivning ${mark.sequence}, databasen är vid ${verdict.stored.sequence}`;
  report(`history-${verdict.code}`, figures);
}
