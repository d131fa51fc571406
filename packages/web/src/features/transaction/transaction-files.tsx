import type { Attachment } from "@huvudbok/core/attachment";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { attachedFileIds, mayRemoveFile, type Transaction } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import { useHasFeature } from "../../data/companies.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { FeatureOff } from "../../ui/feature-gate.tsx";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FilePanel } from "../../ui/files/file-panel.tsx";
import { MissingFiles } from "../../ui/files/missing-files.tsx";
import { useAttachments } from "../../ui/files/use-attachments.ts";
import { useUploads } from "../../ui/files/use-uploads.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { LeavingFile } from "./leaving-file.tsx";
import classes from "./transaction-view.module.css";
import { useTransactionFiles } from "./use-transaction-files.ts";

/** The files (verifikat) of a registered transaction: shown, added to, and taken away where the rules allow. */
export function TransactionFiles({ transaction }: { readonly transaction: Transaction }) {
  const hasFeature = useHasFeature(FEATURE_ID.attachFiles);
  const year = useFiscalYear();
  const ids = useMemo(() => attachedFileIds(transaction), [transaction]);
  const { attachments, missing, error } = useAttachments(ids);
  const [chosenId, setChosenId] = useState<string>();
  const [leaving, setLeaving] = useState<Attachment>();
  const files = useTransactionFiles(transaction);
  const uploads = useUploads({
    onUploaded: async (uploaded) => {
      await files.add(uploaded);
      setChosenId(uploaded.at(-1)?.id);
    },
  });
  const failure = files.error ?? error;
  return (
    <section
      className={classes.section}
      aria-labelledby="files-heading"
      data-print={attachments.length === 0 ? "hidden" : undefined}
    >
      <h2 id="files-heading">Verifikat</h2>
      {failure !== undefined && <ErrorBox error={failure} />}
      <FilePanel
        attachments={attachments}
        chosenId={chosenId}
        onChoose={setChosenId}
        onRemove={hasFeature ? setLeaving : undefined}
        mayRemove={({ id }) => mayRemoveFile(transaction, id, year?.locked === true)}
      />
      <MissingFiles ids={missing} />
      {hasFeature ? <FileDrop uploads={uploads} /> : <FeatureOff feature={FEATURE_ID.attachFiles} />}
      <LeavingFile
        file={leaving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={(file) => void files.remove(file)}
      >
        {`${leaving?.name ?? ""} visas inte längre på ${transaction.series} ${transaction.number}. Filen finns kvar i behandlingshistoriken.`}
      </LeavingFile>
    </section>
  );
}
