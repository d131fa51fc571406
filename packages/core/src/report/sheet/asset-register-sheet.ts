import type { AssetItem } from "../../asset/index.ts";
import { negateOre, type Ore, sumOre } from "../../money/index.ts";
import {
  type AssetRegister,
  type AssetRegisterGroup,
  type AssetValues,
  type RegisteredAssetList,
  valuesOfItem,
} from "../asset-register.ts";
import {
  amountCell,
  listedRows,
  type ReportSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  textCell,
} from "./report-sheet.ts";

const COLUMNS: readonly SheetColumn[] = [
  { heading: "Inventarie", kind: "text" },
  { heading: "Anskaffningsvärde", kind: "amount" },
  { heading: "Årets avskrivning", kind: "amount" },
  { heading: "Ackumulerad avskrivning", kind: "amount", narrow: "below" },
  { heading: "Bokfört värde", kind: "amount", narrow: "main" },
];

/** The asset register: items and sums of each list, and what the accounts have, with the difference (RE19). */
export function assetRegisterSheet({ range, groups }: AssetRegister): ReportSheet {
  const rows = groups.flatMap(groupRows);
  return {
    title: "Inventarieförteckning",
    range,
    form: "levels",
    columns: COLUMNS,
    page: listedRows(rows),
    file: () => rows,
  };
}

function groupRows(group: AssetRegisterGroup): readonly SheetRow[] {
  const { depreciationAccount: account, lists, sum, booked } = group;
  const classText = `konto ${account - 9}–${account - 1} och ${account}`;
  const amounts = ({ price, accumulated, bookValue }: AssetRegisterGroup["booked"]) => [
    amountCell(price),
    undefined,
    amountCell(accumulated),
    amountCell(bookValue),
  ];
  const differenceOf = (field: keyof AssetRegisterGroup["booked"]): Ore =>
    sumOre([sum[field], negateOre(booked[field])]);
  const difference = {
    price: differenceOf("price"),
    accumulated: differenceOf("accumulated"),
    bookValue: differenceOf("bookValue"),
  };
  return [
    ...lists.flatMap(listRows),
    sumRow("summary", `sum-${account}`, `Summa ${classText}`, valueCells(sum)),
    sumRow("summary", `booked-${account}`, `Bokfört på ${classText}`, amounts(booked)),
    sumRow("total", `difference-${account}`, "Skillnad", amounts(difference)),
  ];
}

function listRows({ list, items, disposed, sum }: RegisteredAssetList): readonly SheetRow[] {
  return [
    { kind: "heading", id: `list-${list.id}`, level: 1, cells: [textCell(list.name)], keep: "next" },
    ...items.map((item) => itemRow(item, valueCells(valuesOfItem(item)), [])),
    ...disposed.map((item) => itemRow(item, disposedCells(item), [`avyttrad ${String(item.disposedOn)}`])),
    sumRow("subtotal", `sum-${list.id}`, `S:a ${list.name}`, valueCells(sum)),
  ];
}

function itemRow(
  { id, name, purchaseDate, depreciationYears }: AssetItem,
  cells: readonly (SheetCell | undefined)[],
  notes: readonly string[],
): SheetRow {
  const facts = [`köpt ${purchaseDate}`, `${depreciationYears} år`.replace(".", ",")];
  return {
    kind: "row",
    id: `item-${id}`,
    level: 2,
    cells: [textCell([name, ...facts, ...notes].join(", ")), ...cells],
  };
}

function sumRow(
  kind: "subtotal" | "summary" | "total",
  id: string,
  text: string,
  cells: readonly (SheetCell | undefined)[],
): SheetRow {
  return { kind, id, level: 1, cells: [textCell(text), ...cells], keep: "previous" };
}

/** Of what has left the books there is the depreciation of the year alone. */
function disposedCells({ depreciationAmount }: AssetItem): readonly (SheetCell | undefined)[] {
  return [undefined, amountCell(depreciationAmount), undefined, undefined];
}

function valueCells({ price, ofYear, accumulated, bookValue }: AssetValues): readonly SheetCell[] {
  return [price, ofYear, accumulated, bookValue].map(amountCell);
}
