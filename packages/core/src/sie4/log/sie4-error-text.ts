import { formatOre, type Ore } from "../../money/index.ts";
import type { ModificationError, Sie4Error, Sie4ErrorCode, Sie4VoucherName } from "./sie4-entries.ts";

type ErrorTexts = { readonly [Code in Sie4ErrorCode]: (error: Sie4Error<Code>) => string };

const EXPORT_AGAIN = "Exportera filen igen från ditt förra program";

const TEXTS: ErrorTexts = {
  "not-sie": () => "Filen är inte en SIE fil",
  "checksum-unfinished": () =>
    `Filen är avklippt: den börjar med en kontrollsumma (#KSUMMA) men slutar inte med en. ${EXPORT_AGAIN}`,
  "year-missing": ({ years }) =>
    `Fiscal year not found. Räkenskapsåret saknas: filen anger andra räkenskapsår men inte sitt eget (#RAR 0), och ${voucherYearsText(years)}`,
  "bad-amount": ({ text }) => `”${text}” är inte ett belopp`,
  "amount-too-large": ({ text }) => `beloppet ${text} är för stort`,
  "amount-not-whole-ore": ({ text }) => `beloppet ${text} är inte i hela ören`,
  "bad-date": ({ text }) => (text === "" ? "verifikationsdatum saknas" : `”${text}” är inte ett datum`),
  "bad-number": ({ text }) => `”${text}” är inte ett verifikationsnummer`,
  "bad-year": ({ label, text }) =>
    `”${text}” i #${label} är inte ett årsnummer: 0 är filens räkenskapsår, -1 året före`,
  "year-unreadable": ({ text }) =>
    `räkenskapsåret i #RAR 0 kan inte läsas (”${text}”): datum skrivs ÅÅÅÅMMDD och är mellan 1900 och 2199, och året slutar efter sin början`,
  "record-contradicts": ({ label, firstLine }) =>
    `#${label} säger något annat än #${label} på rad ${firstLine}, bara en av dem kan gälla`,
  "rows-on-voucher-line": (error) =>
    `raderna i ${nameOf(error)} står på samma rad som #VER, och varje rad måste stå för sig`,
  "label-unknown": ({ label, meant }) =>
    meant === undefined
      ? `#${label} i en verifikation är en okänd etikett, och raden kan inte läsas`
      : `#${label} är en okänd etikett, och posten kan inte läsas: det ska stå #${meant}`,
  "records-behind-end": () =>
    "det står poster efter ett tecken för filslut (byte 1A) som inte har lästs: filen kan vara hopsatt av flera",
  "nul-character": () =>
    "tecknet NUL finns inte i någon text: filen är skadad eller i ett annat teckenformat",
  "field-missing": ({ label }) => `#${label} saknar konto eller belopp`,
  "row-outside-voucher": ({ label }) => `#${label} står utanför en verifikation`,
  "record-unfinished": () =>
    `filen verkar vara avklippt: den slutar mitt i posten på den här raden. ${EXPORT_AGAIN}`,
  "voucher-unfinished": (error) =>
    `filen verkar vara avklippt: den slutar på rad ${error.endLine}, innan ${nameOf(error)} är slut. ${EXPORT_AGAIN}`,
  unbalanced: (error) => `${nameOf(error)} balanserar inte, differensen är ${formatOre(error.difference)}`,
  modification: (error) => `${MODIFICATION_TEXTS[error.reason]} (${nameOf(error)})`,
  "repeated-number": (error) =>
    `${nameOf(error)} har samma serie och nummer som verifikationen på rad ${error.firstLine}`,
  "date-outside-year": (error) =>
    `${nameOf(error)} har datumet ${error.date}, som ligger utanför filens räkenskapsår`,
  "account-undeclared": (error) => `${usedAccount(error)} saknas i filens kontoplan`,
  "account-unusable": (error) =>
    `${usedAccount(error)} kan inte importeras, kontonummer måste vara 1000–9999`,
  "more-errors": ({ count, like }) => `ytterligare ${count} fel som detta: ${sie4ErrorText(like)}`,
};

/** These sentences are English on the page too. */
const MODIFICATION_TEXTS: Readonly<Record<ModificationError, string>> = {
  "no-transactions-recorded":
    "Modification post noted but no transactions recorded. En tillagd rad (#RTRANS) saknar sin #TRANS-rad",
  "next-transaction-not-normal":
    "Modification post noted but next transaction not normal. En tillagd rad (#RTRANS) följs av något annat än sin #TRANS-rad",
  "different-account":
    "Modification post noted but different account. En tillagd rad (#RTRANS) har ett annat konto än sin #TRANS-rad",
  "different-objects":
    "Modification post noted but different objects. En tillagd rad (#RTRANS) har andra objekt än sin #TRANS-rad",
  "different-amount":
    "Modification post noted but different amount. En tillagd rad (#RTRANS) har ett annat belopp än sin #TRANS-rad",
  "different-quantity":
    "Modification post noted but different quantity. En tillagd rad (#RTRANS) har en annan kvantitet än sin #TRANS-rad",
};

/** What blocks the import, in Swedish, with the place in the file. */
export function sie4ErrorText<Code extends Sie4ErrorCode>(error: Sie4Error<Code>): string {
  const text = TEXTS[error.code](error);
  return error.line > 0 ? `Rad ${error.line}: ${text}` : text;
}

/** The years of a file's vouchers, where the file does not name its own. */
export function voucherYearsText(years: readonly number[]): string {
  return years.length === 0
    ? "inga verifikationer som visar vilket det är"
    : `verifikationerna är daterade ${years.join(", ")}`;
}

/** The name of a voucher for a person: "A 12". */
export function voucherNameText({ series, number }: Sie4VoucherName): string {
  const name = `${series} ${number}`.trim();
  return name === "" ? "utan nummer" : name;
}

/** Rows that sum to zero, or that are struck out, use an account too. */
function usedAccount({
  account,
  amount,
  isStruck = false,
}: {
  readonly account: string;
  readonly amount: Ore;
  readonly isStruck?: boolean;
}): string {
  return amount === 0
    ? `kontot ${account}, som används i verifikationer,`
    : `kontot ${account} med ${isStruck ? "det strukna " : ""}beloppet ${formatOre(amount)}`;
}

function nameOf(voucher: Sie4VoucherName): string {
  return `verifikation ${voucherNameText(voucher)}`;
}
