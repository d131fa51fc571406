import { disposalVat, type disposalVatAccounts, disposalVatErrorText } from "@huvudbok/core/asset";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { Stack } from "@mantine/core";
import { FieldError } from "../../ui/form/field-error.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";

interface DisposalVatChoiceProps {
  readonly isTaxed: boolean;
  readonly price: Ore;
  /** Where the VAT is booked, or what the chart lacks for it. */
  readonly accounts: ReturnType<typeof disposalVatAccounts>;
  readonly onChange: (isTaxed: boolean) => void;
}

const CHOICES = [
  { value: "taxed", label: "25 % moms" },
  { value: "untaxed", label: "Ingen moms" },
] as const;

/** Whether an asset is sold with VAT, what that is, and how its base comes into the VAT return (AS12). */
export function DisposalVatChoice({ isTaxed, price, accounts, onChange }: DisposalVatChoiceProps) {
  return (
    <Stack gap="xs">
      <RadioRow
        label="Moms på försäljningen"
        value={isTaxed ? "taxed" : "untaxed"}
        choices={CHOICES}
        onChange={(choice) => onChange(choice === "taxed")}
      />
      <output>{isTaxed && price > 0 && <VatFacts price={price} accounts={accounts} />}</output>
    </Stack>
  );
}

function VatFacts({ price, accounts }: Pick<DisposalVatChoiceProps, "price" | "accounts">) {
  if (!accounts.ok) return <FieldError text={disposalVatErrorText(accounts.error)} />;
  const { sales, offset } = accounts.value;
  const text = `Momsen är ${formatOre(disposalVat(price))}. Priset bokförs på ${sales}, för ruta 05, och tas tillbaka på ${offset}.`;
  return <WholeNumbers text={text} />;
}
