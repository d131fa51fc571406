import type { AccountSynonym } from "@huvudbok/core/account-plan";
import * as z from "zod/mini";
import { RemoteValue, useRemoteValue } from "./api/remote-value.ts";
import { loadResource } from "./resources.ts";

const schema = z.array(
  z.object({
    word: z.string(),
    account: z.int(),
    types: z.exactOptional(z.array(z.string())),
  }),
);

const NONE: readonly AccountSynonym[] = [];

const remote = new RemoteValue(() => loadResource(schema, "account-synonyms.json"));

/** Everyday words for accounts, from the product's own files; none until they are loaded. */
export function useAccountSynonyms(): readonly AccountSynonym[] {
  return useRemoteValue(remote).value ?? NONE;
}
