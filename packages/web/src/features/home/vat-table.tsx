import { formatWholeKronor, negateOre } from "@huvudbok/core/money";
import { periodTextIn } from "@huvudbok/core/overview";
import type { VatOverview } from "@huvudbok/core/vat";
import { TextLink } from "../../ui/link/text-link.tsx";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { VAT_REPORT, vatTitle } from "./figure-texts.ts";
import classes from "./home.module.css";

/** The parts of the VAT to pay. */
export function VatTable({ vat }: { readonly vat: VatOverview }) {
  const hasPage = useHasPage();
  return (
    <section aria-labelledby="vat-heading">
      <header className={classes.head}>
        <h2 id="vat-heading">{`Moms ${periodTextIn(vat.fiscalYear, vat.period)}`}</h2>
        {hasPage(VAT_REPORT) && <TextLink to={VAT_REPORT}>Öppna rapporten</TextLink>}
      </header>
      <table className={classes.sums}>
        <tbody>
          <tr>
            <th scope="row">Utgående moms</th>
            <td>{formatWholeKronor(vat.output)}</td>
          </tr>
          <tr>
            <th scope="row">Ingående moms att dra av</th>
            <td>{formatWholeKronor(negateOre(vat.input))}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{vatTitle(vat)}</th>
            <td>{formatWholeKronor(vat.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
