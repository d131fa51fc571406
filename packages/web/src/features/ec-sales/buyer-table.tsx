import { EC_SALES_BOXES, type EcSalesBox, type EcSalesBuyer, ecSalesSums } from "@huvudbok/core/ec-sales";
import { formatWholeKronor } from "@huvudbok/core/money";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import classes from "./ec-sales.module.css";

const NUMBER: Column<EcSalesBuyer> = {
  key: "number",
  heading: "VAT-nummer",
  phone: "title",
  render: ({ vatNumber }) => vatNumber,
};
const COLUMNS: readonly Column<EcSalesBuyer>[] = [
  NUMBER,
  amount("Varor (35)", 35),
  amount("Trepart (38)", 38),
  amount("Tjänster (39)", 39),
];

/** A phone has room for one column of amounts: each says what it is of. */
const PHONE_COLUMNS: readonly Column<EcSalesBuyer>[] = [
  NUMBER,
  {
    key: "amounts",
    heading: "Belopp",
    align: "right",
    phone: "amount",
    render: ({ amounts }) => namedAmounts(amounts),
  },
];
const NAMES = { 35: "Varor", 38: "Trepart", 39: "Tjänster" } as const;

function namedAmounts(amounts: EcSalesBuyer["amounts"]): string {
  return EC_SALES_BOXES.filter((box) => amounts[box] !== 0)
    .map((box) => `${NAMES[box]} ${formatWholeKronor(amounts[box])}`)
    .join(", ");
}

function amount(heading: string, box: EcSalesBox): Column<EcSalesBuyer> {
  return {
    key: String(box),
    heading,
    width: 130,
    align: "right",
    phone: "hidden",
    render: ({ amounts }) => (amounts[box] === 0 ? "" : formatWholeKronor(amounts[box])),
  };
}

/** What the file says: whole kronor by buyer, with the boxes of the VAT return as sums (EC4). */
export function BuyerTable({ buyers }: { readonly buyers: readonly EcSalesBuyer[] }) {
  const sums = ecSalesSums(buyers);
  const isPhone = useIsPhone();
  return (
    <section className={classes.part} aria-labelledby="buyers-heading">
      <h2 id="buyers-heading">I filen, hela kronor</h2>
      <div className={classes.buyers}>
        <DataTable
          caption="Köpare i filen"
          columns={isPhone ? PHONE_COLUMNS : COLUMNS}
          rows={buyers}
          rowKey={({ vatNumber }) => vatNumber}
          sums={{
            number: "Summa",
            amounts: namedAmounts(sums),
            35: formatWholeKronor(sums[35]),
            38: formatWholeKronor(sums[38]),
            39: formatWholeKronor(sums[39]),
          }}
        />
      </div>
    </section>
  );
}
