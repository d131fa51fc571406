import { useCallback, useEffect, useMemo } from "react";
import {
  type FormFormat,
  type FormPlace,
  quarantineName,
  readableQuarantined,
  readForm,
  storedContent,
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
  /** Where several forms are edited by one tab at a time: the beginning of their names. */
  readonly lease?: string;
}

/** A form that is stored while a person types in it. */
export interface Unfinished<T> {
  /** "asking" until the stored form is read and it is known whether this tab may write it. */
  readonly state: "asking" | "mine" | "elsewhere";
  /** Another number when the form must be rendered again from what is stored. */
  readonly drawn: number;
  readonly read: () => T | undefined;
  /** Milliseconds since 1970: when it was last typed in. */
  readonly writtenAt: () => number | undefined;
  /** Stores the form as it is now; undefined removes it. Does nothing while another tab edits it. */
  readonly keep: (content: T | undefined) => void;
  /** Takes the form from the tab that edits it. */
  readonly takeOver: () => void;
}

/**
 * A form of the company that survives a closed tab, Back, a reload and an ended sign-in, and that one tab edits at a
 * time. Call `read` when `state` is no longer "asking".
 */
export function useUnfinished<T>({
  forms,
  fiscalYearId,
  form,
  format,
  lease: leased = form,
}: UnfinishedOptions<T>): Unfinished<T> {
  const onMine = useCallback(
    () => restoreQuarantined(forms, { fiscalYearId, form }, format),
    [forms, fiscalYearId, form, format],
  );
  const lease = useEditLease({ forms, fiscalYearId, form: leased, onMine });
  const { state, grants } = lease;
  useEffect(() => forms.open({ fiscalYearId, form: leased }), [forms, fiscalYearId, leased]);
  return useMemo(() => {
    const place: FormPlace = { fiscalYearId, form };
    return {
      state,
      drawn: grants,
      read: () => {
        const stored = forms.read(place);
        const reading = stored === undefined ? undefined : readForm(format, stored);
        return reading?.status === "read" ? reading.content : undefined;
      },
      writtenAt: () => forms.read(place)?.writtenAt,
      keep: (content) => {
        // A form saved after its page was closed is no longer unfinished; what is typed is stored by the tab that edits
        // it.
        if (content === undefined ? lease.state === "elsewhere" : lease.state !== "mine") return;
        quarantineUnreadable(forms, forms.read(place), format);
        if (content === undefined) forms.remove(place);
        else forms.write(place, storedContent(format, content));
      },
      takeOver: () => void lease.takeOver(),
    };
  }, [lease, state, grants, forms, fiscalYearId, form, format]);
}

function quarantineUnreadable<T>(
  forms: UnfinishedForms,
  stored: UnfinishedRecord | undefined,
  format: FormFormat<T>,
): void {
  if (stored === undefined || readForm(format, stored).status === "read") return;
  forms.rename(stored, quarantineName(stored.form));
}

/** A form that an older program had quarantined returns to where it was written, if no other form is there. */
function restoreQuarantined<T>(forms: UnfinishedForms, place: FormPlace, format: FormFormat<T>): void {
  if (forms.read(place) !== undefined) return;
  const quarantined = readableQuarantined(forms.records?.values() ?? [], place, format);
  if (quarantined !== undefined) forms.rename(quarantined, place.form);
}
