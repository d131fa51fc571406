import { formatOre, negateOre, type Ore, ore } from "../../money/index.ts";
import type { BadDebtWithoutBase } from "./bad-debt-vat.ts";
import type { VoucherWithoutBase } from "./voucher-without-base.ts";

/** How the base of a loss on a customer comes where its VAT is (VR22), in Swedish. */
export function badDebtText(debt: BadDebtWithoutBase): string {
  const { voucher, date, price, isDifference } = debt;
  const isLoss = price < 0;
  const what = isLoss
    ? "är en kundförlust som minskar utgående moms"
    : "tar tillbaka en kundförlust och ökar utgående moms";
  const changes = isLoss ? "minskar" : "ökar";
  return isDifference
    ? `${voucher} (${date}) ${what}, men försäljningen i ruta 05 är densamma. Den ska ändras lika mycket i samma period: bokför ${rowsText(debt)}, så ${changes} ruta 05 och resultatet är detsamma.`
    : `${voucher} (${date}) ${what}. Försäljningen i ruta 05 ska ändras lika mycket i samma period. Kontrollera att det är bokfört så: ${rowsText(debt)}.`;
}

/** How the price of a sold asset comes into box 05 (VR12), in Swedish. */
export function soldAssetText(sold: VoucherWithoutBase): string {
  return `${sold.voucher} har moms på en såld anläggningstillgång, men priset är inte med i ruta 05. Bokför ${rowsText(sold)}, så kommer det dit och resultatet är detsamma. Välj ingen Momstyp på vinsten eller förlusten (${sold.results.join(", ")}): den är inte priset.`;
}

/** The bases, and what is booked against them in no box: of one base its amount once. */
function rowsText({ bases, price, offset }: Pick<VoucherWithoutBase, "bases" | "price" | "offset">): string {
  const rows = bases.map(
    ({ amount, sales }) => `${amountText(amount)} i ${sideOf(negateOre(amount))} på ${sales}`,
  );
  const last = `i ${sideOf(price)} på ${offset} (ett konto utan Momstyp)`;
  return `${rows.join(", ")} och ${bases.length === 1 ? "" : `${amountText(price)} `}${last}`;
}

function amountText(amount: Ore): string {
  return formatOre(ore(Math.abs(amount)));
}

/** Debit is above 0. */
function sideOf(amount: number): string {
  return amount < 0 ? "kredit" : "debet";
}
