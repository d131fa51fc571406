import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";

type Next = "stay" | "new";

interface SaveGoneOptions {
  readonly isGone: boolean;
  /** What became of it, in a sentence. */
  readonly became: string | undefined;
  readonly save: (next: Next) => void;
}

interface SaveGone {
  readonly save: (next: Next) => void;
  readonly question: ReactNode;
}

/** Saves a draft; one that is gone comes back only after a question, since its event may be booked or in another draft (DR20). */
export function useSaveGone({ isGone, became, save }: SaveGoneOptions): SaveGone {
  const [asked, setAsked] = useState<Next>();
  return {
    save: (next) => (isGone ? setAsked(next) : save(next)),
    question: (
      <ConfirmDialog
        opened={asked !== undefined}
        title="Spara utkastet igen?"
        confirmLabel="Spara igen"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) save(asked);
        }}
      >
        <p>{`Utkastet finns inte längre. ${became ?? ""} Sparat igen kan samma händelse bokföras två gånger.`}</p>
      </ConfirmDialog>
    ),
  };
}
