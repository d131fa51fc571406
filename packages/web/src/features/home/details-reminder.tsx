import type { Company } from "@huvudbok/core/api";
import { nextStepText } from "@huvudbok/core/overview";
import { useRights } from "../../data/rights.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { missingDetails } from "./missing-details.ts";

/** What the company form still lacks, where there are no books yet to list it among (PG21). */
export function DetailsReminder({ company }: { readonly company: Company }) {
  const today = useToday();
  const { may } = useRights();
  const missing = missingDetails(company.config.recipient, today);
  if (missing.length === 0 || !may("own")) return null;
  const { title, detail } = nextStepText({ code: "company-details", missing });
  return (
    <Notice
      kind="info"
      title={title}
      action={<TextLink to="/settings/company/edit">Fyll i uppgifter</TextLink>}
    >
      {detail}
    </Notice>
  );
}
