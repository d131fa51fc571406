import type { NewFiscalYear } from "@huvudbok/core/closing";
import { formatCounted } from "@huvudbok/core/money";

/** What a new year copies, for the person who is about to create it. */
export function copiedTexts({ plan, balances, assetLists }: NewFiscalYear): readonly string[] {
  return [
    ...(plan === undefined
      ? []
      : [`Kontoplanen ${plan.name} med ${formatCounted(plan.accounts2.length, "konto", "konton")}`]),
    ...(balances.length === 0
      ? []
      : [`Utgående balans på ${formatCounted(balances.length, "konto", "konton")} blir ingående balans`]),
    ...(assetLists.length === 0
      ? []
      : [
          `${formatCounted(assetLists.length, "inventarielista", "inventarielistor")} med avskrivningar uppräknade ett år`,
        ]),
  ];
}
