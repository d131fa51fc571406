import { Button } from "@mantine/core";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../data/unfinished/unfinished-forms.ts";
import { type Unfinished, useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { momentText } from "../moment-text.ts";
import { Notice } from "../page-frame/notice.tsx";
import { useToast } from "../toast.tsx";
import { WaitingPage } from "../waiting-page.tsx";
import { FormsNotice } from "./forms-notice.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";

/** Draws the page: with what is kept, and what stands above the form about it. */
type DrawPage<T> = (unfinished: Unfinished<T>, above: ReactNode) => ReactNode;

interface KeptPageProps<T> {
  /** The title of the page, while it is read what is kept. */
  readonly title: string;
  /** What is edited, such as "Ingående balans". */
  readonly what: string;
  /** 0 for a form of no company. */
  readonly companyId: number;
  /** Empty for a form of no fiscal year. */
  readonly fiscalYearId: string;
  readonly form: string;
  readonly format: FormFormat<T>;
  readonly children: DrawPage<T>;
}

/** A page with a form that survives whatever closes it, and that one tab edits at a time. */
export function KeptPage<T>(props: KeptPageProps<T>) {
  const { title, what, companyId, children, ...place } = props;
  const forms = unfinishedForms(companyId);
  const unfinished = useUnfinished({ ...place, forms });
  const [emptied, setEmptied] = useState(0);
  if (unfinished.state === "asking") return <WaitingPage title={title} />;
  return (
    <KeptForm
      // Taken back from another tab, or emptied, it is what is kept now.
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

interface KeptFormProps<T> {
  readonly forms: UnfinishedForms;
  readonly what: string;
  readonly unfinished: Unfinished<T>;
  readonly notice: ReactNode;
  readonly draw: DrawPage<T>;
  readonly onEmptied: () => void;
}

function KeptForm<T>({ forms, what, unfinished, notice, draw, onEmptied }: KeptFormProps<T>) {
  const toast = useToast();
  const { state, read, keep, takeOver } = unfinished;
  const [since] = useState(() => (read() === undefined ? undefined : unfinished.writtenAt()));
  const isKept = useSyncExternalStore(forms.subscribe, () => read() !== undefined);
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
      <OpenElsewhere what={what} onTakeOver={takeOver} />
    ) : (
      since !== undefined &&
      isKept && (
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
