import { type AccountForm, accountNoOf } from "@huvudbok/core/account-plan";
import { formCodeOf } from "@huvudbok/core/income-tax";
import { useHotkeys } from "@mantine/hooks";
import { IconBulb } from "@tabler/icons-react";
import { useTaxForm } from "../../../data/tax-forms.ts";
import { OfferButton } from "../../../ui/button/offer-button.tsx";
import classes from "../chart.module.css";

interface SuggestedSruProps {
  /** The income tax form of the company. */
  readonly kind: Parameters<typeof useTaxForm>[0];
  /** The year in which the fiscal year ends. */
  readonly year: number;
  readonly typed: Pick<AccountForm, "number" | "sru">;
  readonly onTake: (sru: string) => void;
}

/** The code that the company's tax form has for the number of an account without one; taken by a person alone (TX17). */
export function SuggestedSru({ kind, year, typed, onTake }: SuggestedSruProps) {
  const { found } = useTaxForm(kind, year);
  const account = typed.sru === "" ? accountNoOf(typed.number) : undefined;
  const code = account && found && formCodeOf(found.entries, account);
  const take = () => code && onTake(String(code.sru));
  useHotkeys([["alt+I", take]], []);
  return (
    <output className={classes.offer}>
      {code !== undefined && (
        <OfferButton icon={IconBulb} keys="Alt I" onTake={take}>
          {`SRU ${code.sru}, rad ${code.section} i ${kind}`}
        </OfferButton>
      )}
    </output>
  );
}
