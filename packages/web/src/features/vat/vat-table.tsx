import { formatWholeKronor } from "@huvudbok/core/money";
import type { ReportHeading } from "@huvudbok/core/report";
import { boxNumberText, RESULT_BOX, type VatReport, type VatReportRow } from "@huvudbok/core/vat";
import { Fragment, type ReactNode } from "react";
import { PrintHead } from "../../parts/report/print-head.tsx";
import classes from "./vat.module.css";

interface VatTableProps {
  readonly sections: VatReport["sections"];
  readonly heading: ReportHeading;
  /** The box that is explained beside. */
  readonly chosen: number | undefined;
  readonly onChoose: (box: number) => void;
}

/** The id of the explanation, which the boxes control. */
export const EXPLANATION = "vat-box";

/** The boxes as on the form, on screen and on paper. */
export function VatTable({ sections, heading, chosen, onChoose }: VatTableProps) {
  return (
    <table className={classes.boxes}>
      <caption className="visually-hidden">Momsrapport</caption>
      <thead>
        <PrintHead title="Momsrapport" heading={heading} columnCount={2} />
        <tr>
          <th scope="col">Ruta</th>
          <th scope="col">Belopp, kr</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ section, name, rows }) => (
          <Fragment key={section}>
            <tr className={classes.section}>
              <th scope="rowgroup" colSpan={2}>
                <span className={classes.letter}>{section}</span> {name}
              </th>
            </tr>
            {rows.map((row) => (
              <BoxRow
                key={row.box.box}
                row={row}
                isChosen={row.box.box === chosen}
                onChoose={() => onChoose(row.box.box)}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface BoxRowProps {
  readonly row: VatReportRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function BoxRow({ row: { box, whole }, isChosen, onChoose }: BoxRowProps) {
  const isResult = box.box === RESULT_BOX;
  return (
    <tr data-chosen={isChosen || undefined} data-result={isResult || undefined}>
      <HeadCell>
        <button
          type="button"
          className={classes.box}
          aria-expanded={isChosen}
          aria-controls={EXPLANATION}
          onClick={onChoose}
        >
          <span className={classes.number}>{boxNumberText(box.box)}</span>
          <span>{isResult ? resultName(whole) : box.name}</span>
        </button>
      </HeadCell>
      <td data-zero={whole === 0 || undefined}>{formatWholeKronor(whole)}</td>
    </tr>
  );
}

/** A heading whose content is a button, and no label of it. */
function HeadCell({ children }: { readonly children: ReactNode }) {
  return <th scope="row">{children}</th>;
}

/** What box 49 is: to pay, or to get back. */
export function resultName(whole: number): string {
  return whole < 0 ? "Moms att få tillbaka" : "Moms att betala";
}
