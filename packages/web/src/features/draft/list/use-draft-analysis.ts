import type { CategorisationIndex } from "@huvudbok/core/categorisation";
import { type Draft, isUnbooked, type RegisterRules } from "@huvudbok/core/draft";
import { formatCount, formatCounted } from "@huvudbok/core/money";
import { useEffect, useMemo, useState } from "react";
import { usePageIdle } from "../../../data/use-page-idle.ts";
import { useBookingsToLearn } from "../../../parts/entry/recall/use-bookings-to-learn.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import type { PageProgress } from "../../../ui/page-frame/page-frame.tsx";
import { useLatest } from "../../../ui/use-latest.ts";
import { analysedInTurns } from "./analysed-in-turns.ts";

export interface DraftAnalysisRun {
  /** Undefined where nothing is to be analysed. */
  readonly begin: (() => void) | undefined;
  /** While drafts are analysed. */
  readonly progress: PageProgress | undefined;
  readonly error: ReturnType<typeof useBookingsToLearn>["error"];
}

/**
 * Analyses the drafts that are not booked, in turns with the page, by what the books of the year teach. That is learnt as
 * soon as there are such drafts and the page has nothing else to do: in a large year it takes longer than the analysis.
 * What is suggested is given to `keep`.
 */
export function useDraftAnalysis(
  all: readonly Draft[],
  { knownAccounts }: RegisterRules,
  keep: (drafts: readonly Draft[]) => void,
): DraftAnalysisRun {
  const [isAsked, setIsAsked] = useState(false);
  const [progress, setProgress] = useState<PageProgress>();
  const unbooked = useMemo(() => all.filter(isUnbooked), [all]);
  const isIdle = usePageIdle(unbooked.length > 0);
  const learnt = useBookingsToLearn(isAsked || isIdle);
  const { index } = learnt;
  const error = isAsked ? learnt.error : undefined;
  const toast = useToast();
  const latest = useLatest({ analyse });
  useEffect(() => {
    if (!isAsked || index === undefined) return undefined;
    const stop = new AbortController();
    void latest.current.analyse(index, stop.signal);
    return () => stop.abort();
  }, [isAsked, index, latest]);

  async function analyse(learnt: CategorisationIndex, signal: AbortSignal): Promise<void> {
    const analysed = { drafts: unbooked, every: all, chart: knownAccounts };
    const found = await analysedInTurns(learnt, analysed, signal, (count) =>
      setProgress({ text: analysingText(count, unbooked.length), share: count / unbooked.length }),
    );
    if (signal.aborted) return;
    stopAsking();
    if (found.length > 0) keep(found);
    else toast({ text: "Analysen gav inga nya förslag" });
  }
  function stopAsking() {
    setProgress(undefined);
    setIsAsked(false);
  }
  const waiting = { text: "Läser bokföringen" };
  return {
    begin: unbooked.length === 0 || isAsked ? undefined : () => setIsAsked(true),
    progress: isAsked && error === undefined ? { ...(progress ?? waiting), onStop: stopAsking } : undefined,
    error,
  };
}

function analysingText(count: number, all: number): string {
  return `Analyserar ${formatCount(count)} av ${formatCounted(all, "utkast", "utkast")}`;
}
