import type { DateRange } from "@huvudbok/core/calendar";
import * as z from "zod/mini";
import { useSessionState } from "../../data/session.ts";

const schema = z.object({
  hidesEmpty: z.boolean(),
  /** Notes by the first day of their period. */
  notes: z.record(z.string(), z.string()),
  /** The first days of the periods with nothing to report. */
  nil: z.array(z.string()),
  /** Those before whose fiscal year there was no company. */
  founded: z.array(z.string()),
});

const INITIAL: z.output<typeof schema> = { hidesEmpty: true, notes: {}, nil: [], founded: [] };

/** What the person has chosen and typed on the page, kept as long as the tab is open. */
export function useReportState(period: DateRange | undefined) {
  const [state, write] = useSessionState("vatReport", schema, INITIAL);
  const key = period === undefined ? "" : `${period.from} ${period.to}`;
  return {
    hidesEmpty: state.hidesEmpty,
    hideEmpty: (hidesEmpty: boolean) => write({ ...state, hidesEmpty }),
    note: state.notes[key] ?? "",
    setNote: (note: string) => write({ ...state, notes: { ...state.notes, [key]: note } }),
    isNil: state.nil.includes(key),
    setNil: (isNil: boolean) => write({ ...state, nil: marked(state.nil, key, isNil) }),
    isFirstYear: state.founded.includes(key),
    setFirstYear: (isFirst: boolean) => write({ ...state, founded: marked(state.founded, key, isFirst) }),
  };
}

function marked(keys: readonly string[], key: string, isMarked: boolean): string[] {
  const others = keys.filter((each) => each !== key);
  return isMarked ? [...others, key] : others;
}
