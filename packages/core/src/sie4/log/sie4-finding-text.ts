import { formatOre, type Ore } from "../../money/index.ts";
import { heldOre } from "../amounts/held-ore.ts";
import type { NumberRange, Sie4Finding, Sie4FindingCode } from "./sie4-entries.ts";
import { voucherNameText } from "./sie4-error-text.ts";

type FindingTexts = { readonly [Code in Sie4FindingCode]: (finding: Sie4Finding<Code>) => string };

const TEXTS: FindingTexts = {
  "flag-set": () => "filen har redan lästs in i ett annat program (#FLAGGA 1)",
  "checksum-wrong": ({ declared, computed }) =>
    `kontrollsumman stämmer inte (filen anger ${declared}, innehållet ger ${computed}): filen kan ha ändrats eller skadats`,
  "checksum-without-start": () => "kontrollsumman saknar början och har inte kontrollerats",
  "record-missing": ({ label }) => `posten #${label} saknas`,
  "format-unknown": ({ text }) => `formatet ”${text}” är inte PC8, tecknen läses efter filens innehåll`,
  "type-unknown": ({ text }) =>
    `”${text}” i #SIETYP är inte en SIE-typ (1–4), filen läses efter sitt innehåll`,
  "damaged-text": ({ text }) => text,
  "rubbish-line": () => "raden är inte en SIE post och har hoppats över",
  unterminated: () => "citattecken eller klammer avslutas inte, fältet slutar med raden",
  "opening-brace-missing": () => "inledande klammer saknas före verifikationens rader",
  "closing-brace-missing": () => "avslutande klammer saknas efter verifikationens rader",
  "field-ignored": ({ text, label }) => `”${text}” i #${label} kan inte läsas och har utelämnats`,
  "fields-extra": ({ label, texts, count }) => {
    const named = [...texts.map((text) => `”${text}”`), ...(count > texts.length ? ["…"] : [])].join(", ");
    return count === 1
      ? `#${label} har ett fält för mycket (${named}), det har utelämnats`
      : `#${label} har ${count} fält för mycket (${named}), de har utelämnats`;
  },
  "list-ignored": ({ label }) => `en lista inom klamrar i #${label} hör inte dit och har utelämnats`,
  "objects-odd": ({ label }) =>
    `objektlistan i #${label} är inte bara par av dimension och objekt, högst 32 par: resten av den har utelämnats`,
  "stray-mark": ({ label }) =>
    `ett citattecken eller en klammer står inne i ett fält i #${label} och har lästs som en del av texten`,
  "added-row-differs": ({ text }) =>
    `”${text}” i #TRANS har utelämnats, #RTRANS på raden före säger något annat om samma rad`,
  "labels-unknown": ({ labels, hasMore, count }) => {
    const named = [...labels.map((label) => `#${label}`), ...(hasMore ? ["…"] : [])].join(", ");
    return count === 1
      ? `en post med okänd etikett (${named}) har hoppats över`
      : `${count} poster med okänd etikett (${named}) har hoppats över`;
  },
  "record-repeated": ({ label }) => `#${label} anges två gånger, den senare gäller`,
  "line-end-missing": () =>
    "filens sista rad är inte avslutad: kontrollera att inget saknas i slutet av filen",
  "text-behind-end": () => "det står text efter tecknet för filslut (byte 1A), den har inte lästs",
  "record-incomplete": ({ label }) => `#${label} är ofullständig och har hoppats över`,
  "record-again": ({ label }) => `#${label} anges igen, den första gäller`,
  "year-unknown": ({ label, text }) =>
    `”${text}” i #${label} är inte ett årsnummer (0, -1, -2 …), posten har hoppats över`,
  "amount-rounded": ({ text }) => `beloppet ${text} har avrundats till hela ören`,
  "account-repeated": ({ account }) => `kontot ${account} anges två gånger, det senare namnet gäller`,
  "account-undeclared": ({ account, label }) => `kontot ${account} i #${label} saknas i filens kontoplan`,
  "account-skipped": ({ account }) =>
    `kontot ${account} har inga belopp för räkenskapsåret och importeras inte, kontonummer måste vara 1000–9999`,
  "balance-repeated": ({ label, account }) =>
    `#${label} anges två gånger för konto ${account}, beloppen har summerats`,
  "balance-on-wrong-account": ({ label, account }) =>
    `#${label} anges för ${label === "RES" ? "balanskontot" : "resultatkontot"} ${account}`,
  "opening-from-last-year": ({ count }) =>
    `filen har inga ingående balanser (#IB 0): ${count === 1 ? "en utgående balans" : `${count} utgående balanser`} från året före (#UB -1) blir årets ingående`,
  "opening-sum": ({ sum }) => `de ingående balansernas summa är ${formatOre(sum)} och inte noll`,
  "opening-differs-from-last-year": ({ account, opening, closing }) =>
    `konto ${account} börjar året med ${formatOre(opening)}, men slutade året före med ${formatOre(closing)} (#UB -1): skillnaden är ${differenceText(opening, closing)}`,
  "closing-differs": ({ count, isBalanced, lastDate, yearEnd }) => {
    const accounts = count === 1 ? "ett konto" : `${count} konton`;
    const reading = isBalanced
      ? "Skillnaderna tar ut varandra, som när hela verifikationer saknas eller är för många. "
      : "";
    const last = lastDate === undefined ? "" : `Den sista verifikationen är daterad ${lastDate}. `;
    const end = yearEnd === undefined ? "" : `Räkenskapsåret slutar ${yearEnd}. `;
    return `verifikationerna leder till andra saldon än dem som filen anger (#UB, #RES) på ${accounts}. ${reading}${last}${end}Huvudbok räknar alla saldon på ingående balanser och verifikationer`;
  },
  "closing-differs-from-rows": ({ account, stated, computed }) =>
    stated === undefined
      ? `konto ${account}: filen anger inget saldo, ingående balans och verifikationer ger ${formatOre(computed)}`
      : `konto ${account}: filen anger saldot ${formatOre(stated)}, ingående balans och verifikationer ger ${formatOre(computed)}, skillnaden är ${differenceText(stated, computed)}`,
  "closing-missing": () =>
    "filen har inga utgående saldon (#UB, #RES) att kontrollera verifikationerna mot, och den kan vara avklippt",
  "numbers-missing": ({ series, ranges, hasMore, count }) => {
    const named = [...ranges.map(rangeText), ...(hasMore ? ["…"] : [])].join(", ");
    return count === 1
      ? `i serie ${series} har ingen verifikation numret ${named}`
      : `i serie ${series} har ingen verifikation numren ${named} (${count} nummer)`;
  },
  "voucher-empty": (finding) => `verifikation ${voucherNameText(finding)} saknar rader`,
  "not-ascending": (finding) =>
    `numren i serie ${finding.series} är inte stigande från verifikation ${voucherNameText(finding)}`,
  "number-assigned": ({ series, number }) => `verifikation utan nummer har fått ${series} ${number}`,
  "series-assigned": ({ series, count }) =>
    count === 1
      ? `en verifikation utan serie har fått serien ${series}`
      : `${count} verifikationer utan serie har fått serien ${series}`,
  "more-findings": ({ count, like }) => `ytterligare ${count} som denna: ${sie4FindingText(like)}`,
};

/** What a person should know about a file, in Swedish, with the place in the file. */
export function sie4FindingText<Code extends Sie4FindingCode>(finding: Sie4Finding<Code>): string {
  const text = TEXTS[finding.code](finding);
  return finding.line > 0 ? `Rad ${finding.line}: ${text}` : text;
}

function differenceText(one: Ore, other: Ore): string {
  return formatOre(heldOre(one - other));
}

function rangeText({ first, last }: NumberRange): string {
  return first === last ? String(first) : `${first}–${last}`;
}
