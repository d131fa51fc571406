import "../jitless-schemas.ts";
import * as z from "zod/mini";

/** Which form an unfinished one is: the fiscal year is empty for forms that belong to none. */
export interface FormPlace {
  readonly fiscalYearId: string;
  readonly form: string;
}

/** A form as the browser keeps it while it is not finished. */
export interface UnfinishedRecord extends FormPlace {
  /** The version of the form's own format that `content` is written in. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** The tab that wrote it. */
  readonly tabId: string;
  readonly content: unknown;
}

/** How the content of a form is kept. A change of its shape raises the version and adds a lift from the one before. */
export interface FormFormat<T> {
  readonly version: number;
  readonly schema: z.core.$ZodType<T>;
  /** By version: makes the content of that version one of the next. */
  readonly lifts: Readonly<Record<number, (content: unknown) => unknown>>;
}

/** The content of a record; unreadable when a newer program wrote it, or it is damaged. It is kept all the same (UN2). */
export type FormReading<T> =
  | { readonly status: "read"; readonly content: T }
  | { readonly status: "unreadable"; readonly isNewer: boolean };

export function readForm<T>(
  format: FormFormat<T>,
  record: Pick<UnfinishedRecord, "version" | "content">,
): FormReading<T> {
  if (record.version > format.version) return { status: "unreadable", isNewer: true };
  let { content } = record;
  for (let version = record.version; version < format.version; version += 1) {
    const lift = format.lifts[version];
    if (lift === undefined) return { status: "unreadable", isNewer: false };
    content = lift(content);
  }
  const parsed = z.safeParse(format.schema, content);
  return parsed.success ? { status: "read", content: parsed.data } : { status: "unreadable", isNewer: false };
}

/** Marks a form that this program cannot read: it is put aside under a name of its own, and never dropped. */
const UNREADABLE = " unreadable ";

export function asideName(form: string): string {
  return `${form}${UNREADABLE}${crypto.randomUUID()}`;
}

export function isUnreadable({ form }: FormPlace): boolean {
  return form.includes(UNREADABLE);
}

/** Whether it is the form of the name, or one whose name goes on after it. */
export function isNamed({ form }: FormPlace, name: string): boolean {
  return `${form} `.startsWith(`${name} `);
}

/** What was put aside of a form because it could not be read, and can be now: a newer program knows its version. */
export function readableAside<T>(
  records: Iterable<UnfinishedRecord>,
  { fiscalYearId, form }: FormPlace,
  format: FormFormat<T>,
): UnfinishedRecord | undefined {
  const aside = [...records].filter(
    (one) => one.fiscalYearId === fiscalYearId && one.form.startsWith(`${form}${UNREADABLE}`),
  );
  return aside.find((one) => readForm(format, one).status === "read");
}

/** What is kept of forms and cannot be read: those of the name, and those of other forms that were put aside (UN2). */
export function unreadableForms<T>(
  records: Iterable<UnfinishedRecord>,
  name: string,
  format: FormFormat<T>,
): readonly UnfinishedRecord[] {
  return [...records].filter((one) =>
    isNamed(one, name) ? readForm(format, one).status === "unreadable" : isUnreadable(one),
  );
}
