import { ACCOUNT_NOT_IN_PLAN } from "@huvudbok/core/account-plan";
import { Combobox } from "@mantine/core";
import { KeyCap } from "../keys/key-cap.tsx";
import { AccountOption } from "./account-option.tsx";
import classes from "./account-picker.module.css";
import { CREATE, type Suggestions } from "./use-suggestions.ts";

interface SuggestionListProps {
  readonly list: Suggestions;
  readonly listId: string;
  /** The text of the field. */
  readonly text: string;
  /** True where accounts can be created: the list then ends with it. */
  readonly canCreate: boolean;
}

/** The list under the field: the suggested accounts, or why there are none, and 'Skapa nytt konto'. */
export function SuggestionList({ list, listId, text, canCreate }: SuggestionListProps) {
  const option = (index: number) => ({
    id: optionId(listId, index),
    selected: index === list.index,
    "aria-selected": index === list.index,
    // Not by being over it: a list that opens under a pointer at rest must not change what Enter takes.
    onMouseMove: () => list.highlight(index),
  });
  return (
    <>
      {list.suggestions.length === 0 && <p className={classes.none}>{noneText(text)}</p>}
      <Combobox.Options id={listId} aria-label="Konton" className={classes.options ?? ""}>
        {list.suggestions.map((suggestion, index) => (
          <Combobox.Option
            key={suggestion.account.id}
            value={String(suggestion.account.id)}
            {...option(index)}
          >
            <AccountOption {...suggestion} typed={text} />
          </Combobox.Option>
        ))}
        {canCreate && (
          <Combobox.Option
            value={CREATE}
            className={classes.create ?? ""}
            {...option(list.suggestions.length)}
          >
            {list.suggestions.length > 0 && (
              <span className={classes.keys} aria-hidden>
                <span>
                  <KeyCap keys="↑" /> <KeyCap keys="↓" /> välj
                </span>
                <span>
                  <KeyCap keys="Enter" /> ta
                </span>
              </span>
            )}
            Skapa nytt konto
          </Combobox.Option>
        )}
      </Combobox.Options>
    </>
  );
}

/** The id of an option, by which the field names the highlighted one. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Why nothing is suggested. */
function noneText(text: string): string {
  return /^\d{4,}$/.test(text.trim()) ? ACCOUNT_NOT_IN_PLAN : "Inget konto heter så";
}
