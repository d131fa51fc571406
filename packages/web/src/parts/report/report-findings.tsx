import { type ReportFinding, reportFindingText } from "@huvudbok/core/report";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./report.module.css";

interface ReportFindingsProps {
  readonly title: string;
  readonly findings: readonly ReportFinding[];
}

/** What the chart lacks for the report to be complete, with a link to the chart. */
export function ReportFindings({ title, findings }: ReportFindingsProps) {
  if (findings.length === 0) return null;
  const texts = findings.map(reportFindingText);
  return (
    <Notice
      kind="warning"
      title={title}
      action={<LinkButton to="/accounting/accountPlan">Till kontoplanen</LinkButton>}
    >
      <ul className={classes.findings}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The same in a sentence, for paper. */
export function findingsNotes(title: string, findings: readonly ReportFinding[]): readonly string[] {
  return findings.length === 0 ? [] : [`${title}: ${findings.map(reportFindingText).join("; ")}.`];
}
