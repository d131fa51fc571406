import { accountNo } from "@huvudbok/core/account-plan";
import type { JournalTemplate } from "@huvudbok/core/journal-template";
import type { AccountChoice } from "./planned-voucher.ts";

/** A few templates: percent of the largest row, where the row of 0 takes what is left. */
export function demonstrationTemplates(
  { goods }: AccountChoice,
  newGuid: () => string,
): readonly JournalTemplate[] {
  const template = (
    name: string,
    description: string,
    rows: readonly (readonly [account: number, percent: number])[],
  ): JournalTemplate => ({
    id: newGuid(),
    name,
    description,
    entries: rows.map(([account, amount]) => ({ accountId: accountNo(account), amount })),
  });
  return [
    template("Inköp med kort, 25 % moms", "Beloppet på kvittot, moms inräknad.", [
      [1930, -100],
      [2641, 20],
      [5460, 0],
    ]),
    template("Varor till butiken, 25 % moms", "Leverantörsfaktura från grossist.", [
      [2440, -100],
      [2641, 20],
      [goods, 0],
    ]),
    template("Kundfaktura, 25 % moms", "Fakturans belopp, moms inräknad.", [
      [1510, 100],
      [2611, -20],
      [3001, 0],
    ]),
  ];
}
