import type { Account } from "../../account-plan/index.ts";
import { isNamedAbroad, isNamedWithoutVat } from "./vat-names.ts";

/** The kind of an account without VAT, by its number, name and type. */
export type WithoutVat =
  | "vat-account"
  | "money"
  | "receivable"
  | "debt"
  | "equity"
  | "named-without"
  | "margin"
  | "other-sale"
  | "other-purchase"
  | "main-account"
  | "group"
  | "insurance"
  | "partly-deductible"
  | "bank-fee"
  | "wages"
  | "fees-on-wages"
  | "depreciation"
  | "financial"
  | "closing"
  | "tax"
  | "no-rate"
  | "which-rate"
  | "unknown";

type Test = (account: Account, group: number) => boolean;

/** The accounts of BAS above those for each rate, of purchases with reverse charge and of import. */
const MAIN_ACCOUNTS: ReadonlySet<number> = new Set([4060, 4070, 4080, 4410, 4420, 4510, 4530, 4540]);
/** Passenger cars, and representation beyond the limit. */
const PARTLY_DEDUCTIBLE: ReadonlySet<number> = new Set([1226, 5615, 5820, 6072, 7632]);

const named =
  (words: RegExp): Test =>
  ({ name }) =>
    words.test(name);
/** Whether the first two digits of the number are in a range. */
const within =
  (from: number, to: number): Test =>
  (_, group) =>
    group >= from && group <= to;
const typed =
  (type: Account["type"]): Test =>
  (account) =>
    account.type === type;

/**
 * Purchases and costs that may have VAT, by their number: not changes in stock (49), damages and losses (63), or the
 * VAT that a mixed business cannot deduct.
 */
function isPurchase({ id, type }: Account, group: number): boolean {
  const isInRange = (group >= 40 && group <= 48) || (group >= 50 && group <= 69) || group === 76;
  return type === "cost" && isInRange && group !== 63 && id !== 6999;
}

/** The first match. The account's name is tested before its number, since other charts use numbers differently. */
const KINDS: readonly (readonly [WithoutVat, Test])[] = [
  ["vat-account", ({ name }, group) => (group === 26 || group === 16) && /moms/i.test(name)],
  ["depreciation", named(/avskrivning|nedskrivning|värdeminskning/i)],
  ["partly-deductible", ({ id }) => PARTLY_DEDUCTIBLE.has(id)],
  ["closing", within(21, 22)],
  ["money", ({ type }, group) => type === "asset" && group === 19],
  ["receivable", ({ type, name }, group) => type === "asset" && (group === 15 || /fordr/i.test(name))],
  ["debt", typed("liability")],
  ["equity", typed("equity")],
  ["named-without", ({ name }) => isNamedWithoutVat(name)],
  ["margin", named(/\bVMB\b|vinstmarginal/i)],
  ["main-account", ({ id, name }) => MAIN_ACCOUNTS.has(id) && isNamedAbroad(name)],
  ["wages", within(70, 73)],
  ["fees-on-wages", within(74, 75)],
  ["depreciation", within(77, 78)],
  ["financial", within(80, 87)],
  ["closing", within(88, 89)],
  ["group", named(/\(gruppkonto\)/i)],
  ["other-sale", ({ name }, group) => group < 36 && group >= 30 && isNamedAbroad(name)],
  ["other-purchase", ({ type, name }) => type === "cost" && isNamedAbroad(name)],
  ["insurance", ({ type, name }) => type === "cost" && /försäkring/i.test(name)],
  ["bank-fee", ({ type, name }) => type === "cost" && /^bank/i.test(name)],
  ["partly-deductible", ({ type, name }) => type === "cost" && /representation/i.test(name)],
  ["tax", ({ type, name }) => type === "cost" && /(?:trängsel|fastighets|fordons)skatt/i.test(name)],
  ["no-rate", isPurchase],
];

/** The kind of an account without VAT; unknown when nothing decides it. */
export function withoutVat(account: Account): WithoutVat {
  const group = Math.trunc(account.id / 100);
  return KINDS.find(([, fits]) => fits(account, group))?.[0] ?? "unknown";
}

/** Why it has no VAT, and what to do: the end of a sentence that begins with the account. */
export const WITHOUT_VAT_TEXT: Readonly<Record<WithoutVat, string>> = {
  "vat-account": "är självt ett momskonto: dela upp raden med köpet eller försäljningen i stället",
  money: "är pengarna, och där står hela beloppet: dela upp raden med köpet eller försäljningen i stället",
  receivable:
    "är en fordran, och där står hela beloppet: dela upp raden med försäljningen eller köpet i stället",
  debt: "är en skuld, och där står hela beloppet: dela upp raden med köpet eller försäljningen i stället",
  equity: "är eget kapital, som det inte är någon moms på: låt hela beloppet stå på raden",
  "named-without": "är för det som är utan moms: låt hela beloppet stå, eller välj ett konto med moms",
  margin: "är för vinstmarginal, där momsen räknas på marginalen: räkna ut den och skriv den på en egen rad",
  "other-sale": "är för försäljning utan svensk moms: låt hela beloppet stå, eller välj ett konto med moms",
  "other-purchase":
    "är för köp utan vanlig svensk moms: låt hela beloppet stå, eller välj kontot för köpet i grupp 44 eller 45",
  "main-account":
    "säger inte vilken sats det är: välj kontot för satsen strax under det, och dela upp raden sedan",
  group: "är ett gruppkonto: välj ett av kontona under det, som säger vilken moms det är",
  insurance: "är försäkring, som är undantagen från moms: låt hela beloppet stå på raden",
  "partly-deductible":
    "har moms som bara får dras av till en del: räkna ut den delen och skriv den på en egen rad på 2641",
  "bank-fee":
    "är avgifter till banken, som oftast är utan moms: står det moms på underlaget, välj satsen i radens meny Mer i läget Avancerad",
  wages:
    "är lön eller ersättning till anställda, som det inte är någon moms på: låt hela beloppet stå på raden",
  "fees-on-wages":
    "är pension eller avgifter på lön, som det inte är någon moms på: låt hela beloppet stå på raden",
  depreciation: "är värdeminskning, som det inte är någon moms på: låt hela beloppet stå på raden",
  financial: "är ränta eller annat finansiellt, som är utan moms: låt hela beloppet stå på raden",
  closing: "hör till bokslutet, där det inte är någon moms: låt hela beloppet stå på raden",
  tax: "är skatt, som det inte är någon moms på: låt hela beloppet stå på raden",
  "no-rate":
    "har ingen given sats: står det moms på underlaget, välj satsen i radens meny Mer i läget Avancerad, så bokförs momsen på 2641",
  "which-rate": "säger inte vilken sats det är: välj satsen i radens meny Mer i läget Avancerad",
  unknown: "har ingen given moms: står det moms på underlaget, skriv den på en egen rad",
};
