import { VAT_RATES, type VatSplitTable } from "@huvudbok/core/transaction";
import * as z from "zod/mini";
import { RemoteValue, useRemoteValue } from "./api/remote-value.ts";
import { loadResource } from "./resources.ts";

const schema = z.object({
  accounts: z.array(
    z.object({
      account: z.int(),
      treatment: z.enum(["input", "output", "reverse"]),
      rate: z.literal(VAT_RATES),
      output: z.optional(z.int()),
      input: z.optional(z.int()),
      otherNames: z.optional(z.array(z.string())),
    }),
  ),
});

const remote = new RemoteValue(async (): Promise<VatSplitTable> => {
  const { accounts } = await loadResource(schema, "vat-split.json");
  return new Map(accounts.map((each) => [each.account, each]));
});

export interface VatSplits {
  /** Undefined until it is loaded. */
  readonly table: VatSplitTable | undefined;
  /** True while the first answer is still on its way. */
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** How VAT is split by account, from the product's own files. */
export function useVatSplits(): VatSplits {
  const { value, state } = useRemoteValue(remote);
  return { table: value, isLoading: state === "loading", reload: () => void remote.reload() };
}
