import type { AssetList } from "@huvudbok/core/asset";
import { changeRefusalText } from "@huvudbok/core/document";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { askedHere } from "../../data/unfinished/give-up-conflict.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import type { AssetBooks } from "./asset-page.tsx";

/** Saves or removes lists as a whole, in one commit that can be undone, unless its rule refuses it. */
export function useSaveList({ lists, year }: Pick<AssetBooks, "lists" | "year">) {
  const edit = useEdit();
  const action = useAction();
  function change(
    label: string,
    made: { readonly put?: readonly AssetList[]; readonly remove?: readonly string[] },
    onSaved: (isHere: () => boolean) => void,
  ) {
    const refusal = ownRefusal("assetManagement", made, { existing: lists, fiscalYear: year });
    if (refusal !== undefined) return action.fail(changeRefusalText(refusal));
    action.run(async (isHere) => {
      await askedHere(edit(label, [{ kind: "assetManagement", ...made }]), isHere);
      onSaved(isHere);
    });
  }
  return {
    error: action.error,
    isRunning: action.isRunning,
    fail: action.fail,
    /** `onSaved` is called when it is saved; it may go elsewhere while the page is open. */
    save: (label: string, list: AssetList, onSaved: (isHere: () => boolean) => void) =>
      change(label, { put: [list] }, onSaved),
    saveAll: (label: string, put: readonly AssetList[]) => change(label, { put }, () => undefined),
    remove: (label: string, id: string, onSaved: (isHere: () => boolean) => void) =>
      change(label, { remove: [id] }, onSaved),
  };
}
