import { type Draft, formOfDraft } from "@huvudbok/core/draft";
import { formatOre, ZERO_ORE } from "@huvudbok/core/money";
import { quantityText } from "@huvudbok/core/transaction";
import { useState } from "react";
import { LockedYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { FilePanel } from "../../../ui/files/file-panel.tsx";
import { MissingFiles } from "../../../ui/files/missing-files.tsx";
import { useAttachments } from "../../../ui/files/use-attachments.ts";
import { useBooks, usePageData } from "../../../ui/loading/page-data.ts";
import { ReadOnlyNotice } from "../../../ui/loading/rights-notice.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import classes from "./read-draft.module.css";

/** A draft for a person who may not change it, or in a locked year; a new one cannot be made there. */
export function ReadDraft({ draft }: { readonly draft: Draft | undefined }) {
  const { fiscalYear } = useBooks();
  return (
    <PageFrame
      title={draft === undefined ? "Redigera utkast" : "Utkast"}
      {...(draft === undefined ? {} : { asideTitle: "Underlag", aside: <DraftFiles draft={draft} /> })}
    >
      <ReadOnlyNotice access="write" />
      <LockedYearNotice year={fiscalYear} />
      {draft !== undefined && <DraftContent draft={draft} />}
    </PageFrame>
  );
}

function DraftContent({ draft }: { readonly draft: Draft }) {
  const plan = usePageData("accountPlan").items;
  const { date, text, annotation } = draft;
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Datum</dt>
          <dd>{date ?? "Saknas"}</dd>
        </div>
        <div>
          <dt>Text</dt>
          <dd>{text === "" ? "Saknas" : text}</dd>
        </div>
      </dl>
      <table className={classes.rows}>
        <caption className="visually-hidden">Konteringsrader</caption>
        <thead>
          <tr>
            <th scope="col">Konto</th>
            <th scope="col">Namn</th>
            <th scope="col" className={classes.amount}>
              Belopp
            </th>
          </tr>
        </thead>
        <tbody>
          {formOfDraft(draft).rows.map(({ accountId, amount = ZERO_ORE, text: rowText, quantity }, index) => (
            <tr key={index}>
              <td>{accountId ?? "Saknas"}</td>
              <td>
                {[
                  plan.get(String(accountId))?.name,
                  rowText,
                  quantity === undefined ? "" : quantityText(quantity),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </td>
              <td className={classes.amount}>{formatOre(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {annotation !== undefined && <p className={classes.note}>{annotation}</p>}
    </>
  );
}

function DraftFiles({ draft }: { readonly draft: Draft }) {
  const ids = formOfDraft(draft).attachmentIds;
  const { attachments, missing } = useAttachments(ids);
  const [chosenId, setChosenId] = useState<string>();
  return (
    <>
      <h2>Underlag</h2>
      {ids.length === 0 && <p>Inga filer.</p>}
      <FilePanel attachments={attachments} chosenId={chosenId} onChoose={setChosenId} onRemove={undefined} />
      <MissingFiles ids={missing} />
    </>
  );
}
