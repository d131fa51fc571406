import { type Account, deactivatedUnused } from "@huvudbok/core/account-plan";
import { formatCounted } from "@huvudbok/core/money";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { inTurn, type SaveAccount } from "./form/save-account.ts";
import type { Chart } from "./use-chart.ts";

/** The changes of a chart, each of which is saved at once and can be undone. */
export function useChartChanges(chart: Chart) {
  const edit = useEdit();
  const saving = useAction();
  const unused = deactivatedUnused(chart.accounts, chart.used);
  const save = (label: string, accounts: readonly Account[]) =>
    edit(label, [{ kind: "accountPlan", put: accounts }]);
  function put(label: string, accounts: readonly Account[]) {
    saving.runInTurn(() => save(label, accounts));
  }
  const saveForm: SaveAccount = (label, account) => inTurn(saving, () => save(label, [account]));
  return {
    /** Why the last change was not saved. */
    error: saving.error,
    saveForm,
    rename: (account: Account, name: string) =>
      put(`Konto ${account.id} heter nu ${name}`, [{ ...account, name }]),
    activate: (account: Account, active: boolean) =>
      put(`Konto ${account.id} är ${active ? "aktivt" : "inaktivt"}`, [{ ...account, active }]),
    remove: ({ id }: Account) =>
      saving.runInTurn(() => edit(`Konto ${id} är raderat`, [{ kind: "accountPlan", remove: [String(id)] }])),
    /** How many accounts `deactivateUnused` makes inactive. */
    unusedCount: unused.length,
    deactivateUnused: () =>
      put(formatCounted(unused.length, "konto är inaktiverat", "konton är inaktiverade"), unused),
  };
}
