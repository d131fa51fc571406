import { expect, test } from "vitest";
import { type AccountNo, accountNo } from "../account-plan/index.ts";
import { type AssetItem, type AssetList, depreciatedItem } from "../asset/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type Ore, ore } from "../money/index.ts";
import { assetRegister } from "./asset-register.ts";
import { assetRegisterSheet } from "./sheet/asset-register-sheet.ts";
import { sheetCsv } from "./sheet/sheet-csv.ts";

const range = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
const item = (id: string, price: number, fields: Partial<AssetItem> = {}): AssetItem =>
  depreciatedItem(
    {
      id,
      name: `Sak ${id}`,
      purchaseDate: isoDate("2024-01-01"),
      purchasePrice: ore(price * 100),
      depreciationYears: 5,
      inboundDepreciationAmount: ore(price * 20),
      depreciationAmount: ore(0),
      ...fields,
    },
    range,
  );
const list = (id: string, account: number, ...items: readonly AssetItem[]): AssetList => ({
  id,
  name: `Lista ${id}`,
  depreciationAccountId: accountNo(account),
  depreciationCostAccountId: accountNo(7830),
  items,
});
const closing = (...rows: readonly (readonly [number, number])[]): ReadonlyMap<AccountNo, Ore> =>
  new Map(rows.map(([account, kronor]) => [accountNo(account), ore(kronor * 100)]));

test("RE19: items and lists add up to their accounts, and a difference is shown", () => {
  const sold = item("s", 1000, { disposedOn: isoDate("2025-03-31"), depreciationYears: 2.5 });
  const lists = [
    list("b", 1229, item("1", 10_000), sold),
    list("c", 1229, item("2", 5000)),
    list("a", 1219, item("3", 100)),
  ];
  const register = assetRegister(lists, range, closing([1220, 15_000], [1229, -5500], [1930, 9]));
  const sheet = assetRegisterSheet(register);
  expect(sheet.page.length).toBe([...sheet.file()].length);
  expect(sheetCsv(sheet).replaceAll("\uFEFF", "").split("\r\n")).toEqual([
    "Inventarie;Anskaffningsvärde;Årets avskrivning;Ackumulerad avskrivning;Bokfört värde",
    "Lista a;;;;",
    "Sak 3, köpt 2024-01-01, 5 år;100,00;20,00;40,00;60,00",
    "S:a Lista a;100,00;20,00;40,00;60,00",
    "Summa konto 1210–1218 och 1219;100,00;20,00;40,00;60,00",
    "Bokfört på konto 1210–1218 och 1219;0,00;;0,00;0,00",
    "Skillnad;100,00;;40,00;60,00",
    "Lista b;;;;",
    "Sak 1, köpt 2024-01-01, 5 år;10000,00;2000,00;4000,00;6000,00",
    "Sak s, köpt 2024-01-01, 2,5 år, avyttrad 2025-03-31;;98,63;;",
    "S:a Lista b;10000,00;2098,63;4000,00;6000,00",
    "Lista c;;;;",
    "Sak 2, köpt 2024-01-01, 5 år;5000,00;1000,00;2000,00;3000,00",
    "S:a Lista c;5000,00;1000,00;2000,00;3000,00",
    "Summa konto 1220–1228 och 1229;15000,00;3098,63;6000,00;9000,00",
    "Bokfört på konto 1220–1228 och 1229;15000,00;;5500,00;9500,00",
    "Skillnad;0,00;;500,00;-500,00",
    "",
  ]);
});
