import type { Draft, RegisterRules } from "@huvudbok/core/draft";
import { useState } from "react";
import { toPerform } from "../booked/to-perform.ts";
import { useAskBooked } from "../booked/use-ask-booked.tsx";
import { type AskedOfDrafts, DraftDialogs } from "./draft-dialogs.tsx";
import { useDraftChanges } from "./use-draft-changes.ts";
import type { ListedDrafts } from "./use-listed-drafts.ts";
import { useToldDrafts } from "./use-told-drafts.tsx";
import type { YearBooks } from "./use-year-books.ts";

/** What can be done with the listed drafts, the questions before it, and what is told when somebody else was faster. */
export function useDraftCommands(
  listed: ListedDrafts,
  { registered }: Pick<YearBooks, "registered">,
  rules: RegisterRules,
) {
  const told = useToldDrafts({ draftOf: listed.draftOf, registered });
  const changes = useDraftChanges(listed, told, rules);
  const [asked, setAsked] = useState<AskedOfDrafts>();
  const { ask, question } = useAskBooked<Draft>("Utför", changes.perform);
  const askAbout = (next: AskedOfDrafts) => {
    told.see();
    setAsked(next);
  };
  return {
    changes,
    perform: (selected: readonly Draft[]) => {
      told.see();
      ask(toPerform(selected, listed));
    },
    merge: (...merged: readonly Draft[]) => askAbout({ merging: merged }),
    remove: (removed: readonly Draft[]) => askAbout({ removing: removed }),
    notice: told.notice,
    questions: (
      <>
        <DraftDialogs asked={asked} onClose={() => setAsked(undefined)} changes={changes} />
        {question}
      </>
    ),
  };
}
