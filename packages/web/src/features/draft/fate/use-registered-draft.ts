import { itemId } from "@huvudbok/core/document";
import { useUndo } from "../../../data/undo.ts";

type Registered = ReturnType<ReturnType<typeof useUndo>["commits"]>[number]["appended"][number];

/** What a draft became, where it was registered from this tab: a registration takes drafts away in the order of the list. */
export function useRegisteredDraft(id: string): Registered | undefined {
  const { commits } = useUndo();
  for (const { appended, inverse } of commits()) {
    const drafts = inverse.changes.flatMap(({ kind, put = [] }) =>
      kind === "transactionDrafts" ? put.map((draft) => itemId(kind, draft)) : [],
    );
    const registered = appended[drafts.indexOf(id)];
    if (registered !== undefined && drafts.length === appended.length) return registered;
  }
  return undefined;
}
