import * as z from "zod/mini";
import { parseJsonText } from "../../../data/api/json-text.ts";

export interface Tick {
  readonly isTicked: boolean;
  /** What was told of the draft when it was ticked: that it may be booked, and as what. */
  readonly doubt: string;
}

/** By the ids of drafts: ticked or unticked. */
export type Ticks = ReadonlyMap<string, Tick>;

const STORED_AS = "draftTicks";
const schema = z.array(z.tuple([z.string(), z.object({ isTicked: z.boolean(), doubt: z.string() })]));
/** The latest are kept: those of drafts that have gone elsewhere are never taken back. */
const MOST_STORED = 5000;

/** What was ticked in this browser. */
export function readTicks(): Ticks {
  return new Map(parsedTicks(localStorage.getItem(STORED_AS)));
}

export function writeTicks(ticks: Ticks): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify([...ticks].slice(-MOST_STORED)));
  } catch {
    // The browser has no room: they are as they were marked the next time.
  }
}

/** Calls with what has been ticked in another tab. */
export function onTicksElsewhere(listener: (ticks: Ticks) => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === STORED_AS || key === null) listener(readTicks());
  });
}

function parsedTicks(raw: string | null): z.output<typeof schema> {
  const parsed = schema.safeParse(raw === null ? [] : parseJsonText(raw));
  return parsed.success ? parsed.data : [];
}
