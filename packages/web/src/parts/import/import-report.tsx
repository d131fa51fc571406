import type { ImportSums } from "@huvudbok/core/import";
import { Group } from "@mantine/core";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { FactTable } from "./fact-table.tsx";
import classes from "./import.module.css";
import { NoticeList } from "./notice-list.tsx";
import { sumFacts } from "./source-facts.ts";

interface ImportReportProps {
  readonly fileName: string;
  readonly sums: ImportSums;
  readonly notices: readonly string[];
}

/** What was read, with the sums to check it by, and what was left out. */
export function ImportReport({ fileName, sums, notices }: ImportReportProps) {
  return (
    <section className={classes.part} aria-label="Importrapport">
      <Notice kind="ok" title="Importen är klar">
        {`${fileName} är sparad. Jämför siffrorna nedan med ditt förra program. ${
          notices.length === 0 ? "Allt har följt med." : "Iakttagelserna säger vad som inte har följt med."
        }`}
      </Notice>
      <FactTable title="Importerat" facts={sumFacts(sums)} />
      <Group gap="sm" className={classes.links}>
        <LinkButton to="/accounting/report/balance" variant="filled">
          Balansrapport
        </LinkButton>
        <LinkButton to="/accounting/report/result">Resultatrapport</LinkButton>
        <LinkButton to="/accounting/transaction">Transaktioner</LinkButton>
      </Group>
      <h2>Iakttagelser</h2>
      <NoticeList notices={notices} />
    </section>
  );
}
