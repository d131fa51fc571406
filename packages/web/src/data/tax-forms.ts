import {
  formForYear,
  type SruEntries,
  sruEntries,
  type TaxForm,
  taxFormErrorText,
} from "@huvudbok/core/income-tax";
import * as z from "zod/mini";
import { ApiFailure } from "./api/api-failure.ts";
import { RemoteValue, useRemoteValue } from "./api/remote-value.ts";
import { loadResource } from "./resources.ts";

const texts = z.array(z.string());
const mapping = z.object({
  sru: z.int(),
  orientation: z.exactOptional(z.enum(["debit", "credit"])),
  accountMap: z.array(z.object({ accounts: texts, condition: z.exactOptional(z.enum(["+", "-"])) })),
});
const part = z.object({
  form: z.string(),
  section: z.string(),
  name: z.string(),
  items: z.array(
    z.object({
      section: z.string(),
      name: z.string(),
      items: z.array(
        z.object({
          section: z.string(),
          name: z.string(),
          sruMap: z.tuple([mapping], mapping),
          sign: z.exactOptional(z.enum(["+", "-", "*"])),
          computed: z.exactOptional(z.enum(["result", "surplus", "deficit"])),
          derivedFrom: z.exactOptional(z.string()),
          suggestFrom: z.exactOptional(z.string()),
          suggestAccounts: z.exactOptional(texts),
        }),
      ),
    }),
  ),
});
const schema = z.object({
  year: z.int(),
  form: z.enum(["INK2", "NE"]),
  sections: z.array(part),
  main: z.exactOptional(part),
});

/** A form with the places of its accounts. */
export interface ReadForm {
  readonly form: TaxForm;
  readonly entries: SruEntries;
  readonly year: number;
}

/** The files of each form, a new one for each income year that changes it. */
const FILES = {
  INK2: ["income-tax/ink2-2024-AB.json"],
  NE: ["income-tax/ne-2024-E.json"],
} as const;

async function readForm(path: string): Promise<ReadForm> {
  const form: TaxForm = await loadResource(schema, path);
  const entries = sruEntries(form);
  if (entries.ok) return { form, entries: entries.value, year: form.year };
  throw new ApiFailure({
    status: 0,
    type: "ResourceFailure",
    message: taxFormErrorText(entries.error),
    details: { path },
  });
}

const formsOf = (files: readonly string[]) => new RemoteValue(() => Promise.all(files.map(readForm)));
const FORMS = { INK2: formsOf(FILES.INK2), NE: formsOf(FILES.NE) };

/** The form for a year that ends in `yearOfEnd`, from the product's own files (TX1). */
export function useTaxForm(kind: keyof typeof FORMS, yearOfEnd: number) {
  const { state, value = [], error } = useRemoteValue(FORMS[kind]);
  return {
    state,
    error,
    found: formForYear(value, yearOfEnd),
    earliest: Math.min(...value.map(({ year }) => year)),
  };
}
