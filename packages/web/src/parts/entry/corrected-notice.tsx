import { Button } from "../../ui/button/button.tsx";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { correctedMeanwhile } from "./form/corrected-meanwhile.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import classes from "./transaction-entry.module.css";

/** The name of the button that gives such a form up. */
export const DISCARD_CORRECTION = "entry-discard-correction";

interface CorrectedNoticeProps {
  readonly form: EntryForm;
  readonly start: EntryStart;
  readonly onDiscard: () => void;
}

/** That somebody has corrected the same transaction already: the form cannot be registered (TR20). */
export function CorrectedNotice({ form, start, onDiscard }: CorrectedNoticeProps) {
  const linked = useLinkedTransaction();
  const by = correctedMeanwhile(form, start);
  const { corrects } = form;
  if (by === undefined || corrects === undefined) return null;
  const { name, to } = linked(by);
  return (
    <div className={classes.warning} role="alert">
      <p>
        <span>
          {`${linked(corrects).name} är redan rättad av `}
          {to === undefined ? (
            name
          ) : (
            <TextLink isUnderlined to={to}>
              {name}
            </TextLink>
          )}
          . Rättelsen här kan inte registreras.
        </span>
        <Button size="compact-sm" data-cell={DISCARD_CORRECTION} onClick={onDiscard}>
          Kasta
        </Button>
      </p>
    </div>
  );
}
