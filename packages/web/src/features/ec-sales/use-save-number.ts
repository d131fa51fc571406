import type { EcSalesRow } from "@huvudbok/core/ec-sales";
import { formatCounted } from "@huvudbok/core/money";
import type { EditOf } from "../../data/documents/document-edit.ts";
import { useCommit } from "../../data/use-commit.ts";
import type { Action } from "../../ui/form/use-action.ts";
import { useUndoAction } from "../../ui/form/use-undo-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import type { UsedEcSales } from "./use-ec-sales.ts";

/**
 * Saves the number of a row for every voucher with its text, and offers to keep it to the one voucher; undefined takes
 * the number away (EC3).
 */
export function useSaveNumber({ rows, numbers }: UsedEcSales, saving: Action) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useUndoAction();

  async function store(label: string, change: Omit<EditOf<"vatNumbers">, "kind">): Promise<() => void> {
    const done = await commit({ intent: "edit", label, changes: [{ kind: "vatNumbers", ...change }] });
    if (!done.ok) throw done.error;
    const { requestId } = done.value;
    return () => void takeBack(requestId);
  }

  return (row: EcSalesRow, vatNumber: string | undefined): void => {
    const { id, buyer, voucher } = row;
    const name = `${voucher.series} ${voucher.number}`;
    const isOwn = buyer === undefined || numbers.has(id);
    const of = isOwn ? id : buyer;
    const others = isOwn
      ? []
      : rows.filter((each) => each.buyer === buyer && each.id !== id && !numbers.has(each.id));
    saving.runInTurn(async () => {
      if (vatNumber === undefined) {
        const undo = await store(`VAT-numret för ${name} är borttaget`, { remove: [of] });
        toast({ text: `VAT-numret för ${name} är borttaget`, undo });
        return;
      }
      const before = numbers.get(of);
      const undo = await store(`${vatNumber} för ${name}`, { put: [{ id: of, vatNumber }] });
      if (others.length === 0) {
        toast({ text: `${vatNumber} är sparat`, undo });
        return;
      }
      const onlyHere = () =>
        saving.runInTurn(async () => {
          const rest = before === undefined ? { remove: [of] } : {};
          const put = [{ id, vatNumber }, ...(before === undefined ? [] : [before])];
          await store(`${vatNumber} bara för ${name}`, { put, ...rest });
        });
      toast({
        text: `${vatNumber} är sparat, även för ${formatCounted(others.length, "rad till", "rader till")} med samma text`,
        undo,
        actions: [{ label: `Bara ${name}`, onClick: onlyHere }],
      });
    });
  };
}
