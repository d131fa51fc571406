import { formatOreForInput } from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { DateField } from "../../ui/date/date-field.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { fieldError } from "../../ui/form/field-error.tsx";
import classes from "./asset.module.css";
import { amountIn, dateIn } from "./item-form-content.ts";
import type { ItemForm } from "./use-item-form.ts";

/** The fields of an item; this year's depreciation is computed, and is shown below them. */
export function ItemFields({ form }: { readonly form: ItemForm }) {
  const { texts } = form;
  const dateProps = (field: "purchaseDate" | "disposedOn") => ({
    value: dateIn(texts[field]),
    typed: dateIn(texts[field]) === undefined ? texts[field] : undefined,
    takesOutside: true,
    onTyped: (typed: string | undefined) => typed !== undefined && form.set({ [field]: typed }),
    onCommit: (date: string | undefined) => form.set({ [field]: date ?? "" }),
    onBlur: () => form.leave(field),
    error: form.errorOf(field),
  });
  const amountProps = (field: "purchasePrice" | "inbound") => ({
    value: amountIn(texts[field]),
    typed: amountIn(texts[field]) === undefined && texts[field] !== "" ? texts[field] : undefined,
    keepsTyped: true,
    onTyped: (typed: string | undefined) => typed !== undefined && form.set({ [field]: typed }),
    onCommit: (amount: Parameters<typeof formatOreForInput>[0] | undefined) =>
      form.set({ [field]: amount === undefined ? "" : formatOreForInput(amount) }),
    onBlur: () => form.leave(field),
    error: form.errorOf(field),
  });
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.whole}
        label="Benämning"
        autoComplete="off"
        maxLength={400}
        value={texts.name}
        error={fieldError(form.errorOf("name"))}
        onChange={(event) => form.set({ name: event.currentTarget.value })}
        onBlur={() => form.leave("name")}
      />
      <DateField label="Anskaffningsdatum" {...dateProps("purchaseDate")} />
      <AmountInput label="Anskaffningsvärde" {...amountProps("purchasePrice")} />
      <TextInput
        label="Avskrivningstid, år"
        inputMode="decimal"
        autoComplete="off"
        value={texts.depreciationYears}
        error={fieldError(form.errorOf("depreciationYears"))}
        onChange={(event) => form.set({ depreciationYears: event.currentTarget.value })}
        onBlur={() => form.leave("depreciationYears")}
      />
      <AmountInput label="Ingående avskrivning (tidigare år)" {...amountProps("inbound")} />
      <DateField label="Såld eller utrangerad (frivilligt)" {...dateProps("disposedOn")} />
    </div>
  );
}
