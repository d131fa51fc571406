import type { Account } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { type AccountVat, DOMESTIC_PURCHASE, vatOfTaxCode } from "./coded-vat.ts";
import { foodVatRate } from "./food-rate.ts";
import { isNamedAbroad, isNamedFood, isNamedWithoutVat, rateInName } from "./vat-names.ts";
import type { VatRate } from "./vat-rates.ts";
import type { VatSplitRefusal } from "./vat-split-refusal.ts";
import { type WithoutVat, withoutVat } from "./without-vat.ts";

/** What decides the rate besides the account. */
interface RateSources {
  readonly table: ReadonlyMap<number, AccountVat>;
  readonly date: IsoDate | undefined;
  /** The rate that a person has chosen. */
  readonly chosen: VatRate | undefined;
}

/** The reasons that a chosen rate overrules: nothing says that there is no VAT. */
const CHOOSABLE: ReadonlySet<WithoutVat> = new Set<WithoutVat>(["no-rate", "bank-fee", "group"]);

/**
 * The VAT of an account that the table does not have (TR5): what its tax code says, else that of a purchase in Sweden.
 * The rate is the one in its name, that of food, that of its group, or the one that is chosen.
 */
export function vatOfUnlisted(account: Account, sources: RateSources): Result<AccountVat, VatSplitRefusal> {
  const { id, name, type, taxCode } = account;
  const reason = withoutVat(account);
  const none = (why: WithoutVat) => err({ code: "no-vat", account: id, reason: why } as const);
  if (taxCode !== undefined) {
    const coded = isNamedWithoutVat(name) ? undefined : vatOfTaxCode(taxCode, type);
    if (coded === undefined)
      return reason === "no-rate" ? err({ code: "tax-code", account: id, taxCode }) : none(reason);
    const rate = rateNamed(name, sources.date) ?? sources.chosen;
    return rate === undefined ? none("which-rate") : ok({ ...coded, rate });
  }
  if (!CHOOSABLE.has(reason) || isNamedAbroad(name)) return none(reason);
  const own =
    reason === "no-rate" ? (rateNamed(name, sources.date) ?? rateOfGroup(id, sources.table)) : undefined;
  const rate = own ?? sources.chosen;
  return rate === undefined ? none(reason) : ok({ ...DOMESTIC_PURCHASE, rate });
}

function rateNamed(name: string, date: IsoDate | undefined): VatRate | undefined {
  return rateInName(name) ?? (isNamedFood(name) ? foodVatRate(date) : undefined);
}

/**
 * 25 percent for an account that stands for a whole group, as those of K1 do, when the table has purchases at that
 * rate in it. Travels (58) have only the lower rates, and none that is given.
 */
function rateOfGroup(id: number, table: RateSources["table"]): VatRate | undefined {
  const size = sizeOfGroup(id);
  const members = Array.from({ length: size }, (_, index) => table.get(id + index));
  return members.some((vat) => vat?.treatment === "input" && vat.rate === 25) ? 25 : undefined;
}

/** How many numbers an account stands for: each kind of vehicle has ten of its own in 56. */
function sizeOfGroup(id: number): number {
  if (id % 100 === 0) return 100;
  return Math.trunc(id / 100) === 56 && id % 10 === 0 ? 10 : 0;
}
