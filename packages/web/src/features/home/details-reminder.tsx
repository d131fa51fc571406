import type { Company } from "@huvudbok/core/api";
import { nextStepText } from "@huvudbok/core/overview";
import { Anchor } from "@mantine/core";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useToday } from "../../ui/use-today.ts";
import { missingDetails } from "./missing-details.ts";

/** What the company form would still ask for, where there are no books yet to list it among (clarification P26). */
export function DetailsReminder({ company }: { readonly company: Company }) {
  const today = useToday();
  const missing = missingDetails(company.config.recipient, today);
  if (missing.length === 0) return null;
  const { title, detail } = nextStepText({ code: "company-details", missing });
  return (
    <Notice
      kind="info"
      title={title}
      action={
        <Anchor component={PageLink} to="/settings/company/edit">
          Fyll i uppgifter
        </Anchor>
      }
    >
      {detail}
    </Notice>
  );
}
