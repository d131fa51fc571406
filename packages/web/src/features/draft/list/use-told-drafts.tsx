import type { Draft } from "@huvudbok/core/draft";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import { FatesNotice } from "../fate/fates-notice.tsx";
import { type SeenDrafts, useDraftFates } from "../fate/use-draft-fates.ts";

interface Told extends SeenDrafts {
  /** What was not done. */
  readonly title: string;
  readonly refused?: { readonly draft: Draft; readonly message: string };
}

type DraftOf = (id: string) => Draft | undefined;

export interface ToldDrafts {
  /** Before something is asked about drafts: what the person sees of them, and of the books. */
  readonly see: () => void;
  /** A draft as it was when that was asked. */
  readonly seenOf: DraftOf;
  /** Tells that something was not done, and what has become of these drafts, as they were when it was asked. */
  readonly tell: (title: string, drafts: readonly Draft[]) => void;
  /** The same of a save that failed; false where the failure is not about a draft. */
  readonly tellFailure: (failure: ApiFailure, title: string, drafts: readonly Draft[]) => boolean;
}

interface Seen {
  readonly draftOf: DraftOf;
  readonly registered: SeenDrafts["registered"];
}

/** What somebody else has done with drafts that a command of the list was begun with (DR16, DR17). */
export function useToldDrafts(now: Seen): ToldDrafts & { readonly notice: ReactNode } {
  const [told, setTold] = useState<Told>();
  const latest = useLatest(now);
  const seen = useRef(now);
  const fates = useDraftFates(told);
  const news = fates.filter(({ kind }) => kind !== "left");
  const commands = useMemo((): ToldDrafts => {
    const tell = (title: string, drafts: readonly Draft[]) =>
      setTold({ title, drafts, registered: seen.current.registered });
    return {
      see: () => {
        seen.current = latest.current;
        setTold(undefined);
      },
      seenOf: (id) => seen.current.draftOf(id),
      tell,
      tellFailure: (failure, title, drafts) => {
        const refused = drafts.find(({ id }) => id === refusedItem(failure));
        if (failure.isConflict) tell(title, drafts);
        else if (refused === undefined) return false;
        else
          setTold({
            title,
            drafts: [],
            registered: undefined,
            refused: { draft: refused, message: failure.message },
          });
        return true;
      },
    };
  }, [latest]);
  const notice = told !== undefined && (
    <FatesNotice
      title={told.title}
      fates={news.length > 0 ? news : fates}
      refused={told.refused}
      advice="Se hur det ser ut nu, och välj det igen:"
      action={<Button onClick={() => setTold(undefined)}>Stäng</Button>}
    />
  );
  return { ...commands, notice };
}

/** The id of what the server refused. */
function refusedItem({ details }: ApiFailure): unknown {
  return typeof details === "object" && details !== null && "item" in details ? details.item : undefined;
}
