import "../api/jitless-schemas.ts";
import * as z from "zod/mini";

/** Identifies an unfinished form: the fiscal year is empty for forms that belong to none. */
export interface FormPlace {
  readonly fiscalYearId: string;
  readonly form: string;
}

/** A form as the browser stores it while it is unfinished. */
export interface UnfinishedRecord extends FormPlace {
  /** The version of the form's own format that `content` is written in. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** The tab that wrote it. */
  readonly tabId: string;
  readonly content: unknown;
  /** The id of the commit that the content was sent as; absent when something in it has changed since. */
  readonly sentAs?: string;
}

/** What a form stores of itself. */
export type StoredContent = Pick<UnfinishedRecord, "version" | "content" | "sentAs">;

/** The stored format of a form. A change of its shape raises the version and adds a lift from the one before. */
export interface FormFormat<T> {
  readonly version: number;
  readonly schema: z.core.$ZodType<T>;
  /** By version: converts the content of that version to the next. */
  readonly lifts: Readonly<Record<number, (content: unknown) => unknown>>;
  /** The id of the commit that the content, unchanged, was sent as; undefined for a form that was not sent. */
  readonly sentAs?: (content: T) => string | undefined;
}

/** The content as it is stored. */
export function storedContent<T>(format: FormFormat<T>, content: T): StoredContent {
  const sentAs = format.sentAs?.(content);
  return { version: format.version, content, ...(sentAs === undefined ? {} : { sentAs }) };
}

/**
 * The content of a record; unreadable when a newer version of the program wrote it, or it is damaged. It remains stored
 * in any case (UN2).
 */
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

/** Marks a form that this program cannot read: it is quarantined under a name of its own, and never dropped. */
const UNREADABLE = " unreadable ";

export function quarantineName(form: string): string {
  return `${form}${UNREADABLE}${crypto.randomUUID()}`;
}

export function isUnreadable({ form }: FormPlace): boolean {
  return form.includes(UNREADABLE);
}

/** Whether it is the form of the name, or one whose name continues after it. */
export function isNamed({ form }: FormPlace, name: string): boolean {
  return `${form} `.startsWith(`${name} `);
}

/** A quarantined form that can be read now, because a newer program knows its version. */
export function readableQuarantined<T>(
  records: Iterable<UnfinishedRecord>,
  { fiscalYearId, form }: FormPlace,
  format: FormFormat<T>,
): UnfinishedRecord | undefined {
  const quarantined = [...records].filter(
    (one) => one.fiscalYearId === fiscalYearId && one.form.startsWith(`${form}${UNREADABLE}`),
  );
  return quarantined.find((one) => readForm(format, one).status === "read");
}

/** The stored forms that cannot be read: those of the name, and the quarantined ones of other forms (UN2). */
export function unreadableForms<T>(
  records: Iterable<UnfinishedRecord>,
  name: string,
  format: FormFormat<T>,
): readonly UnfinishedRecord[] {
  return [...records].filter((one) =>
    isNamed(one, name) ? readForm(format, one).status === "unreadable" : isUnreadable(one),
  );
}
