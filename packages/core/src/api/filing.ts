import * as z from "zod/mini";
import { FILING_KINDS, unknownFigureCodes } from "../filing/index.ts";

const figures = z.record(
  z.string().check(z.regex(/^[A-Za-z0-9_+*-]{1,20}$/)),
  z.int().check(z.gte(-1e13), z.lte(1e13)),
);

/** The days that a fiscal year may have. */
const [FIRST_DAY, LAST_DAY] = ["1900-01-01", "2199-12-31"];
/** Codes of a form, with room for all of INK2, INK2R and INK2S. */
const MOST_FIGURES = 400;

/** A plain name, which is shown to others: no path, no line breaks and nothing that turns the direction of a text. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()-]*$/u;
const LARGEST_FILE = 1e10;

/** A file as it was saved. */
const filedFileSchema = z.strictObject({
  name: z.string().check(z.maxLength(200), z.regex(FILE_NAME)),
  size: z.int().check(z.gte(1), z.lte(LARGEST_FILE)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What is recorded of a file: what was declared by it stands in `figures`, in whole kronor (FI4). An SRU file is two. */
export const filingSchema = z
  .strictObject({
    kind: z.enum(FILING_KINDS),
    from: z.iso.date(),
    to: z.iso.date(),
    files: z.array(filedFileSchema).check(z.minLength(1), z.maxLength(2)),
    figures: z.exactOptional(figures.check(z.refine((given) => Object.keys(given).length <= MOST_FIGURES))),
  })
  .check(z.refine(({ from, to }) => FIRST_DAY <= from && from <= to && to <= LAST_DAY));
export type FiledFiles = z.infer<typeof filingSchema>;

/**
 * POST api/company/{id}/filings: a file for somebody else was made of the books and saved; the answer is 201 with a
 * `recordedFilingSchema`. Figures have the codes of their kind (FI6); what is recorded already is not judged by them.
 */
export const recordFilingSchema = filingSchema.check(
  z.refine(({ kind, figures: given = {} }) => unknownFigureCodes(kind, given).length === 0, {
    path: ["figures"],
  }),
);

/** The number of the event, by which the file is marked as handed in. */
export const recordedFilingSchema = z.object({ sequence: z.int() });
export type RecordedFiling = z.infer<typeof recordedFilingSchema>;

/** PUT api/company/{id}/filings/{sequence}: somebody says that the file was handed in, or takes that back (FI3). */
export const declaredSchema = z.strictObject({ isDeclared: z.boolean() });

/** What is recorded when a file is marked: the event of the file, and whether it was and is declared. */
export const filingDeclaredSchema = z.strictObject({
  filing: z.int(),
  before: z.boolean(),
  after: z.boolean(),
});

/**
 * GET api/company/{id}/filings?kind=&from=&to=&before={sequence}&limit=: newest first, for every member; with days only
 * those whose period meets them.
 */
export const filingListSchema = z.object({
  filings: z.array(
    z.object({
      sequence: z.int(),
      at: z.string(),
      userName: z.string(),
      kind: z.enum(FILING_KINDS),
      from: z.string(),
      to: z.string(),
      files: z.array(filedFileSchema),
      figures: z.exactOptional(figures),
      /** Who said that it was handed in, and when; null when nobody did, or it was taken back. */
      declared: z.nullable(z.object({ at: z.string(), userName: z.string() })),
    }),
  ),
  next: z.nullable(z.int()),
});
export type FilingList = z.infer<typeof filingListSchema>;
