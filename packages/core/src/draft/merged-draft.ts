import type { Draft } from "./draft.ts";

/**
 * The draft that two become when one is put into the other (DR4): the target keeps its id, date and text, and gets the
 * rows, files and notes of the source after its own. Equal accounts stay two rows. A date or text that the target lacks
 * is taken from the source, since that is removed. Suggestions of either are about something else now, and are dropped.
 */
export function mergedDraft(target: Draft, source: Draft): Draft {
  const date = target.date ?? source.date;
  const attachments = eachOnce(
    [...(target.attachments ?? []), ...(source.attachments ?? [])],
    ({ id }) => id,
  );
  const attachmentIds = eachOnce(
    [...(target.attachmentIds ?? []), ...(source.attachmentIds ?? [])],
    (id) => id,
  );
  const notes = [target.annotation ?? "", source.annotation ?? ""].filter((note) => note.trim() !== "");
  return {
    id: target.id,
    ...(date === undefined ? {} : { date }),
    text: target.text.trim() === "" ? source.text : target.text,
    entries: [...target.entries, ...source.entries],
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
    ...(notes.length === 0 ? {} : { annotation: notes.join("\n\n") }),
  };
}

/**
 * The draft that one which is gone may have been put into (DR20): the first with all of its rows, and more. Undefined for
 * one without rows.
 */
export function possibleMerger(drafts: Iterable<Draft>, gone: Draft): Draft | undefined {
  const rows = gone.entries.map(rowText);
  if (rows.length === 0) return undefined;
  for (const draft of drafts) {
    if (draft.id === gone.id || draft.entries.length <= rows.length) continue;
    const others = draft.entries.map(rowText);
    const isWithin = rows.every((row) => {
      const place = others.indexOf(row);
      if (place !== -1) others.splice(place, 1);
      return place !== -1;
    });
    if (isWithin) return draft;
  }
  return undefined;
}

function rowText({ accountId, amount, text = "" }: Draft["entries"][number]): string {
  return [accountId, amount, text].join(" ");
}

/** In the order in which they are first. */
function eachOnce<One>(all: readonly One[], idOf: (one: One) => string): readonly One[] {
  return [...new Map(all.map((one) => [idOf(one), one])).values()];
}
