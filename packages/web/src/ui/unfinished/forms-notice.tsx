import { useMemo, useSyncExternalStore } from "react";
import { type FormFormat, unreadableForms } from "../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../data/unfinished/unfinished-forms.ts";
import { Button } from "../button/button.tsx";
import { momentText } from "../date/moment-text.ts";
import { useToast } from "../label/toast.tsx";
import { Notice } from "../page-frame/notice.tsx";

interface FormsNoticeProps<T> {
  readonly forms: UnfinishedForms;
  /** The form that the page is about, and its format. */
  readonly form: string;
  readonly format: FormFormat<T>;
}

/**
 * Says that the browser stores nothing of what is typed, and counts the stored forms that cannot be read (UN2, UN7).
 */
export function FormsNotice<T>({ forms, form, format }: FormsNoticeProps<T>) {
  const toast = useToast();
  const isFailing = useSyncExternalStore(forms.subscribe, () => forms.isFailing);
  const records = useSyncExternalStore(forms.subscribe, () => forms.records);
  const unreadable = useMemo(
    () => unreadableForms(records?.values() ?? [], form, format),
    [records, form, format],
  );
  const [oldest] = unreadable;
  const count = unreadable.length;
  function discard() {
    for (const one of unreadable) forms.remove(one);
    toast({
      text: count === 1 ? "Formuläret är kastat" : `${count} formulär är kastade`,
      undo: () => {
        for (const one of unreadable) forms.restore(one);
      },
    });
  }
  return (
    <>
      {isFailing && (
        <Notice kind="warning" title="Webbläsaren sparar inte det du skriver här">
          Den har slut på plats eller tillåter det inte, som i ett privat fönster. Det du skriver finns bara
          på den här sidan: stäng den inte innan det är sparat eller registrerat.
        </Notice>
      )}
      {oldest !== undefined && (
        <Notice
          kind="warning"
          title={
            count === 1
              ? "Ett påbörjat formulär går inte att läsa"
              : `${count} påbörjade formulär går inte att läsa`
          }
          action={
            <Button variant="subtle" onClick={discard}>
              {count === 1 ? "Kasta det" : "Kasta dem"}
            </Button>
          }
        >
          {`${count === 1 ? "Det" : "Det äldsta"} är från ${momentText(oldest.writtenAt)} och skrevs av en annan version av programmet, eller är skadat. Inget är borttaget: det ligger kvar i webbläsaren. Ladda om sidan när programmet är uppdaterat.`}
        </Notice>
      )}
    </>
  );
}
