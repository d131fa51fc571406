import { EC_SALES_BOXES, type EcSalesBox, type EcSalesRow } from "@huvudbok/core/ec-sales";
import { formatOre, sumOre } from "@huvudbok/core/money";
import type { Column } from "../../ui/data-table/column.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { VatNumberInput } from "./vat-number-input.tsx";

interface NumberFields {
  /** Numbers as text, for a person who may not change them. */
  readonly isReadOnly: boolean;
  readonly onCommit: (row: EcSalesRow, vatNumber: string | undefined) => void;
  readonly onError: (row: EcSalesRow, text: string | undefined) => void;
}

/** The columns of the vouchers. */
export function useEcSalesColumns({
  isReadOnly,
  onCommit,
  onError,
}: NumberFields): readonly Column<EcSalesRow>[] {
  const linked = useLinkedTransaction();
  const isPhone = useIsPhone();
  return [
    {
      key: "voucher",
      heading: "Ver",
      width: 70,
      phone: "lead",
      render: ({ voucher: { series, number }, fiscalYearId }, tabIndex) => {
        const { name, to } = linked({ fiscalYearId, series, number });
        return to === undefined ? (
          name
        ) : (
          <TextLink to={to} tabIndex={tabIndex}>
            {name}
          </TextLink>
        );
      },
    },
    {
      key: "date",
      heading: "Datum",
      width: 100,
      leftOut: 1,
      phone: "hidden",
      render: ({ voucher }) => voucher.date,
    },
    {
      key: "text",
      heading: "Text",
      phone: "title",
      title: ({ voucher }) => voucher.text,
      render: ({ voucher }) => voucher.text,
    },
    {
      key: "number",
      heading: "VAT-nummer",
      width: 170,
      least: 150,
      phone: "meta",
      render: (row) =>
        isReadOnly ? (
          (row.vatNumber ?? "Saknas")
        ) : (
          <VatNumberInput row={row} onCommit={onCommit} onError={onError} />
        ),
    },
    ...(isPhone
      ? [PHONE_SUM]
      : [
          amount("35", "Varor (35)", 35),
          amount("38", "Trepart (38)", 38),
          amount("39", "Tjänster (39)", 39),
        ]),
  ];
}

function amount(key: string, heading: string, box: EcSalesBox): Column<EcSalesRow> {
  return {
    key,
    heading,
    width: 124,
    least: 100,
    align: "right",
    phone: "hidden",
    render: ({ amounts }) => (amounts[box] === 0 ? "" : formatOre(amounts[box])),
  };
}

/** A phone has room for one amount: what was sold in all. */
const PHONE_SUM: Column<EcSalesRow> = {
  key: "sum",
  heading: "Belopp",
  align: "right",
  phone: "amount",
  render: ({ amounts }) => formatOre(sumOre(EC_SALES_BOXES.map((box) => amounts[box]))),
};
