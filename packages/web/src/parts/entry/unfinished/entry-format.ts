import * as z from "zod/mini";
import type { FormFormat } from "../../../data/unfinished/form-format.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { isChangedSince } from "../form/sent-registration.ts";

/** Names of the forms in the store: what is being typed, what a page has prepared, and what has been sent. */
export const ENTRY = "entry";
export const PREPARED = "entry prepared";
/** The form of a draft, by its id or `new`. */
export const draftName = (id: string): string => `draft ${id}`;
const SENT = "entry sent ";
const UNREGISTERED = "entry returned ";

export const sentName = (id: string): string => `${SENT}${id}`;
export const unregisteredName = (id: string): string => `${UNREGISTERED}${id}`;
export const idOfSent = (form: string): string | undefined => idAfter(SENT, form);
export const idOfUnregistered = (form: string): string | undefined => idAfter(UNREGISTERED, form);

/** An entry form as it is stored. */
export interface EntryFormContent {
  readonly form: EntryForm;
  /** False for a prepared transaction that nobody has changed, which may be discarded. */
  readonly isEdited: boolean;
  /** The field that had the focus, see `cellName`. */
  readonly cell?: string | undefined;
  /** Of a draft: what the person knows to have been stored, see `Edit`. */
  readonly known?: readonly string[] | undefined;
  /** Why it could not be registered. */
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
  quantity: z.optional(z.number()),
  typedQuantity: z.optional(z.string()),
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
  newAccount: z.optional(z.object({ key: z.int(), number: z.string(), name: z.string() })),
  reversalText: z.optional(z.string()),
  isReversalMoved: z.optional(z.boolean()),
  closedDate: z.optional(z.string()),
  unread: z.optional(
    z.object({ count: z.int(), lines: z.array(z.string()), ambiguous: z.optional(z.string()) }),
  ),
  attachmentIds: z.array(z.string()),
  draftId: z.optional(z.string()),
  nextKey: z.int(),
});

/** Enough to recognise a form of this version; its amounts and accounts were valid when they were stored. */
const entryFormSchema = z.custom<EntryForm>((value) => z.safeParse(formSchema, value).success);

export const ENTRY_FORMAT: FormFormat<EntryFormContent> = {
  version: 3,
  schema: z.object({
    form: entryFormSchema,
    isEdited: z.boolean(),
    cell: z.optional(z.string()),
    known: z.optional(z.array(z.string())),
    failure: z.optional(
      z.object({
        title: z.exactOptional(z.string()),
        message: z.string(),
        level: z.exactOptional(z.string()),
      }),
    ),
  }),
  // A program of version 2 would show a form without what pasting left out of it.
  lifts: { 1: withoutVatSplits, 2: (content) => content },
  sentAs: ({ form }) => (isHalfTyped(form) || isChangedSince(form) ? undefined : form.sent?.unsavedId),
};

/** Something stands in a field that is no part of what would be registered. */
function isHalfTyped({ rows, typedDate, newAccount }: EntryForm): boolean {
  return typedDate !== undefined || newAccount !== undefined || rows.some(({ typed }) => typed !== undefined);
}

/** A split of version 1 followed no row: its rows are like any other. */
function withoutVatSplits(content: unknown): unknown {
  const parsed = z.safeParse(z.looseObject({ form: z.looseObject({}) }), content);
  if (!parsed.success) return content;
  const { vatSplits: _vatSplits, ...form } = parsed.data.form;
  return { ...parsed.data, form };
}

/** The forms that earlier versions of the program stored in the tab's session, see `old-session-forms.ts`. */
export const oldSentSchema = z.array(
  z.object({ id: z.string(), fiscalYearId: z.string(), form: entryFormSchema }),
);
export const oldFormSchema = entryFormSchema;

function idAfter(start: string, form: string): string | undefined {
  return form.startsWith(start) && !form.slice(start.length).includes(" ")
    ? form.slice(start.length)
    : undefined;
}
