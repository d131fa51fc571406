import type { NewFiscalYear } from "@huvudbok/core/document";

/** What a new year takes over, for the person who is about to create it. */
export function copiedTexts({ plan, balances, assetLists }: NewFiscalYear): readonly string[] {
  return [
    ...(plan === undefined
      ? []
      : [`Kontoplanen ${plan.name} med ${countText(plan.accounts2.length, "konto", "konton")}`]),
    ...(balances.length === 0
      ? []
      : [`Utgående balans på ${countText(balances.length, "konto", "konton")} blir ingående balans`]),
    ...(assetLists.length === 0
      ? []
      : [
          `${countText(assetLists.length, "inventarielista", "inventarielistor")} med avskrivningar uppräknade ett år`,
        ]),
  ];
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
