import { type AccountPlan, accountNo } from "../account-plan/index.ts";
import type { PreparedEntry } from "../asset/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import {
  cutToKronor,
  formatOre,
  formatWholeKronor,
  negateOre,
  type Ore,
  ore,
  sumOre,
  ZERO_ORE,
} from "../money/index.ts";

/** The income tax of a limited company, as its return has it now and as it is booked (TX15); in öre. */
export interface TaxToBook {
  /** The surplus of the return, rounded down to whole tens of kronor; 0 without a surplus. */
  readonly taxable: Ore;
  /** In thousandths: 206 is 20.6 percent. */
  readonly rate: number;
  /** In whole kronor. */
  readonly tax: Ore;
  /** What the year has on 8910, a cost positive. */
  readonly booked: Ore;
  /** What is left to book; negative where too much is booked. */
  readonly left: Ore;
}

/** The tax on the result of the year. */
export const TAX_ACCOUNT = accountNo(8910);

/** The debt to the tax agency for it. */
const TAX_DEBT_ACCOUNT = accountNo(2512);

/** By the first day of a fiscal year (IL 65 kap. 10 §), the latest first. */
const RATES = [
  { from: "2021-01-01", rate: 206 },
  { from: "2019-01-01", rate: 214 },
] as const;
const EARLIER_RATE = 220;

const TEN_KRONOR = 1000;

/** The tax on the surplus of a return, and what of it is booked in the year. */
export function taxToBook(ledger: Ledger, surplus: Ore): TaxToBook {
  const { fiscalYear } = ledger;
  const taxable = ore(Math.floor(Math.max(surplus, 0) / TEN_KRONOR) * TEN_KRONOR);
  const rate = RATES.find(({ from }) => from <= fiscalYear.from)?.rate ?? EARLIER_RATE;
  // A thousandth of whole tens of kronor is whole öre.
  const tax = cutToKronor(ore((taxable / 1000) * rate));
  const booked = periodBalances(ledger, fiscalYearRange(fiscalYear)).get(TAX_ACCOUNT)?.period ?? ZERO_ORE;
  return { taxable, rate, tax, booked, left: sumOre([tax, negateOre(booked)]) };
}

/** What is left to book as an entry of the year's last day; undefined where nothing is, or the chart lacks an account. */
export function taxEntry(
  { fiscalYear }: Pick<Ledger, "fiscalYear">,
  { left }: TaxToBook,
  { accounts2 }: Pick<AccountPlan, "accounts2">,
): PreparedEntry | undefined {
  const entries = [
    { accountId: TAX_ACCOUNT, amount: left },
    { accountId: TAX_DEBT_ACCOUNT, amount: negateOre(left) },
  ];
  const isKnown = entries.every(({ accountId }) => accounts2.some(({ id }) => id === accountId));
  if (left === 0 || !isKnown) return undefined;
  return { date: fiscalYear.to, text: "Skatt på årets resultat", entries };
}

/** How the tax is worked out, and how it stands to what is booked, a sentence each. */
export function taxToBookTexts({ taxable, rate, tax, booked, left }: TaxToBook): readonly string[] {
  const worked =
    taxable === 0
      ? "Deklarationen har inget överskott att betala skatt på."
      : `${percentText(rate)} av ${formatWholeKronor(taxable)} kr (överskottet avrundat nedåt till hela tiotal kronor) är ${formatWholeKronor(tax)} kr.`;
  return [worked, bookedText(booked, left)];
}

function percentText(rate: number): string {
  return `${Math.floor(rate / 10)},${rate % 10}\u00A0%`;
}

function bookedText(booked: Ore, left: Ore): string {
  const account = `konto ${TAX_ACCOUNT}`;
  if (left === 0)
    return booked === 0 ? `Inget är bokfört på ${account}.` : `Så mycket är bokfört på ${account}.`;
  const now =
    booked === 0 ? `Inget är bokfört på ${account}` : `På ${account} är ${formatOre(booked)} bokfört`;
  return left > 0
    ? `${now}: ${formatOre(left)} är kvar att bokföra, på ${TAX_ACCOUNT} mot ${TAX_DEBT_ACCOUNT}.`
    : `${now}: ${formatOre(negateOre(left))} för mycket, som bokförs tillbaka på ${TAX_DEBT_ACCOUNT} mot ${TAX_ACCOUNT}.`;
}
