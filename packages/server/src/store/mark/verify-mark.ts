import type { Kysely } from "kysely";
import type { DataFault, DataFaultCode } from "../data-fault.ts";
import type { Tables } from "../database-tables.ts";
import { compareMark } from "./compare-mark.ts";
import type { HistoryMark } from "./history-mark.ts";
import { MARK_FILE } from "./mark-file.ts";

/** Holds a database to the mark beside it: what has been acknowledged once is to be there (ST23). */
export async function verifyMark(
  tx: Kysely<Tables>,
  mark: HistoryMark | "unreadable" | undefined,
  onFault: (fault: DataFault) => void,
): Promise<void> {
  if (mark === undefined) return;
  const fault = (code: DataFaultCode, figures = ""): void =>
    onFault({ companyId: 0, key: `${MARK_FILE}${figures}`, revision: 0, code });
  if (mark === "unreadable") return fault("mark-unreadable");
  const verdict = await compareMark(tx, mark);
  if (verdict.code === "same") return;
  const figures = ` har skrivning ${mark.sequence}, databasen är vid ${verdict.stored.sequence}`;
  fault(`history-${verdict.code}`, figures);
}
