import {
  nextSeriesName,
  type SeriesForm,
  seriesDescription,
  type TransactionSeries,
} from "@huvudbok/core/fiscal-year";
import * as z from "zod/mini";
import type { FormFormat } from "../../data/unfinished/form-format.ts";

/**
 * What is typed about the series of a year and not saved. Stored series are named, so that one that somebody adds meanwhile
 * stays.
 */
export interface SeriesFormContent {
  readonly changed: Readonly<Record<string, Readonly<Partial<Omit<SeriesForm, "name">>>>>;
  readonly removed: readonly string[];
  readonly added: readonly SeriesForm[];
}

/** One line of the form. */
export interface SeriesRow {
  readonly key: string;
  readonly form: SeriesForm;
  /** Undefined for a series that is added in the form. */
  readonly stored: TransactionSeries | undefined;
}

const text = z.string();
const schema = z.object({
  changed: z.record(text, z.object({ description: z.optional(text), startNo: z.optional(text) })),
  removed: z.array(text),
  added: z.array(z.object({ name: text, description: text, startNo: text })),
});

export const SERIES_FORMAT: FormFormat<SeriesFormContent> = {
  version: 1,
  schema: z.custom<SeriesFormContent>((value) => z.safeParse(schema, value).success),
  lifts: {},
};

export const NO_SERIES_EDITS: SeriesFormContent = { changed: {}, removed: [], added: [] };

/** The lines of the form: the series of the year with what is typed, and after them the added ones. */
export function seriesRows(
  stored: readonly TransactionSeries[],
  { changed, removed, added }: SeriesFormContent,
): readonly SeriesRow[] {
  return [
    ...stored
      .filter(({ name }) => !removed.includes(name))
      .map((series) => ({
        key: `stored ${series.name}`,
        form: { ...formOf(series), ...changed[series.name] },
        stored: series,
      })),
    ...added.map((form, index) => ({ key: `added ${index}`, form, stored: undefined })),
  ];
}

/** The content with some fields of a line typed; what is as it is stored is no edit. */
export function withTypedSeries(
  content: SeriesFormContent,
  row: SeriesRow,
  fields: Partial<SeriesForm>,
): SeriesFormContent {
  const form = { ...row.form, ...fields };
  if (row.stored === undefined) {
    const place = addedPlace(row);
    // The description follows the name until it is typed.
    const isOwn = row.form.description !== seriesDescription(row.form.name);
    const described =
      isOwn || fields.name === undefined ? form : { ...form, description: seriesDescription(form.name) };
    return { ...content, added: content.added.with(place, described) };
  }
  const { name, description, startNo } = formOf(row.stored);
  const { [name]: _before, ...others } = content.changed;
  const edits = {
    ...(form.description === description ? {} : { description: form.description }),
    ...(form.startNo === startNo ? {} : { startNo: form.startNo }),
  };
  return { ...content, changed: Object.keys(edits).length === 0 ? others : { ...others, [name]: edits } };
}

/** The content without a line: a stored series is to be removed, an added one is given up. */
export function withoutSeries(content: SeriesFormContent, row: SeriesRow): SeriesFormContent {
  if (row.stored === undefined) {
    return { ...content, added: content.added.toSpliced(addedPlace(row), 1) };
  }
  const { [row.stored.name]: _edits, ...changed } = content.changed;
  return { ...content, changed, removed: [...content.removed, row.stored.name] };
}

/** The content with one more series, named by the next free letter. */
export function withNewSeries(content: SeriesFormContent, rows: readonly SeriesRow[]): SeriesFormContent {
  const name = nextSeriesName(rows.map(({ form }) => form.name));
  return {
    ...content,
    added: [...content.added, { name, description: seriesDescription(name), startNo: "1" }],
  };
}

/** Whether anything is typed that the year does not have. */
export function hasSeriesEdits({ changed, removed, added }: SeriesFormContent): boolean {
  return Object.keys(changed).length + removed.length + added.length > 0;
}

/** The place of a line among the added ones. */
export function addedPlace({ key }: SeriesRow): number {
  return Number(key.slice("added ".length));
}

function formOf({ name, description, startNo }: TransactionSeries): SeriesForm {
  return { name, description, startNo: String(startNo) };
}
