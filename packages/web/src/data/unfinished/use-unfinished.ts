import { useCallback, useMemo } from "react";
import {
  asideName,
  type FormFormat,
  type FormPlace,
  readableAside,
  readForm,
  type UnfinishedRecord,
} from "./form-format.ts";
import type { UnfinishedForms } from "./unfinished-forms.ts";
import { useEditLease } from "./use-edit-lease.ts";

export interface UnfinishedOptions<T> {
  readonly forms: UnfinishedForms;
  /** Empty for a form that belongs to no fiscal year. */
  readonly fiscalYearId: string;
  readonly form: string;
  readonly format: FormFormat<T>;
  /** Where several forms are edited by one tab at a time: what their names begin with. */
  readonly lease?: string;
}

/** A form that is kept while one types in it. */
export interface Unfinished<T> {
  /** "asking" until it is known what is kept, and whether this tab may write it. */
  readonly state: "asking" | "mine" | "elsewhere";
  /** Another number when the form is to be drawn anew from what is kept. */
  readonly drawn: number;
  readonly read: () => T | undefined;
  /** Milliseconds since 1970: when it was typed in last. */
  readonly writtenAt: () => number | undefined;
  /** Keeps the form as it is now; undefined forgets it. Does nothing while another tab edits it. */
  readonly keep: (content: T | undefined) => void;
  /** Takes the form from the tab that edits it. */
  readonly takeOver: () => void;
}

/**
 * A form of the company that survives a closed tab, Back, a reload and an ended sign-in, and that one tab edits at a
 * time. Reads what is kept when `state` is no longer "asking".
 */
export function useUnfinished<T>({
  forms,
  fiscalYearId,
  form,
  format,
  lease: leased = form,
}: UnfinishedOptions<T>): Unfinished<T> {
  const onMine = useCallback(
    () => takeBack(forms, { fiscalYearId, form }, format),
    [forms, fiscalYearId, form, format],
  );
  const lease = useEditLease({ forms, fiscalYearId, form: leased, onMine });
  const { state, grants } = lease;
  return useMemo(() => {
    const place: FormPlace = { fiscalYearId, form };
    return {
      state,
      drawn: grants,
      read: () => {
        const kept = forms.read(place);
        const reading = kept === undefined ? undefined : readForm(format, kept);
        return reading?.status === "read" ? reading.content : undefined;
      },
      writtenAt: () => forms.read(place)?.writtenAt,
      keep: (content) => {
        // What is saved when its page is gone is no longer unfinished; what is typed is kept by the tab that edits it.
        if (content === undefined ? lease.state === "elsewhere" : lease.state !== "mine") return;
        putUnreadableAside(forms, forms.read(place), format);
        if (content === undefined) forms.remove(place);
        else forms.write(place, { version: format.version, content });
      },
      takeOver: () => void lease.takeOver(),
    };
  }, [lease, state, grants, forms, fiscalYearId, form, format]);
}

function putUnreadableAside<T>(
  forms: UnfinishedForms,
  kept: UnfinishedRecord | undefined,
  format: FormFormat<T>,
): void {
  if (kept === undefined || readForm(format, kept).status === "read") return;
  forms.rename(kept, asideName(kept.form));
}

/** A form that an older program had put aside stands where it was written again, if nothing else does. */
function takeBack<T>(forms: UnfinishedForms, place: FormPlace, format: FormFormat<T>): void {
  if (forms.read(place) !== undefined) return;
  const aside = readableAside(forms.records?.values() ?? [], place, format);
  if (aside !== undefined) forms.rename(aside, place.form);
}
