import { type IncomeTaxReport, returnNotices, returnNoticeText } from "@huvudbok/core/income-tax";
import type { ReactNode } from "react";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./tax-return.module.css";

interface ReturnNoticesProps {
  readonly report: IncomeTaxReport;
  /** The button that gives accounts the codes of the form. */
  readonly action: ReactNode;
}

/** What a person should know of the books before filing. */
export function ReturnNotices({ report, action }: ReturnNoticesProps) {
  const texts = returnNotices(report).map(returnNoticeText);
  if (texts.length === 0) return null;
  return (
    <Notice kind="info" title="Att känna till innan du deklarerar" action={action}>
      <ul className={classes.problems}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
