import { type IncomeTaxReport, returnNotices, returnNoticeText } from "@huvudbok/core/income-tax";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./tax-return.module.css";

/** What a person should know of the books before filing. */
export function ReturnNotices({ report }: { readonly report: IncomeTaxReport }) {
  const texts = returnNotices(report).map(returnNoticeText);
  if (texts.length === 0) return null;
  return (
    <Notice kind="info" title="Att känna till innan du deklarerar">
      <ul className={classes.problems}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
