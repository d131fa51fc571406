import { formatOre } from "../money/index.ts";
import { voucherNameText } from "./sie4-error-text.ts";
import type { Sie4Finding, Sie4FindingCode } from "./sie4-problem.ts";

type FindingTexts = { readonly [Code in Sie4FindingCode]: (finding: Sie4Finding<Code>) => string };

const TEXTS: FindingTexts = {
  "flag-set": () => "filen har redan lästs in i ett annat program (#FLAGGA 1)",
  "checksum-wrong": ({ declared, computed }) =>
    `kontrollsumman stämmer inte (filen anger ${declared}, innehållet ger ${computed}): filen kan ha ändrats eller skadats`,
  "checksum-without-start": () => "kontrollsumman saknar början och har inte kontrollerats",
  "record-missing": ({ label }) => `posten #${label} saknas`,
  "format-unknown": ({ text }) => `formatet "${text}" är inte PC8`,
  "type-unknown": ({ text }) => `"${text}" är inte en SIE typ`,
  "damaged-text": ({ text }) => text,
  "rubbish-line": () => "raden är inte en SIE post och har hoppats över",
  unterminated: () => "citattecken eller klammer avslutas inte, fältet slutar med raden",
  "opening-brace-missing": () => "inledande klammer saknas före verifikationens rader",
  "closing-brace-missing": () => "avslutande klammer saknas efter verifikationens rader",
  "field-ignored": ({ text, label }) => `"${text}" i #${label} kan inte läsas och har utelämnats`,
  "field-extra": ({ text, label }) => `"${text}" i #${label} är ett fält för mycket och har utelämnats`,
  "fields-left-out": ({ label, count }) => `#${label} har för många fält, de ${count} sista har utelämnats`,
  "list-ignored": ({ label }) => `en lista inom klamrar i #${label} hör inte dit och har utelämnats`,
  "objects-odd": ({ label }) =>
    `objektlistan i #${label} har fler delar än par av dimension och objekt, de överflödiga har utelämnats`,
  "stray-mark": ({ label }) =>
    `ett citattecken eller en klammer står inne i ett fält i #${label} och har lästs som en del av texten`,
  "added-row-differs": ({ text }) =>
    `"${text}" i #TRANS har utelämnats, #RTRANS på raden före säger något annat om samma rad`,
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
  "record-ignored": ({ label }) => `#${label} är ofullständig eller upprepad och har hoppats över`,
  "amount-rounded": ({ text }) => `beloppet ${text} har avrundats till hela ören`,
  "account-repeated": ({ account }) => `kontot ${account} anges två gånger, det senare namnet gäller`,
  "account-not-numeric": ({ account }) => `kontonumret ${account} är inte ett tal`,
  "account-undeclared": ({ account, label }) => `kontot ${account} i #${label} saknas i filens kontoplan`,
  "account-skipped": ({ account }) =>
    `kontot ${account} är utan belopp och importeras inte, kontonummer måste vara 1000–9999`,
  "balance-repeated": ({ label, account }) =>
    `#${label} anges två gånger för konto ${account}, beloppen har summerats`,
  "balance-on-wrong-account": ({ label, account }) =>
    `#${label} anges för ${label === "RES" ? "balanskontot" : "resultatkontot"} ${account}`,
  "opening-from-last-year": ({ count }) =>
    `filen har inga ingående balanser (#IB 0): ${count === 1 ? "en utgående balans" : `${count} utgående balanser`} från året före (#UB -1) blir årets ingående`,
  "opening-sum": ({ sum }) => `de ingående balansernas summa är ${formatOre(sum)} och inte noll`,
  "opening-differs-from-last-year": ({ account, difference }) =>
    `ingående balans på konto ${account} skiljer sig från förra årets utgående balans med ${formatOre(difference)}`,
  "closing-differs-from-rows": ({ account, difference }) =>
    `filens saldo på konto ${account} skiljer sig från ingående balans och verifikationer med ${formatOre(difference)}`,
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

/** Whether the person must say yes before the file is imported (sie.md E). */
export function needsAcceptance(finding: Sie4Finding): boolean {
  return finding.code === "checksum-wrong";
}
