import type { CompanyType } from "@huvudbok/core/company";
import { useEffect, useRef, useState } from "react";
import { type PlanTemplate, planTemplates } from "../../parts/account-plan/plan-templates.ts";
import { Button } from "../../ui/button/button.tsx";
import { isFocusFree } from "../../ui/form/is-focus-free.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { loadErrorOf, type PageError } from "../../ui/page-frame/error-level.ts";
import classes from "./chart.module.css";
import { laterEditionText, recommendationText, templateChoice } from "./template-choice.ts";

interface TemplateCardsProps {
  readonly companyType: CompanyType;
  readonly yearFrom: string;
  readonly onChoose: (template: PlanTemplate) => void;
}

/** The charts to start from, each with a Välj button, the recommended one first with the reason. */
export function TemplateCards({ companyType, yearFrom, onChoose }: TemplateCardsProps) {
  const [templates, setTemplates] = useState<readonly PlanTemplate[]>([]);
  const [error, setError] = useState<PageError>();
  useEffect(() => {
    let isCurrent = true;
    planTemplates().then(
      (loaded) => isCurrent && setTemplates(loaded),
      (thrown: unknown) => isCurrent && setError(loadErrorOf(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (error !== undefined) return <ErrorBox error={error} />;
  const { suggested, others } = templateChoice(templates, companyType, yearFrom);
  return (
    <>
      <ul className={classes.cards} aria-label="Kontoplaner">
        {suggested.map((template, index) => (
          <Card
            key={template.id}
            template={template}
            why={index === 0 ? recommendationText(companyType) : undefined}
            note={laterEditionText(template, yearFrom, templates)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <details className={classes.help}>
          <summary>Kontoplaner för andra företagsformer</summary>
          <ul className={classes.cards} aria-label="Kontoplaner för andra företagsformer">
            {others.map((template) => (
              <Card
                key={template.id}
                template={template}
                note={laterEditionText(template, yearFrom, templates)}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface CardProps {
  readonly template: PlanTemplate;
  /** Why it is recommended. */
  readonly why?: string | undefined;
  /** That it is made for later years. */
  readonly note: string | undefined;
  readonly onChoose: (template: PlanTemplate) => void;
}

function Card({ template, why, note, onChoose }: CardProps) {
  const isRecommended = why !== undefined;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The cards come after the page's heading, which has the focus by then unless a person has moved on.
    if (isRecommended && isFocusFree()) card.current?.querySelector("button")?.focus();
  }, [isRecommended]);
  return (
    <li
      ref={card}
      className={classes.card}
      data-recommended={isRecommended || undefined}
      aria-labelledby={`plan-${template.id}`}
    >
      <h2 id={`plan-${template.id}`}>{template.name}</h2>
      {isRecommended && <p className={classes.why}>{why}</p>}
      <p>{template.description}</p>
      {note !== undefined && <p className={classes.why}>{note}</p>}
      <Button
        className={classes.choose}
        variant={isRecommended ? "filled" : "default"}
        aria-label={`Välj ${template.name}`}
        onClick={() => onChoose(template)}
      >
        Välj
      </Button>
    </li>
  );
}
