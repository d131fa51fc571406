import { cutToKronor, negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { invariant } from "../shared/index.ts";
import type { FilledField } from "./filled-fields.ts";
import {
  netOf,
  type ReturnAccount,
  type ReturnGroup,
  type ReturnPart,
  type ReturnRow,
} from "./return-row.ts";
import type { SruField } from "./sru-entries.ts";
import type { TaxFormGroup, TaxFormPart, TaxFormRow } from "./tax-form.ts";

type Filled = ReadonlyMap<number, FilledField>;

interface YearResult {
  /** Profit positive. */
  readonly result: Ore;
  /** What of it no account holds yet. */
  readonly unbooked: Ore;
}

/** Free equity of INK2 and equity of NE: where the year's result is, once it is booked (TX7). */
const EQUITY_FIELDS: ReadonlySet<number> = new Set([7302, 7300]);

/** A part of the form with what its fields hold. */
export function returnPart(part: TaxFormPart, filled: Filled, year: YearResult): ReturnPart {
  const { form, section, name } = part;
  return { form, section, name, items: part.items.map((group) => returnGroup(group, filled, year)) };
}

function returnGroup(group: TaxFormGroup, filled: Filled, year: YearResult): ReturnGroup {
  const { section, name } = group;
  const items = group.items.map((row) => returnRow(row, filled, year));
  if (items.some(({ isResult }) => isResult)) return { section, name, items };
  const orientation = orientationOf(group);
  const sum = {
    total: netOf(items, orientation, "total"),
    roundedTotal: netOf(items, orientation, "roundedTotal"),
  };
  return { section, name, items, sum };
}

/** Costs alone are summed as costs, everything else as income minus cost. */
function orientationOf({ items }: TaxFormGroup): "debit" | "credit" {
  return items.every(({ sruMap }) => sruMap[0].orientation === "debit") ? "debit" : "credit";
}

function returnRow(row: TaxFormRow, filled: Filled, { result, unbooked }: YearResult): ReturnRow {
  const mapping = row.sruMap.find(({ sru }) => filled.has(sru)) ?? row.sruMap[0];
  const { sru, orientation } = mapping;
  invariant(orientation !== undefined, `row ${row.section} has a side`);
  const { section, name, computed } = row;
  const base = { section, name, sru, orientation, isResult: computed === "result" };
  if (base.isResult) return { ...base, items: [], ...amounts(resultIn(row, result)) };
  const items = itemsOf(filled.get(sru), { sru, orientation }, unbooked);
  return { ...base, items, ...amounts(sumOre(items.map(({ amount }) => amount))) };
}

/** Of two rows for the result one is filled, by its sign; a form with one row has the result with its sign. */
function resultIn({ sruMap }: TaxFormRow, result: Ore): Ore {
  const condition = sruMap[0].accountMap[0]?.condition;
  if (condition === undefined) return result;
  if (condition === "+") return result > 0 ? result : ZERO_ORE;
  return result < 0 ? negateOre(result) : ZERO_ORE;
}

function itemsOf(
  field: FilledField | undefined,
  { sru, orientation }: Pick<SruField, "sru" | "orientation">,
  unbooked: Ore,
): readonly ReturnAccount[] {
  const items = (field?.accounts ?? []).map(({ accountNo, name, amount }) => {
    return { accountNo, name, amount: orientation === "debit" ? amount : negateOre(amount) };
  });
  const result = { name: "Årets resultat, inte bokfört", amount: unbooked };
  return unbooked !== 0 && EQUITY_FIELDS.has(sru) ? [...items, result] : items;
}

function amounts(total: Ore) {
  return { total, roundedTotal: cutToKronor(total) };
}
