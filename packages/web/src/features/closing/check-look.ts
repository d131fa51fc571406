import {
  type CheckStatus,
  type ClosingBooks,
  type ClosingCheckId,
  emptiesOwnersAccounts,
} from "@huvudbok/core/closing";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  IconPlayerPause,
  type TablerIcon,
} from "@tabler/icons-react";

const CHECK_TITLES: Readonly<Record<ClosingCheckId, string>> = {
  "opening-sum": "Ingående balans",
  "opening-continuity": "Ingående balans mot föregående år",
  vouchers: "Transaktioner",
  drafts: "Utkast",
  structures: "Rapportstrukturer",
  "last-result-reset": "Föregående års resultat omfört",
  "last-result-disposed": "Föregående års resultat disponerat",
  depreciation: "Avskrivningar",
  statements: "Bank och skattekonto",
  vat: "Moms",
  tax: "Skatt",
  "this-result": "Årets resultat",
  "balance-report": "Balansrapport",
};

/** What a check looks at. Owners that are taxed themselves empty what they took out and put in with the result (CL4). */
export function checkTitle(id: ClosingCheckId, books: Pick<ClosingBooks, "companyType" | "plan">): string {
  return id === "last-result-reset" && emptiesOwnersAccounts(books)
    ? "Föregående års resultat, egna uttag och insättningar omförda"
    : CHECK_TITLES[id];
}

export const STATUS_LOOK: Readonly<
  Record<CheckStatus, { readonly text: string; readonly icon: TablerIcon }>
> = {
  Passed: { text: "Klart", icon: IconCircleCheck },
  Failed: { text: "Åtgärda", icon: IconAlertTriangle },
  Incomplete: { text: "Kan inte fortsätta", icon: IconPlayerPause },
  Unknown: { text: "Inte kontrollerat", icon: IconHelpCircle },
};

interface CheckLink {
  /** The path of the table of pages. */
  readonly route: string;
  readonly label: string;
}

/** Where what a check has found is looked at or put right: the first of its pages that the product has. */
export const CHECK_LINKS: Readonly<Record<ClosingCheckId, readonly CheckLink[]>> = {
  "opening-sum": [{ route: "/accounting/accountBalance", label: "Till ingående balans" }],
  "opening-continuity": [{ route: "/accounting/accountBalance", label: "Till ingående balans" }],
  vouchers: [{ route: "/accounting/transaction", label: "Till transaktionerna" }],
  drafts: [{ route: "/accounting/draft", label: "Till utkasten" }],
  structures: [{ route: "/accounting/accountPlan", label: "Till kontoplanen" }],
  "last-result-reset": [{ route: "/accounting/closing/resetLastYearResult", label: "Bokför omföringen" }],
  "last-result-disposed": [
    { route: "/accounting/closing/bookLastYearResult", label: "Bokför dispositionen" },
  ],
  depreciation: [{ route: "/accounting/assetManagement", label: "Till inventarierna" }],
  statements: [{ route: "/accounting/report/ledger", label: "Till huvudboken" }],
  vat: [
    { route: "/accounting/vat/report", label: "Till momsrapporten" },
    { route: "/accounting/report/balance", label: "Till balansrapporten" },
  ],
  tax: [
    { route: "/accounting/report/incomeTaxReturn", label: "Till inkomstdeklarationen" },
    { route: "/accounting/transaction/create/{-$mode}", label: "Bokför skatten" },
  ],
  "this-result": [{ route: "/accounting/closing/bookThisYearResult", label: "Bokför årets resultat" }],
  "balance-report": [{ route: "/accounting/report/balance", label: "Till balansrapporten" }],
};
