import type { ApiFailure } from "../../data/api/api-failure.ts";
import type { UndoableCommit } from "../../data/documents/undo-stack.ts";
import { type UsedUndo, useUndo } from "../../data/undo.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useToast } from "../label/toast.tsx";
import { transactionPath } from "../link/transaction-path.ts";
import { useLatest } from "../use-latest.ts";

type UndoAction = (requestId?: string, pending?: Promise<void>) => Promise<UndoableCommit | undefined>;

/**
 * Undoes a saved change and shows a notice: the change with the given requestId, or the last one of the company. A
 * refusal, such as for a transaction that may no longer be deleted, is shown with its reason and an alternative.
 * Returns what was undone. A notice may outlive its page, so this works after the page is closed. Where what was done last
 * is on its way, and `pending` until it has been answered, that is undone or nothing.
 */
export function useUndoAction(): UndoAction {
  const latest = useLatest(useUndo());
  const toast = useToast();
  return async (requestId, pending) => {
    const { find } = latest.current;
    const isPending = pending !== undefined || latest.current.isUnderWay();
    const before = find(requestId);
    // What is on its way was done last, and what is undone may depend on it.
    await pending;
    await latest.current.settled();
    const commit = find(requestId);
    const refusal =
      requestId === undefined ? hindrance(latest.current, isPending && commit === before) : undefined;
    if (refusal !== undefined) {
      toast({ text: refusal, isRefusal: true });
      return undefined;
    }
    const done = await latest.current.undo(requestId);
    if (done.ok) {
      toast({ text: commit?.label === undefined ? "Ångrat" : `Ångrat: ${commit.label}` });
      return commit;
    }
    const registered = commit?.appended.at(-1);
    const isFinal = registered !== undefined && !done.error.isTransient && !done.error.isUnknown;
    toast({
      text: await refusalText(done.error, commit),
      isRefusal: true,
      ...(isFinal && {
        actions: [
          {
            label: `Öppna ${registered.series} ${registered.number}`,
            onClick: () => pushAddress(transactionPath(registered)),
          },
        ],
      }),
    });
    return undefined;
  };
}

/** Why what was done last is not undone: nothing before it is what the person means. */
function hindrance({ undoing }: Pick<UsedUndo, "undoing">, hasNotArrived: boolean): string | undefined {
  const now = undoing();
  if (now !== undefined) {
    return `Ångrar just nu${now.label === undefined ? "" : `: ${now.label}`}. Vänta tills det är klart.`;
  }
  return hasNotArrived ? "Inget är ångrat: det du gjorde sist är inte sparat." : undefined;
}

/** The words come when they are needed; without a connection the reason stands by itself. */
async function refusalText(refusal: ApiFailure, commit: UndoableCommit | undefined): Promise<string> {
  const words = await import("../../data/undo-refusal-text.ts").catch(() => undefined);
  return words?.refusedText(refusal, commit) ?? refusal.message;
}
