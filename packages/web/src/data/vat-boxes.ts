import type { VatReturnBox } from "@huvudbok/core/vat";
import * as z from "zod/mini";
import type { ApiFailure } from "./api/api-failure.ts";
import { RemoteValue, useRemoteValue } from "./api/remote-value.ts";
import { loadResource } from "./resources.ts";

const schema = z.object({
  boxes: z.array(
    z.object({
      box: z.int(),
      section: z.string(),
      sectionName: z.string(),
      name: z.string(),
      xmlElement: z.string(),
      xmlOrder: z.int(),
      kind: z.enum(["base", "vat", "result"]),
      rate: z.optional(z.int()),
      multiplier: z.int(),
    }),
  ),
});

const remote = new RemoteValue(
  async (): Promise<readonly VatReturnBox[]> => (await loadResource(schema, "vat-codes.json")).boxes,
);

export interface VatBoxes {
  /** Undefined until they are loaded. */
  readonly boxes: readonly VatReturnBox[] | undefined;
  /** Why they could not be loaded the last time. */
  readonly error: ApiFailure | undefined;
}

/** The boxes of the VAT return, from the product's own files. */
export function useVatReturnBoxes(): VatBoxes {
  const { value, error } = useRemoteValue(remote);
  return { boxes: value, error };
}
