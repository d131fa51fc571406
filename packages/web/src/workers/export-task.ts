import { readUnusedRecords, sie4Export, yearBalances } from "@huvudbok/core/import";
import { PROGRAM_VERSION } from "@huvudbok/core/shared";
import { sie4ErrorText } from "@huvudbok/core/sie4";
import type { Transaction } from "@huvudbok/core/transaction";
import type { ExportAnswer, ExportInput, TaskProgress } from "./tasks.ts";

export interface ReceivedTransactions {
  readonly current: readonly Transaction[];
  readonly previous: readonly Transaction[];
}

/** Writes a fiscal year as a SIE 4 file, with the balances of the year before when there is one. */
export function exportSie4(
  task: ExportInput,
  held: ReceivedTransactions,
  onProgress: (progress: TaskProgress) => void,
): ExportAnswer {
  const { company, fiscalYear, planName, accounts, openingBalances, previous, records, date, sign } = task;
  const kept = readUnusedRecords(records);
  const exported = sie4Export(
    {
      company,
      fiscalYear,
      planName,
      accounts,
      openingBalances,
      transactions: held.current,
      ...(previous === undefined
        ? {}
        : { previous: yearBalances({ ...previous, transactions: held.previous }) }),
      ...(kept === undefined ? {} : { kept }),
    },
    { date, sign, programVersion: PROGRAM_VERSION },
    (percent, text) => onProgress({ share: percent / 100, text }),
  );
  return {
    file: new Blob([exported.bytes], { type: "application/octet-stream" }),
    sums: exported.sums,
    errors: exported.errors.map(sie4ErrorText),
    differences: exported.differences,
    misread: exported.misread.map(({ place, text }) => `I ${place}: ${text}`),
    hasPreviousYear: previous !== undefined,
    keptRecords: records.length,
  };
}
