import * as z from "zod/mini";
import { FEATURE_ID } from "../feature/index.ts";
import { accountNoCodec, isoDateCodec, oreCodec } from "./codecs.ts";
import { DOCUMENT_KINDS } from "./document-kind.ts";
import { DOCUMENT_RULES } from "./document-rules.ts";
import { kindRow } from "./kinds/kind-row.ts";
import type { KindRules } from "./kinds/kind-rules.ts";
import type { Known } from "./kinds/known.ts";
import { refusing } from "./kinds/rule.ts";
import { isJsonObject } from "./migrate-document.ts";
import { emptyHeadSchema } from "./schemas.ts";

/** A kind that no program has: it shows how far a new row alone is enough. */
const loanSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  accountId: accountNoCodec,
  amount: oreCodec,
  from: isoDateCodec,
  contractId: z.exactOptional(z.string()),
});

export const MADE_UP_KIND = "madeUpLoans";

const madeUpLoans = kindRow({
  scope: "fiscalYear",
  title: "Lån",
  longestText: 100_000,
  version: 1,
  head: emptyHeadSchema,
  itemsField: "loans",
  item: loanSchema,
  idFields: ["id"],
  feature: FEATURE_ID.ecommerce,
  writeRole: "owner",
  erasable: ["name"],
  writtenAfter: ["accountPlan"],
  readsDocuments: ["accountPlan"],
  files: { contractId: "file" },
});

const madeUpRules: KindRules<object, Known<typeof loanSchema>> = {
  usedAccounts: (text) => Array.from(text.matchAll(/"accountId":(\d+)/g), ([, number]) => Number(number)),
  readsFacts: ({ put }) => ({ knownAccounts: new Set(put.map(({ accountId }) => accountId)) }),
  rule: refusing(({ put, remove }, { knownAccounts, existing, today, intent }) => {
    const invalid = (item: string, fault: string, text: string) =>
      ({ code: "invalid-item", item, fault, text }) as const;
    for (const { id, accountId, from } of put) {
      if (knownAccounts?.has(accountId) !== true)
        return invalid(id, "account", "Kontot finns inte i kontoplanen");
      if (from > today) return invalid(id, "day", "Lånet får inte börja i framtiden.");
    }
    const unpaid = remove.find((id) => existing.get(id)?.amount !== 0);
    if (unpaid === undefined || intent === "undo") return undefined;
    return invalid(unpaid, "unpaid", "Lånet är inte betalt.");
  }),
};

/** The next version: the name has become the lender, and each loan and the document know their currency. */
const { name: _name, ...laterFields } = loanSchema.shape;
const laterLoanSchema = z.strictObject({ ...laterFields, lender: z.string(), currency: z.string() });
const laterHeadSchema = z.strictObject({ currency: z.string() });

const laterLoans = {
  ...madeUpLoans,
  version: 2,
  migrations: [
    {
      head: (json: unknown) => (isJsonObject(json) ? { currency: "SEK", ...json } : json),
      item: (json: unknown) => {
        if (!isJsonObject(json)) return json;
        const { name: lender, ...fields } = json;
        return { ...fields, lender, currency: "SEK" };
      },
    },
  ],
  head: laterHeadSchema,
  item: laterLoanSchema,
  erasable: ["lender"],
};

/** Adds the rows to both tables, in this program only. */
export function addMadeUpKind(version: 1 | 2 = 1): void {
  Object.assign(DOCUMENT_KINDS, { [MADE_UP_KIND]: version === 1 ? madeUpLoans : laterLoans });
  Object.assign(DOCUMENT_RULES, { [MADE_UP_KIND]: madeUpRules });
}

/** Test files that one process runs share the table: a test that adds the row removes it when it is done. */
export function removeMadeUpKind(): void {
  Reflect.deleteProperty(DOCUMENT_KINDS, MADE_UP_KIND);
  Reflect.deleteProperty(DOCUMENT_RULES, MADE_UP_KIND);
}
