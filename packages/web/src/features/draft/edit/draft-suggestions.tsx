import { IconArrowBackUp, IconBulb } from "@tabler/icons-react";
import { Button } from "../../../ui/button/button.tsx";
import { OfferButton } from "../../../ui/button/offer-button.tsx";
import { KeyHint } from "../../../ui/keys/key-hint.tsx";
import { TextLink } from "../../../ui/link/text-link.tsx";
import { actionText, probabilityText, reasonText, rowsText } from "../suggestion/action-text.ts";
import { SuggestionMenu } from "../suggestion/suggestion-menu.tsx";
import classes from "./draft-suggestions.module.css";
import type { FormSuggestion } from "./form-suggestions.ts";
import type { UsedSuggestions } from "./use-form-suggestions.ts";

/** How the draft that is shown may be booked: its likeliest rows, why, and the others; or what has been taken. */
export function DraftSuggestions({ suggestions }: { readonly suggestions: UsedSuggestions }) {
  const { taken, elsewhere } = suggestions;
  const all = taken?.all ?? suggestions.bookings;
  const shown = all[taken?.place ?? 0];
  if (shown === undefined) return elsewhere && <Elsewhere action={elsewhere} />;
  const { probability } = shown.action;
  return (
    <fieldset className={classes.suggestions} aria-label="Förslag på kontering">
      {taken === undefined ? (
        <OfferButton icon={IconBulb} keys="Alt I" onTake={suggestions.takeNext}>
          {offerText(shown)}
        </OfferButton>
      ) : (
        <span className={classes.taken}>Förslaget är taget</span>
      )}
      <span>{`${probabilityText(probability)}, ${reasonText(shown.action)}`}</span>
      {taken !== undefined && <AfterTaking hasMore={all.length > 1} suggestions={suggestions} />}
      {all.length > 1 && (
        <SuggestionMenu
          name="utkastet"
          actions={all.map(({ action }) => action)}
          chosen={taken?.place}
          textOf={(action) => actionText({ entries: [] }, action, () => undefined)}
          leadsOn
          onChoose={suggestions.take}
        />
      )}
      {elsewhere !== undefined && taken === undefined && <Elsewhere action={elsewhere} />}
    </fieldset>
  );
}

/** The amounts of the last time are not those of this one: while they wait, only the accounts are told. */
function offerText({ action, waiting }: FormSuggestion): string {
  const { verb, detail } = actionText({ entries: [] }, action, () => undefined);
  return `${verb} ${waiting === undefined ? rowsText(action) : detail}`;
}

interface AfterTakingProps {
  readonly hasMore: boolean;
  readonly suggestions: UsedSuggestions;
}

function AfterTaking({ hasMore, suggestions }: AfterTakingProps) {
  return (
    <>
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-keyshortcuts="Alt+I"
          rightSection={<KeyHint keys="Alt I" />}
          onClick={suggestions.takeNext}
        >
          Nästa förslag
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-keyshortcuts="Control+Z"
        leftSection={<IconArrowBackUp size={16} stroke={1.65} aria-hidden />}
        rightSection={<KeyHint keys="Ctrl Z" />}
        onClick={suggestions.undo}
      >
        Ångra
      </Button>
    </>
  );
}

/** What the form cannot do: another draft, or this one, would go. */
function Elsewhere({ action }: { readonly action: NonNullable<UsedSuggestions["elsewhere"]> }) {
  const what = action.kind === "transfer" ? "är en överföring till ett annat utkast" : "är en dubblett";
  return (
    <span>
      {`Det ser ut som att utkastet ${what} (${probabilityText(action.probability)}). `}
      <TextLink isUnderlined to="/accounting/draft">
        Utför det i listan
      </TextLink>
    </span>
  );
}
