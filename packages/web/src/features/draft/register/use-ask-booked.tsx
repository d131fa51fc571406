import { type ReactNode, useState } from "react";
import { BookedDialog, type BookedDraft } from "../booked/booked-dialog.tsx";
import { isBooked } from "../booked/doubt-text.ts";
import type { ReviewedDraft } from "./use-draft-list.ts";

/** Registers the chosen drafts, after a question where money of them may be booked already (CT12). */
export function useAskBooked(
  chosen: readonly ReviewedDraft[],
  send: (chosen: readonly ReviewedDraft[]) => void,
): { readonly ask: () => void; readonly question: ReactNode } {
  const [booked, setBooked] = useState<readonly BookedDraft[]>([]);
  const ask = () => {
    const doubted = chosen.flatMap(({ draft, doubt }) => (isBooked(doubt) ? [{ draft, doubt }] : []));
    if (doubted.length > 0) setBooked(doubted);
    else send(chosen);
  };
  const question = (
    <BookedDialog
      drafts={booked}
      confirmLabel="Registrera ändå"
      onCancel={() => setBooked([])}
      onConfirm={() => {
        setBooked([]);
        send(chosen);
      }}
    />
  );
  return { ask, question };
}
