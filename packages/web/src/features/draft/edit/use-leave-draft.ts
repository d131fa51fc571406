import type { Draft } from "@huvudbok/core/draft";
import { useState } from "react";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import { storedContent } from "../../../data/unfinished/form-format.ts";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import { pushAddress } from "../../../navigation/address.ts";
import {
  draftName,
  ENTRY_FORMAT,
  type EntryFormContent,
} from "../../../parts/entry/unfinished/entry-format.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { useBooks } from "../../../ui/loading/page-data.ts";
import { draftNameWithSum } from "../booked/draft-name.ts";

interface LeaveDraftOptions {
  readonly id: string;
  readonly unfinished: Unfinished<EntryFormContent>;
  readonly isChanged: boolean;
  /** The draft, where its registration has got no answer. */
  readonly unanswered: Draft | undefined;
}

/** Esc and Avbryt: what is changed and not saved is given up after a question, and Ångra restores it. */
export function useLeaveDraft({ id, unfinished, isChanged, unanswered }: LeaveDraftOptions) {
  const { read, keep } = unfinished;
  const { company, fiscalYear } = useBooks();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  function leave() {
    const content = read();
    keep(undefined);
    pushAddress("/accounting/draft");
    if (content === undefined) {
      if (unanswered !== undefined) toast({ text: unansweredText(unanswered), isRefusal: true });
      return;
    }
    toast({
      text: "Det du hade skrivit är kastat",
      undo: () => {
        const place = { fiscalYearId: fiscalYear.id, form: draftName(id) };
        unfinishedForms(company.id).write(place, storedContent(ENTRY_FORMAT, content));
        pushAddress(draftPath(id));
      },
    });
  }
  return {
    isAsking,
    ask: () => (isChanged ? setIsAsking(true) : leave()),
    stay: () => setIsAsking(false),
    leave,
  };
}

/** Nobody knows yet whether it is registered; the list that is led to knows as soon as the server answers. */
function unansweredText(draft: Draft): string {
  return `Registreringen av ${draftNameWithSum(draft)} fick inget svar. Står utkastet kvar i listan när servern svarar är det inte registrerat.`;
}
