import { EC_SALES_BOXES, type EcSalesRow, ecSalesSums } from "@huvudbok/core/ec-sales";
import { formatOre, sumOre } from "@huvudbok/core/money";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import type { Action } from "../../ui/form/use-action.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import classes from "./ec-sales.module.css";
import { useEcSalesColumns } from "./ec-sales-columns.tsx";
import type { UsedEcSales } from "./use-ec-sales.ts";
import { useNumberKeys } from "./use-number-keys.ts";
import { useSaveNumber } from "./use-save-number.ts";

interface RowTableProps {
  readonly used: UsedEcSales;
  readonly saving: Action;
  readonly isReadOnly: boolean;
  readonly periodName: string;
  readonly onError: (row: EcSalesRow, text: string | undefined) => void;
}

/** The vouchers of the period, each with the number of its buyer. */
export function SalesTable({ used, saving, isReadOnly, periodName, onError }: RowTableProps) {
  const { rows } = used;
  const onNumberKey = useNumberKeys();
  const save = useSaveNumber(used, saving);
  const columns = useEcSalesColumns({ isReadOnly, onCommit: save, onError });
  const sums = ecSalesSums(rows);
  const isPhone = useIsPhone();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={`Inget sålt till andra EU-länder i ${periodName}`}
        actions={<LinkButton to="/accounting/accountPlan">Till kontoplanen</LinkButton>}
      >
        Här visas transaktioner på konton med Momstyp 35, 38 eller 39. Har du sålt till företag i andra
        EU-länder, kontrollera kontonas momstyper. Utan försäljning lämnas ingen sammanställning.
      </EmptyState>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the numbers
    <div className={classes.rows} onKeyDown={onNumberKey}>
      <DataTable
        caption="Försäljning till andra EU-länder"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sums={
          isPhone
            ? { text: "Summa", sum: formatOre(sumOre(EC_SALES_BOXES.map((box) => sums[box]))) }
            : {
                text: "Summa",
                35: formatOre(sums[35]),
                38: formatOre(sums[38]),
                39: formatOre(sums[39]),
              }
        }
      />
    </div>
  );
}
