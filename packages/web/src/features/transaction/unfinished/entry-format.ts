import * as z from "zod/mini";
import type { FormFormat } from "../../../data/unfinished/form-format.ts";
import type { EntryForm } from "../entry-rows.ts";

/** Names of the forms in the store: what is being typed, what a page has prepared, and what has been sent off. */
export const ENTRY = "entry";
export const PREPARED = "entry prepared";
const SENT = "entry sent ";
const RETURNED = "entry returned ";

export const sentName = (id: string): string => `${SENT}${id}`;
export const returnedName = (id: string): string => `${RETURNED}${id}`;
export const idOfSent = (form: string): string | undefined => idAfter(SENT, form);
export const idOfReturned = (form: string): string | undefined => idAfter(RETURNED, form);

/** An entry form as it is kept. */
export interface KeptEntry {
  readonly form: EntryForm;
  /** A prepared transaction that nobody has changed is no work of anybody. */
  readonly isEdited: boolean;
  /** The field that had the focus, see `cellName`. */
  readonly cell?: string | undefined;
  /** Why it came back. */
  readonly failure?:
    | { readonly title?: string; readonly message: string; readonly level?: string }
    | undefined;
}

const rowSchema = z.looseObject({
  key: z.int(),
  accountText: z.string(),
  accountId: z.optional(z.int()),
  amount: z.optional(z.int()),
  text: z.optional(z.string()),
  share: z.optional(z.int()),
  unreadable: z.optional(z.enum(["debit", "credit"])),
  typed: z.optional(z.object({ side: z.enum(["debit", "credit"]), text: z.string() })),
});

const formSchema = z.looseObject({
  mode: z.enum(["simple", "advanced"]),
  date: z.optional(z.string()),
  typedDate: z.optional(z.string()),
  text: z.string(),
  series: z.string(),
  rows: z.array(rowSchema),
  annotation: z.string(),
  attachmentIds: z.array(z.string()),
  nextKey: z.int(),
});

/** Enough to know a form of this version; its amounts and accounts were ours when they were kept. */
const entryFormSchema = z.custom<EntryForm>((value) => z.safeParse(formSchema, value).success);

export const ENTRY_FORMAT: FormFormat<KeptEntry> = {
  version: 1,
  schema: z.object({
    form: entryFormSchema,
    isEdited: z.boolean(),
    cell: z.optional(z.string()),
    failure: z.optional(
      z.object({
        title: z.exactOptional(z.string()),
        message: z.string(),
        level: z.exactOptional(z.string()),
      }),
    ),
  }),
  lifts: {},
};

/** The forms that older programs kept in the tab's session, see `old-session-forms.ts`. */
export const oldSentSchema = z.array(
  z.object({ id: z.string(), fiscalYearId: z.string(), form: entryFormSchema }),
);
export const oldFormSchema = entryFormSchema;

function idAfter(start: string, form: string): string | undefined {
  return form.startsWith(start) && !form.slice(start.length).includes(" ")
    ? form.slice(start.length)
    : undefined;
}
