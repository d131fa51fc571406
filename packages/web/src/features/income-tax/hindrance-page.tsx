import { type ReturnHindrance, returnHindranceText } from "@huvudbok/core/income-tax";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./tax-return.module.css";

/** Whose type has a form is led to it: that this page has none for the type is said in passing, as of this page alone. */
const OWN_FORM = {
  NE: "En enskild firma deklarerar på NE-blanketten",
  INK2: "Ett aktiebolag deklarerar på INK2",
} as const;

interface HindrancePageProps {
  readonly hindrance: ReturnHindrance;
  /** The form of the company's own type, where the page is about another. */
  readonly own?: "INK2" | "NE" | undefined;
  readonly isHome?: boolean;
}

/** Why there is no return, and what to do instead. */
export function HindrancePage({ hindrance, own, isHome = false }: HindrancePageProps) {
  const text = returnHindranceText(hindrance);
  return (
    <PageFrame>
      <EmptyState
        title={hindrance.code === "company-type" && own !== undefined ? OWN_FORM[own] : text}
        actions={<NextStep hindrance={hindrance} own={own} />}
      >
        {explanation(hindrance, own, isHome)}
        {hindrance.code === "company-type" && own !== undefined && (
          <small className={classes.otherForm}>
            {`På den här sidan, för ${own === "NE" ? "INK2" : "NE"}: `}
            <span>{text}</span>
          </small>
        )}
      </EmptyState>
    </PageFrame>
  );
}

function NextStep({ hindrance, own }: HindrancePageProps) {
  if (hindrance.code === "years-missing") {
    return (
      <LinkButton to="/accounting/fiscalYear/create" variant="filled">
        Skapa räkenskapsår
      </LinkButton>
    );
  }
  if (hindrance.code === "company-type" && own === "NE") {
    return (
      <LinkButton to="/accounting/report/ne" variant="filled">
        Till NE-blanketten
      </LinkButton>
    );
  }
  if (hindrance.code === "company-type") {
    return own === undefined ? (
      <LinkButton to="/settings/company/edit">Till företagsuppgifterna</LinkButton>
    ) : (
      <LinkButton to="/accounting/report/incomeTaxReturn" variant="filled">
        Till inkomstdeklarationen
      </LinkButton>
    );
  }
  return <LinkButton to="/accounting/fiscalYear">Till räkenskapsåren</LinkButton>;
}

function explanation({ code }: ReturnHindrance, own: HindrancePageProps["own"], isHome: boolean): string {
  if (code === "company-type") {
    if (own === "NE") return "NE-blanketten har en egen sida.";
    if (own === "INK2") return "NE-blanketten är för enskild firma.";
    return isHome
      ? "Ett hushåll har ingen bokföring att deklarera: det du ska deklarera själv lämnar du hos Skatteverket på INK1."
      : "Inkomstdeklarationen finns för aktiebolag, och NE-blanketten för enskild firma. Andra lämnar sin deklaration hos Skatteverket, med siffrorna i balans- och resultatrapporten.";
  }
  return "Deklarationen görs för ett räkenskapsår i taget.";
}
