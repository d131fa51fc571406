import { type ReactNode, useState, useSyncExternalStore } from "react";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../data/unfinished/unfinished-forms.ts";
import { type Unfinished, useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { Button } from "../button/button.tsx";
import { momentText } from "../date/moment-text.ts";
import { useToast } from "../label/toast.tsx";
import { WaitingPage } from "../loading/waiting-page.tsx";
import { Notice } from "../page-frame/notice.tsx";
import { FormsNotice } from "./forms-notice.tsx";
import { OpenInOtherTab } from "./open-in-other-tab.tsx";

/** Renders the page with the stored form, and the notices about it above the form. */
type DrawPage<T> = (unfinished: Unfinished<T>, above: ReactNode) => ReactNode;

interface UnfinishedFormPageProps<T> {
  /** What is edited, such as "Ingående balans". */
  readonly what: string;
  /** 0 for a form that belongs to no company. */
  readonly companyId: number;
  /** Empty for a form that belongs to no fiscal year. */
  readonly fiscalYearId: string;
  readonly form: string;
  readonly format: FormFormat<T>;
  readonly children: DrawPage<T>;
}

/** A page with a form that survives closing it in any way, and that one tab edits at a time. */
export function UnfinishedFormPage<T>(props: UnfinishedFormPageProps<T>) {
  const { what, companyId, children, ...place } = props;
  const forms = unfinishedForms(companyId);
  const unfinished = useUnfinished({ ...place, forms });
  const [emptied, setEmptied] = useState(0);
  if (unfinished.state === "asking") return <WaitingPage />;
  return (
    <UnfinishedForm
      // When the form is taken over from another tab, or emptied, the stored content is shown again.
      key={`${unfinished.drawn} ${emptied}`}
      forms={forms}
      what={what}
      unfinished={unfinished}
      notice={<FormsNotice forms={forms} form={props.form} format={props.format} />}
      draw={children}
      onEmptied={() => setEmptied((count) => count + 1)}
    />
  );
}

interface UnfinishedFormProps<T> {
  readonly forms: UnfinishedForms;
  readonly what: string;
  readonly unfinished: Unfinished<T>;
  readonly notice: ReactNode;
  readonly draw: DrawPage<T>;
  readonly onEmptied: () => void;
}

function UnfinishedForm<T>({ forms, what, unfinished, notice, draw, onEmptied }: UnfinishedFormProps<T>) {
  const toast = useToast();
  const { state, read, keep, takeOver } = unfinished;
  const [since] = useState(() => (read() === undefined ? undefined : unfinished.writtenAt()));
  const isStored = useSyncExternalStore(forms.subscribe, () => read() !== undefined);
  function startOver() {
    const thrown = read();
    keep(undefined);
    onEmptied();
    toast({
      text: "Det du hade skrivit är kastat",
      undo: () => {
        keep(thrown);
        onEmptied();
      },
    });
  }
  const above =
    state === "elsewhere" ? (
      <OpenInOtherTab what={what} onTakeOver={takeOver} />
    ) : (
      since !== undefined &&
      isStored && (
        <Notice kind="info" action={<Button onClick={startOver}>Börja om</Button>}>
          {`Det du hade börjat skriva ${momentText(since)} är kvar. Det är inte sparat.`}
        </Notice>
      )
    );
  return draw(
    unfinished,
    <>
      {notice}
      {above}
    </>,
  );
}
