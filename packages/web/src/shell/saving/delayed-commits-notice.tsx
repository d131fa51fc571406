import type { Company } from "@huvudbok/core/api";
import { useCompanies } from "../../data/company/company-list.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { useDelayedCommits } from "../../data/delayed-commits.ts";
import type { DelayedCommit } from "../../data/documents/commit-queue/commit-queue-parts.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { Button } from "../../ui/button/button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { transactionPath } from "../../ui/link/transaction-path.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";

/** Shows what has been sent after the page that made it no longer waited for it, with a link to where it is. */
export function DelayedCommitsNotice() {
  const { sent, forget } = useDelayedCommits();
  const { companies } = useCompanies();
  const company = useCompany();
  const year = useFiscalYear();
  if (sent.length === 0) return null;
  const isHere = ({ companyId, keys }: DelayedCommit) =>
    companyId === company?.id && keys.some((key) => year !== undefined && key.includes(`-${year.id}-`));
  return (
    <Notice
      kind="ok"
      title="Det som väntade är skickat"
      action={
        <Button variant="subtle" onClick={forget}>
          Stäng
        </Button>
      }
    >
      {sent.map((one) => (
        <div key={one.requestId}>
          <SentText sent={one} companies={companies} isHere={isHere(one)} />
        </div>
      ))}
    </Notice>
  );
}

interface SentTextProps {
  readonly sent: DelayedCommit;
  readonly companies: readonly Company[];
  /** In the selected company and year. */
  readonly isHere: boolean;
}

function SentText({ sent, companies, isHere }: SentTextProps) {
  const { appended, companyId, label } = sent;
  const name = companies.find(({ id }) => id === companyId)?.config.recipient.name;
  const where = name === undefined ? "" : ` i ${name}`;
  const [transaction] = appended;
  if (transaction === undefined) return `${label ?? "En ändring"}: sparad${where}.`;
  const voucher = voucherName(transaction);
  const last = appended.at(-1) ?? transaction;
  const [told, link, to] =
    last === transaction
      ? [
          `${voucher} ${transaction.text}, ${transaction.date}, är registrerad${where}.`,
          `Visa ${voucher}`,
          transactionPath(transaction),
        ]
      : [
          `${appended.length} transaktioner är registrerade${where}: ${voucher} – ${voucherName(last)}.`,
          "Visa transaktionerna",
          "/accounting/transaction",
        ];
  return (
    <>
      {told}
      {isHere && (
        <>
          {" "}
          <PageLink to={to}>{link}</PageLink>
        </>
      )}
    </>
  );
}

function voucherName({ series, number }: { readonly series: string; readonly number: number }): string {
  return `${series} ${number}`;
}
