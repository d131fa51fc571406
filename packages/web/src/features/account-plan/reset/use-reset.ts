import { type AccountReset, resetChanges, type Unticked } from "@huvudbok/core/account-plan";
import { useEdit } from "../../../ui/form/use-edit.ts";
import type { NewChart } from "../new-chart.ts";
import type { Chart } from "../use-chart.ts";

/** What the chart is reset to: a chart with the structures, one with the accounts, or both. */
export interface LoadedReset {
  readonly structure: NewChart | undefined;
  readonly chart: NewChart | undefined;
}

/** Saves the reset in one commit that can be undone. */
export function useReset(chart: Chart, { structure, chart: next }: LoadedReset) {
  const edit = useEdit({ untilKnown: true });
  return async (resets: readonly AccountReset[], unticked: Unticked): Promise<void> => {
    const { put, remove } = resetChanges(resets, unticked);
    const { accounts2: _accounts, ...current } = chart.plan;
    const head = {
      ...current,
      // A file may have brought a chart without a name.
      ...(next === undefined || next.head.name.trim() === "" ? {} : { name: next.head.name }),
      ...(structure === undefined ? {} : structuresOf(structure)),
    };
    await edit("Kontoplanen är återställd", [
      { kind: "accountPlan", head, put, remove: remove.map(({ id }) => String(id)) },
    ]);
  };
}

function structuresOf({ head }: NewChart) {
  const { balanceReportStructure, resultReportStructure } = head;
  return {
    ...(balanceReportStructure === undefined ? {} : { balanceReportStructure }),
    ...(resultReportStructure === undefined ? {} : { resultReportStructure }),
  };
}
