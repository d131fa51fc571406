import type { CompanyType } from "@huvudbok/core/company";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { loadResource } from "../../data/resources.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import classes from "./chart.module.css";
import {
  type PlanTemplate,
  planTemplatesSchema,
  rankedTemplates,
  recommendationText,
} from "./plan-template.ts";

interface TemplateCardsProps {
  readonly companyType: CompanyType;
  readonly yearFrom: string;
  readonly onChoose: (template: PlanTemplate) => void;
}

/** The charts one can start from, each with a Välj button, the recommended one first with the reason. */
export function TemplateCards({ companyType, yearFrom, onChoose }: TemplateCardsProps) {
  const [templates, setTemplates] = useState<readonly PlanTemplate[]>([]);
  const [error, setError] = useState<PageError>();
  useEffect(() => {
    let isCurrent = true;
    loadResource(planTemplatesSchema, "account-plans/index.json").then(
      (loaded) => isCurrent && setTemplates(loaded),
      (thrown: unknown) => isCurrent && setError(pageErrorOf(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (error !== undefined) return <ErrorBox error={error} />;
  return (
    <ul className={classes.cards} aria-label="Kontoplaner">
      {rankedTemplates(templates, companyType, yearFrom).map((template, index) => (
        <li
          key={template.id}
          className={classes.card}
          data-recommended={index === 0 || undefined}
          aria-labelledby={`plan-${template.id}`}
        >
          <h2 id={`plan-${template.id}`}>{template.name}</h2>
          {index === 0 && <p className={classes.why}>{recommendationText(companyType)}</p>}
          <p>{template.description}</p>
          <Button
            className={classes.choose}
            variant={index === 0 ? "filled" : "default"}
            aria-label={`Välj ${template.name}`}
            onClick={() => onChoose(template)}
          >
            Välj
          </Button>
        </li>
      ))}
    </ul>
  );
}
