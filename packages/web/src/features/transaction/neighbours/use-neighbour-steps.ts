import type { Transaction } from "@huvudbok/core/transaction";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useMemo } from "react";
import { pushAddress } from "../../../navigation/address.ts";
import type { KeyBinding } from "../../../ui/keys/key-binding.ts";
import { useKeys } from "../../../ui/keys/use-keys.ts";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import type { ToolbarAction } from "../../../ui/page-frame/toolbar-button.tsx";
import { neighbours } from "./neighbours.ts";

/** The toolbar's steps to the transactions before and after, which the arrow keys take too. */
export function useNeighbourSteps(
  transaction: Transaction,
  all: ReadonlyMap<string, Transaction>,
): readonly ToolbarAction[] {
  const { previous, next } = useMemo(() => neighbours(transaction, all), [transaction, all]);
  const goTo = (key: string, label: string, to: Transaction | undefined): readonly KeyBinding[] =>
    to === undefined
      ? []
      : [
          {
            keys: key,
            label,
            group: "På den här sidan",
            run: () => pushAddress(transactionPath(to)),
          },
        ];
  useKeys([
    ...goTo("ArrowLeft", "Föregående transaktion", previous),
    ...goTo("ArrowRight", "Nästa transaktion", next),
  ]);
  return [step("Föregående", previous, IconArrowLeft), step("Nästa", next, IconArrowRight)];
}

function step(label: string, to: Transaction | undefined, icon: typeof IconArrowLeft): ToolbarAction {
  return {
    label,
    icon,
    isStep: true,
    disabled: to === undefined,
    ...(to === undefined ? {} : { to: transactionPath(to) }),
  };
}
