import {
  type Account,
  type ReportStructureName,
  structureFindings,
  structureFindingText,
  structureWarningTitle,
} from "@huvudbok/core/account-plan";
import { formatCounted } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { TextButton } from "../../ui/link/text-link.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { createdText } from "./accounts-text.ts";
import type { Chart } from "./use-chart.ts";

interface ChartNoticesProps {
  readonly chart: Chart;
  readonly onShowUnlinked: () => void;
}

/**
 * Notices that the chart was created, of accounts without a place in the reports, and of duplicates in the report
 * structures.
 */
export function ChartNotices({ chart, onShowUnlinked }: ChartNoticesProps) {
  const [query] = useQueryState();
  const unlinked = chart.rows.filter(({ reportGroupName }) => reportGroupName === "").length;
  return (
    <>
      {query("state") === "created" && <ChartIsCreated accounts={chart.accounts} />}
      {unlinked > 0 && (
        <Notice
          kind="warning"
          title={`${formatCounted(unlinked, "konto", "konton")} saknar rapportkoppling`}
          action={
            <TextButton onClick={onShowUnlinked}>
              {unlinked === 1 ? "Visa kontot" : "Visa kontona"}
            </TextButton>
          }
        >
          De kommer inte med i balans- och resultatrapporten.
        </Notice>
      )}
      <StructureDoubles chart={chart} report="balance" />
      <StructureDoubles chart={chart} report="result" />
    </>
  );
}

/** The next step of a new user; a person with several years knows the way. */
function ChartIsCreated({ accounts }: { readonly accounts: readonly Account[] }) {
  const { years } = useFiscalYears();
  return (
    <Notice
      kind="info"
      title="Kontoplanen är skapad"
      action={
        years.length === 1 && (
          <LinkButton to="/accounting/transaction/create">Registrera en transaktion</LinkButton>
        )
      }
    >
      {createdText(accounts)}
    </Notice>
  );
}

function StructureDoubles({
  chart,
  report,
}: {
  readonly chart: Chart;
  readonly report: ReportStructureName;
}) {
  const doubles = useMemo(
    () =>
      structureFindings(chart.plan).filter(
        (finding) => finding.code === "duplicate" && finding.report === report,
      ),
    [chart.plan, report],
  );
  if (doubles.length === 0) return null;
  return (
    <Notice kind="warning" title={structureWarningTitle(report)}>
      {doubles.map(structureFindingText).join(". ")}
    </Notice>
  );
}
