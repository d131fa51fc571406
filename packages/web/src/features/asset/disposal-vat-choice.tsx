import {
  type DisposalRate,
  disposalVat,
  type disposalVatAccounts,
  disposalVatErrorText,
} from "@huvudbok/core/asset";
import { formatOre, type Ore } from "@huvudbok/core/money";
import { Stack } from "@mantine/core";
import { FieldError } from "../../ui/form/field-error.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { WholeNumbers } from "../../ui/form/whole-numbers.tsx";
import classes from "./asset.module.css";

interface DisposalVatChoiceProps {
  readonly rate: DisposalRate | "none";
  readonly price: Ore;
  /** Where the price and its VAT are booked, or what the chart lacks for it; undefined when it is in no box. */
  readonly accounts: ReturnType<typeof disposalVatAccounts> | undefined;
  readonly onChange: (rate: DisposalRate | "none") => void;
}

const CHOICES = [
  { value: "25", rate: 25, label: "25 % moms" },
  { value: "12", rate: 12, label: "12 %" },
  { value: "6", rate: 6, label: "6 %" },
  { value: "0", rate: 0, label: "Momsfri (ruta 42)" },
  { value: "none", rate: "none", label: "Ingen moms" },
] as const;

/** Whether an asset is sold with VAT, what that is, and how its price comes into the VAT return (AS12). */
export function DisposalVatChoice({ rate, price, accounts, onChange }: DisposalVatChoiceProps) {
  return (
    <Stack gap="xs">
      <RadioRow
        label="Moms på försäljningen"
        value={String(rate)}
        choices={CHOICES}
        onChange={(choice) => onChange(CHOICES.find(({ value }) => value === choice)?.rate ?? "none")}
      />
      {/* Its room is kept before there is a price: the press that leaves the field must not miss the button. */}
      <output className={price > 0 ? undefined : classes.room}>
        {accounts !== undefined && <VatFacts price={price} accounts={accounts} />}
      </output>
    </Stack>
  );
}

interface VatFactsProps {
  readonly price: Ore;
  readonly accounts: ReturnType<typeof disposalVatAccounts>;
}

function VatFacts({ price, accounts }: VatFactsProps) {
  if (!accounts.ok) return <FieldError text={disposalVatErrorText(accounts.error)} />;
  const { sales, offset, rate } = accounts.value;
  const vat = rate === 0 ? "" : `Momsen är ${formatOre(disposalVat(price, rate))}. `;
  const box = rate === 0 ? 42 : "05";
  return (
    <WholeNumbers
      text={`${vat}Priset bokförs på ${sales}, för ruta ${box}, och tas tillbaka på ${offset}.`}
    />
  );
}
