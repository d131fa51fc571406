import type { DateRange } from "@huvudbok/core/calendar";
import type { FilingFigures, FilingKind } from "@huvudbok/core/filing";
import { useCompany } from "../../data/company/selected-company.ts";
import { recordFiling } from "../../data/filings/record-filing.ts";
import { useRights } from "../../data/rights.ts";
import { useAction } from "../../ui/form/use-action.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { saveFile } from "../../ui/save-file.ts";
import { type FileToSave, filedFiles } from "./filed-files.ts";

/** A file for somebody else, and what it declares. */
export interface FilesToHandOver {
  readonly kind: FilingKind;
  readonly period: DateRange;
  /** One file, or the two of an SRU declaration. */
  readonly files: readonly FileToSave[];
  /** What is saved instead of the files: a ZIP that has them. */
  readonly archive?: FileToSave;
  /** What the file declares: box or SRU code to whole kronor. */
  readonly figures?: FilingFigures;
}

interface HandOver {
  readonly isRunning: boolean;
  /** Why the file, which is saved, is missing in the company's log. For the error box of the page. */
  readonly error: PageError | undefined;
  readonly handOver: (files: FilesToHandOver) => void;
}

/** Saves files on the person's device and, unless a reader does, writes in the company's log that it was done (FI1). */
export function useHandOver(): HandOver {
  const { isRunning, error, run } = useAction();
  const companyId = useCompany()?.id;
  const { mayWrite } = useRights();
  function handOver({ kind, period: { from, to }, files, archive, figures }: FilesToHandOver) {
    for (const { name, content } of archive === undefined ? files : [archive]) saveFile(name, content);
    if (companyId === undefined || !mayWrite) return;
    run(async () => {
      const declared = figures === undefined ? {} : { figures: { ...figures } };
      await recordFiling(companyId, { kind, from, to, files: await filedFiles(files), ...declared });
    });
  }
  return { isRunning, error, handOver };
}
