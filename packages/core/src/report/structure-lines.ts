import type { ReportStructure, ReportStructureItem } from "../account-plan/index.ts";
import { type Ore, oreOfSum, runningSum } from "../money/index.ts";
import type { AccountLine, ReportLine } from "./report-line.ts";

/** An account with its amounts, not yet placed in the report. */
export type AccountAmounts = Pick<AccountLine, "accountNo" | "name" | "amounts">;

/** The walk through a structure: lines so far, and the sum of all account rows among them. */
interface Walk {
  readonly rowsOf: (item: ReportStructureItem) => readonly AccountAmounts[];
  readonly lines: ReportLine[];
  running: readonly number[];
  accountRows: number;
}

/**
 * The lines of a structured report (RE5): per group its heading, its account rows and 'S:a {name}'; groups without
 * account rows are left out, summary lines never. `rowsOf` returns the accounts placed on an item.
 */
export function structureLines(
  structure: ReportStructure,
  rowsOf: (item: ReportStructureItem) => readonly AccountAmounts[],
  columnCount: number,
): ReportLine[] {
  const running = Array.from({ length: columnCount }, () => 0);
  const walk: Walk = { rowsOf, lines: [], running, accountRows: 0 };
  for (const [index, item] of structure.items.entries()) addItem(walk, item, String(index), 1);
  return walk.lines;
}

function addItem(walk: Walk, item: ReportStructureItem, path: string, level: number): void {
  if (item.isSummary === true) {
    const amounts = walk.running.map(oreOfSum);
    walk.lines.push({ kind: "summary", id: `summary-${path}`, level, name: item.name, amounts });
    return;
  }
  const { running: before, accountRows: rowsBefore } = walk;
  const linesBefore = walk.lines.length;
  walk.lines.push({ kind: "heading", id: `heading-${path}`, level, name: item.name });
  for (const row of walk.rowsOf(item)) addAccount(walk, row, level + 1);
  const items = item.items ?? [];
  for (const [index, child] of items.entries()) addItem(walk, child, `${path}.${index}`, level + 1);
  if (walk.lines.length === linesBefore + 1) {
    walk.lines.pop();
    return;
  }
  const rows = walk.accountRows - rowsBefore;
  if (item.skipTotal === true || rows === 0) return;
  walk.lines.push({
    kind: "subtotal",
    id: `subtotal-${path}`,
    level,
    name: `S:a ${item.name}`,
    amounts: added(walk.running, before, -1),
  });
}

function addAccount(walk: Walk, row: AccountAmounts, level: number): void {
  walk.lines.push({ kind: "account", id: `account-${row.accountNo}`, level, ...row });
  walk.running = added(walk.running, row.amounts, 1);
  walk.accountRows += 1;
}

/** Per column, a + factor x b. */
export function added(a: readonly number[], b: readonly number[], factor: 1 | -1): Ore[] {
  // Both have one amount per column.
  return a.map((amount, column) => oreOfSum(runningSum(amount, factor * Number(b[column]))));
}
