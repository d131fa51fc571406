import type { ClosingBooks, ClosingCheck } from "@huvudbok/core/closing";
import { bookedTaxText, formOfCompany } from "@huvudbok/core/income-tax";
import { useTaxOfYear } from "../../parts/income-tax/use-tax-of-year.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";

interface BookedTaxProps {
  readonly books: ClosingBooks;
  readonly checks: readonly ClosingCheck[];
}

/**
 * That the booked tax is not what the return has (CL12), which the check of tax does not look at (CL8). Where that check
 * has found that none is booked it says so itself.
 */
export function BookedTaxNotice({ books, checks }: BookedTaxProps) {
  const isInk2 = formOfCompany(books.companyType) === "INK2";
  const isPassed = checks.some(({ id, status }) => id === "tax" && status === "Passed");
  return isInk2 && isPassed && !books.ledger.fiscalYear.locked ? <OfReturn books={books} /> : null;
}

/** Apart, so that the return is asked for only where the tax is compared. */
function OfReturn({ books: { ledger, plan } }: Pick<BookedTaxProps, "books">) {
  const tax = useTaxOfYear(ledger, plan);
  const text = tax && bookedTaxText(tax);
  return text === undefined ? null : (
    <Notice
      kind="warning"
      action={<LinkButton to="/accounting/report/incomeTaxReturn">Till inkomstdeklarationen</LinkButton>}
    >
      {text}
    </Notice>
  );
}
