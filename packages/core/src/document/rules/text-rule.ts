import {
  hasHiddenCharacters,
  hasHiddenOnLine,
  hasLineBreak,
  isStorableText,
  plainLine,
} from "../../text/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { AnyKind } from "../kinds/kind-row.ts";
import type { Change, RuleFacts } from "../kinds/rule.ts";
import { LONGEST_OF_FIELD, LONGEST_TEXT } from "./text-lengths.ts";

/** Intents that bring texts from somewhere else as they are: a file, or vouchers that become drafts. */
const BRINGS_TEXTS: ReadonlySet<ChangeIntent> = new Set(["import", "convert"]);

/** The fields with several lines, in whichever kind they are; every other text is one line. */
const SEVERAL_LINES: ReadonlySet<string> = new Set(["annotation"]);

/** How much of a refused text is shown. */
const SHOWN = 30;

type Texts = Pick<AnyKind, "title" | "longestText">;
type TextRefusal = Extract<ChangeRefusal, { readonly code: `text-${string}` }>;

/**
 * Refuses texts that are too long, have hidden characters, have line breaks or control characters where there is one line,
 * or cannot be stored (CH34). A field that held such a text before may keep it, or get a shorter one. A new year brings along what the year before had.
 */
export function textRefusal(
  kind: Texts,
  { head, put, append }: Change<unknown, unknown>,
  { intent, isYearNew, headBefore, existing }: RuleFacts<unknown, unknown>,
): ChangeRefusal | undefined {
  // What was stored comes back as it was.
  if (intent === "undo") return undefined;
  const isBrought = BRINGS_TEXTS.has(intent);
  const isRolledOn = isYearNew === true && intent !== "import";
  const coming = isRolledOn ? append : [head, ...put, ...append];
  let refusal: TextRefusal | undefined;
  let before: ReadonlyMap<string, EarlierTexts> | undefined;
  someText(coming, "", (field, text) => {
    const found = refusalOf(kind, field, text);
    if (found === undefined || (isBrought && found.code !== "text-not-storable")) return false;
    before ??= earlierTexts([headBefore, ...existing.values()]);
    if (mayFollow(before.get(field), text, found)) return false;
    refusal = found;
    return true;
  });
  return refusal;
}

/** What texts of one field there were before. */
interface EarlierTexts {
  readonly longest: number;
  readonly texts: ReadonlySet<string>;
}

/** Gathered once, since a change may bring as many long texts as there were. */
function earlierTexts(values: readonly unknown[]): ReadonlyMap<string, EarlierTexts> {
  const fields = new Map<string, { longest: number; readonly texts: Set<string> }>();
  someText(values, "", (field, text) => {
    const known = fields.get(field) ?? { longest: 0, texts: new Set() };
    known.longest = Math.max(known.longest, text.length);
    known.texts.add(text);
    fields.set(field, known);
    return false;
  });
  return fields;
}

function refusalOf(
  { title, longestText = LONGEST_TEXT }: Texts,
  field: string,
  text: string,
): TextRefusal | undefined {
  const most = LONGEST_OF_FIELD.get(field) ?? longestText;
  const { length } = text;
  const begins = () => plainLine(text.slice(0, SHOWN).replaceAll("\0", "").toWellFormed());
  if (!isStorableText(text)) return { code: "text-not-storable", title, field, begins: begins() };
  const isLine = !SEVERAL_LINES.has(field);
  if (isLine && hasLineBreak(text)) return { code: "text-broken", title, field, begins: begins() };
  if (isLine ? hasHiddenOnLine(text) : hasHiddenCharacters(text))
    return { code: "text-hidden", title, field, begins: begins() };
  return length <= most ? undefined : { code: "text-too-long", title, field, begins: begins(), length, most };
}

/** Whether a refused text is what there was in its field, or too long as that was and no longer. */
function mayFollow(before: EarlierTexts | undefined, text: string, { code }: TextRefusal): boolean {
  if (before === undefined) return false;
  return before.texts.has(text) || (code === "text-too-long" && text.length <= before.longest);
}

/** Whether a text in the value is the one that is looked for; `field` is the name that the value has. */
function someText(value: unknown, field: string, isIt: (field: string, text: string) => boolean): boolean {
  if (typeof value === "string") return isIt(field, value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => someText(one, field, isIt));
  return Object.entries(value).some(([name, one]) => someText(one, name, isIt));
}
