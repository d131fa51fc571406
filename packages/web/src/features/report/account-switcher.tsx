import type { AccountNo } from "@huvudbok/core/account-plan";
import { usedAccounts } from "@huvudbok/core/ledger";
import { NativeSelect, Tooltip } from "@mantine/core";
import { type Icon, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useMemo } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { usePageAddress } from "../../navigation/use-address.ts";
import classes from "../../parts/report/report.module.css";
import type { ReportBooks } from "../../parts/report/use-report-books.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { neighbourAccounts, withAccount } from "./neighbour-accounts.ts";

interface AccountSwitcherProps {
  readonly books: ReportBooks;
  readonly account: AccountNo;
  readonly nameOf: (account: AccountNo) => string;
}

const NONE: readonly AccountNo[] = [];

/** Leads to the ledger of another account in use, with the same period and the same way back. */
export function AccountSwitcher({ books, account, nameOf }: AccountSwitcherProps) {
  const { search } = usePageAddress();
  const ledger = books.state === "ready" ? books.ledger : undefined;
  const used = useMemo(() => (ledger === undefined ? NONE : usedAccounts(ledger)), [ledger]);
  const { previous, next } = neighbourAccounts(used, account);
  const hrefOf = (other: AccountNo | string) => `/accounting/report/account/${other}${search}`;
  return (
    <nav className={classes.switcher} aria-label="Byt konto">
      <Step label="Föregående konto" icon={IconChevronLeft} to={previous && hrefOf(previous)} />
      <NativeSelect
        aria-label="Konto"
        value={String(account)}
        onChange={(event) => pushAddress(hrefOf(event.currentTarget.value))}
        data={withAccount(used, account).map((other) => ({
          value: String(other),
          label: `${other} ${nameOf(other)}`,
        }))}
      />
      <Step label="Nästa konto" icon={IconChevronRight} to={next && hrefOf(next)} />
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: Icon;
  readonly to: string | undefined;
}

function Step({ label, icon: StepIcon, to }: StepProps) {
  const drawn = <StepIcon size={16} stroke={1.65} aria-hidden />;
  if (to === undefined) {
    return (
      <IconButton aria-label={label} disabled>
        {drawn}
      </IconButton>
    );
  }
  return (
    <Tooltip label={label}>
      <IconButton component={PageLink} to={to} aria-label={label}>
        {drawn}
      </IconButton>
    </Tooltip>
  );
}
