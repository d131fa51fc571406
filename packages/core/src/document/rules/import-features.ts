import { FEATURE_ID, type FeatureId, IMPORTED_WITHOUT_PLUS } from "../../feature/index.ts";
import { attachedFileIds } from "../../transaction/index.ts";
import type { Known } from "../kinds/known.ts";
import type { Change as ChangeOf, RuleFacts } from "../kinds/rule.ts";
import type { emptyHeadSchema } from "../schemas.ts";
import type { transactionSchema } from "../transaction-schema.ts";

type Head = Known<typeof emptyHeadSchema>;
type Item = Known<typeof transactionSchema>;

/** The features that an import of transactions needs: for many of them, and for those that name files (CH32). */
export function importFeatures(
  { put, append }: Pick<ChangeOf<Head, Item>, "put" | "append">,
  { intent }: Pick<RuleFacts<Head, Item>, "intent">,
): readonly FeatureId[] {
  if (intent !== "import") return [];
  const coming = [...put, ...append];
  return [
    ...(coming.length > IMPORTED_WITHOUT_PLUS ? [FEATURE_ID.accountingPlus] : []),
    ...(coming.some((transaction) => attachedFileIds(transaction).length > 0)
      ? [FEATURE_ID.attachFiles]
      : []),
  ];
}
