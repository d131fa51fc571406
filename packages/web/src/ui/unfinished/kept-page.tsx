import { Fragment, type ReactNode } from "react";
import { unfinishedForms } from "../../data/unfinished/current-forms.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import { type Unfinished, useUnfinished } from "../../data/unfinished/use-unfinished.ts";
import { WaitingPage } from "../waiting-page.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";

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
  /** Draws the page: with what is kept, and what stands above the form while another tab edits it. */
  readonly children: (unfinished: Unfinished<T>, above: ReactNode) => ReactNode;
}

/** A page with a form that survives whatever closes it, and that one tab edits at a time. */
export function KeptPage<T>(props: KeptPageProps<T>) {
  const { title, what, companyId, children, ...place } = props;
  const unfinished = useUnfinished({ ...place, forms: unfinishedForms(companyId) });
  const { state, drawn, takeOver } = unfinished;
  if (state === "asking") return <WaitingPage title={title} />;
  const above = state === "elsewhere" && <OpenElsewhere what={what} onTakeOver={takeOver} />;
  // Taken back from another tab it is what that one has made of it.
  return <Fragment key={drawn}>{children(unfinished, above)}</Fragment>;
}
