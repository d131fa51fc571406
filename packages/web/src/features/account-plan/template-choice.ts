import {
  type CompanyType,
  companyTypeName,
  companyTypeRules,
  DEFAULT_COMPANY_TYPE,
} from "@huvudbok/core/company";
import { basEditionOf } from "@huvudbok/core/import";
import type { PlanTemplate } from "../../parts/account-plan/plan-templates.ts";

interface TemplateChoice {
  /** Those made for the company type, the recommended one first. */
  readonly suggested: readonly PlanTemplate[];
  readonly others: readonly PlanTemplate[];
}

/**
 * The templates sorted by whether they are made for the company type, in the edition that fits the year first and a later one last. Types that
 * no template names, such as a partnership, take the chart of a limited company.
 */
export function templateChoice(
  templates: readonly PlanTemplate[],
  companyType: CompanyType,
  yearFrom: string,
): TemplateChoice {
  const type = templates.some((template) => template.companyTypes.includes(companyType))
    ? companyType
    : DEFAULT_COMPANY_TYPE;
  const fitting = templates.filter((template) => template.companyTypes.includes(type));
  const others = templates.filter((template) => !template.companyTypes.includes(type));
  const [first] = fitting;
  const recommended = first === undefined ? undefined : bestEdition(first, fitting, yearFrom);
  const isLater = (template: PlanTemplate) => laterEditionText(template, yearFrom, templates) !== undefined;
  const rest = fitting.filter((template) => template !== recommended);
  const suggested =
    recommended === undefined
      ? []
      : [recommended, ...rest.filter((each) => !isLater(each)), ...rest.filter(isLater)];
  return { suggested, others };
}

/** One sentence on why the first card is recommended. */
export function recommendationText(companyType: CompanyType): string {
  const name = companyTypeName(companyType).toLowerCase();
  switch (companyTypeRules(companyType).recommendedChart) {
    case "k1":
      return `Rekommenderas för ${name}: få konton, och de räcker för de flesta.`;
    case "bas-association":
      return `Rekommenderas för ${name}: BAS med föreningens eget kapital på egna konton.`;
    case "household":
      return "Rekommenderas för ett hushåll: konton för vardagens pengar, med vardagliga namn.";
    case "bas":
      return `Rekommenderas för ${name}: BAS är den kontoplan som nästan alla använder, i utgåvan för räkenskapsåret.`;
    default:
      return "";
  }
}

/**
 * That a chart is of a later edition than the fiscal year; undefined of all others, and of the oldest edition for its
 * company types, which is for the years before it too.
 */
export function laterEditionText(
  template: PlanTemplate,
  yearFrom: string,
  templates: readonly PlanTemplate[],
): string | undefined {
  const [edition, year] = [basEditionOf(template.name), yearFrom.slice(0, 4)];
  if (edition === undefined || edition <= Number(year)) return undefined;
  const hasOlder = templates.some(
    ({ name, companyTypes }) =>
      (basEditionOf(name) ?? edition) < edition &&
      companyTypes.some((type) => template.companyTypes.includes(type)),
  );
  if (!hasOlder) return undefined;
  return `Gäller räkenskapsår som börjar ${edition} eller senare. Ditt börjar ${year}.`;
}

/** The latest edition that is not newer than the fiscal year, or the oldest one. */
function bestEdition(first: PlanTemplate, fitting: readonly PlanTemplate[], yearFrom: string): PlanTemplate {
  if (basEditionOf(first.name) === undefined) return first;
  const editions = fitting
    .flatMap((template) => {
      const edition = basEditionOf(template.name);
      return edition === undefined ? [] : [{ template, edition }];
    })
    .toSorted((a, b) => b.edition - a.edition);
  const best = editions.find(({ edition }) => edition <= Number(yearFrom.slice(0, 4))) ?? editions.at(-1);
  return best?.template ?? first;
}
