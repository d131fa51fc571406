import type { Draft } from "@huvudbok/core/draft";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { RadioRow } from "../../../ui/form/radio-row.tsx";
import { draftName } from "../booked/draft-name.ts";
import classes from "./draft-list.module.css";

/** Two drafts that somebody wants to put together; the first is proposed to keep its date and text. */
export type MergePair = readonly [target: Draft, source: Draft];

interface MergeDraftsDialogProps {
  /** Undefined while nothing is asked. */
  readonly pair: MergePair | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (target: Draft, source: Draft) => void;
}

/** The question before two drafts become one, and which of them keeps its date and text. */
export function MergeDraftsDialog({ pair, onCancel, onConfirm }: MergeDraftsDialogProps) {
  return pair === undefined ? null : (
    <MergeQuestion
      key={`${pair[0].id} ${pair[1].id}`}
      pair={pair}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

function MergeQuestion({ pair, onCancel, onConfirm }: MergeDraftsDialogProps & { readonly pair: MergePair }) {
  const [first, second] = pair;
  const [keptId, setKeptId] = useState(first.id);
  return (
    <ConfirmDialog
      opened
      title="Vill du slå ihop dessa utkast?"
      confirmLabel="Slå ihop"
      onCancel={onCancel}
      onConfirm={() => (keptId === first.id ? onConfirm(first, second) : onConfirm(second, first))}
    >
      <p>Raderna, filerna och anteckningarna läggs ihop. Det andra utkastet försvinner.</p>
      <div className={classes.choices}>
        <RadioRow
          label="Behåll datum och text från"
          value={keptId}
          choices={pair.map((draft) => ({ value: draft.id, label: draftName(draft) }))}
          onChange={setKeptId}
        />
      </div>
    </ConfirmDialog>
  );
}
