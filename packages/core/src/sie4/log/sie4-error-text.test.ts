import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { ore } from "../../money/index.ts";
import { type Sie4Error, type Sie4Finding, sie4ErrorText, sie4FindingText } from "../index.ts";

const voucher = { series: "A", number: "12" };

test.each<[Sie4Error, string]>([
  [{ code: "not-sie", line: 0 }, "Filen är inte en SIE fil"],
  [
    { code: "checksum-unfinished", line: 0 },
    "Filen är avklippt: den börjar med en kontrollsumma (#KSUMMA) men slutar inte med en. Exportera filen igen från ditt förra program",
  ],
  [
    { code: "year-missing", line: 0, years: [] },
    "Fiscal year not found. Räkenskapsåret saknas: filen anger andra räkenskapsår men inte sitt eget (#RAR 0), och inga verifikationer som visar vilket det är",
  ],
  [
    { code: "year-missing", line: 0, years: [2024, 2025] },
    "Fiscal year not found. Räkenskapsåret saknas: filen anger andra räkenskapsår men inte sitt eget (#RAR 0), och verifikationerna är daterade 2024, 2025",
  ],
  [{ code: "bad-amount", line: 7, text: "1x" }, "Rad 7: ”1x” är inte ett belopp"],
  [{ code: "amount-too-large", line: 7, text: "1" }, "Rad 7: beloppet 1 är för stort"],
  [{ code: "amount-not-whole-ore", line: 7, text: "0.001" }, "Rad 7: beloppet 0.001 är inte i hela ören"],
  [{ code: "bad-date", line: 7, text: "" }, "Rad 7: verifikationsdatum saknas"],
  [{ code: "bad-date", line: 7, text: "x" }, "Rad 7: ”x” är inte ett datum"],
  [{ code: "bad-number", line: 7, text: "x" }, "Rad 7: ”x” är inte ett verifikationsnummer"],
  [{ code: "field-missing", line: 7, label: "TRANS" }, "Rad 7: #TRANS saknar konto eller belopp"],
  [{ code: "row-outside-voucher", line: 7, label: "TRANS" }, "Rad 7: #TRANS står utanför en verifikation"],
  [
    { code: "record-unfinished", line: 7 },
    "Rad 7: filen verkar vara avklippt: den slutar mitt i posten på den här raden. Exportera filen igen från ditt förra program",
  ],
  [
    { code: "voucher-unfinished", line: 7, endLine: 9, ...voucher },
    "Rad 7: filen verkar vara avklippt: den slutar på rad 9, innan verifikation A 12 är slut. Exportera filen igen från ditt förra program",
  ],
  [
    { code: "unbalanced", line: 7, difference: ore(-4000), ...voucher },
    "Rad 7: verifikation A 12 balanserar inte, differensen är −40,00",
  ],
  [
    { code: "unbalanced", line: 7, difference: ore(1), series: "", number: "" },
    "Rad 7: verifikation utan nummer balanserar inte, differensen är 0,01",
  ],
  [
    { code: "modification", line: 7, reason: "no-transactions-recorded", ...voucher },
    "Rad 7: Modification post noted but no transactions recorded. En tillagd rad (#RTRANS) saknar sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "modification", line: 7, reason: "next-transaction-not-normal", ...voucher },
    "Rad 7: Modification post noted but next transaction not normal. En tillagd rad (#RTRANS) följs av något annat än sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "modification", line: 7, reason: "different-account", ...voucher },
    "Rad 7: Modification post noted but different account. En tillagd rad (#RTRANS) har ett annat konto än sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "modification", line: 7, reason: "different-objects", ...voucher },
    "Rad 7: Modification post noted but different objects. En tillagd rad (#RTRANS) har andra objekt än sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "modification", line: 7, reason: "different-amount", ...voucher },
    "Rad 7: Modification post noted but different amount. En tillagd rad (#RTRANS) har ett annat belopp än sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "modification", line: 7, reason: "different-quantity", ...voucher },
    "Rad 7: Modification post noted but different quantity. En tillagd rad (#RTRANS) har en annan kvantitet än sin #TRANS-rad (verifikation A 12)",
  ],
  [
    { code: "repeated-number", line: 7, firstLine: 3, ...voucher },
    "Rad 7: verifikation A 12 har samma serie och nummer som verifikationen på rad 3",
  ],
  [
    { code: "date-outside-year", line: 7, date: isoDate("2024-12-31"), ...voucher },
    "Rad 7: verifikation A 12 har datumet 2024-12-31, som ligger utanför filens räkenskapsår",
  ],
  [
    { code: "account-undeclared", line: 7, account: "1940", amount: ore(500) },
    "Rad 7: kontot 1940 med beloppet 5,00 saknas i filens kontoplan",
  ],
  [
    { code: "account-undeclared", line: 7, account: "1940", amount: ore(0) },
    "Rad 7: kontot 1940, som används i verifikationer, saknas i filens kontoplan",
  ],
  [
    { code: "account-unusable", line: 7, account: "0351", amount: ore(500) },
    "Rad 7: kontot 0351 med beloppet 5,00 kan inte importeras, kontonummer måste vara 1000–9999",
  ],
  [
    {
      code: "more-errors",
      line: 0,
      of: "bad-date",
      count: 5,
      like: { code: "bad-date", line: 3, text: "x" },
    },
    "ytterligare 5 fel som detta: Rad 3: ”x” är inte ett datum",
  ],
  [
    { code: "bad-year", line: 7, label: "IB", text: "2025" },
    "Rad 7: ”2025” i #IB är inte ett årsnummer: 0 är filens räkenskapsår, -1 året före",
  ],
  [
    { code: "year-unreadable", line: 7, text: "240101 241231" },
    "Rad 7: räkenskapsåret i #RAR 0 kan inte läsas (”240101 241231”): datum skrivs ÅÅÅÅMMDD och är mellan 1900 och 2199, och året slutar efter sin början",
  ],
  [
    { code: "record-contradicts", line: 7, label: "RAR", firstLine: 3 },
    "Rad 7: #RAR säger något annat än #RAR på rad 3, bara en av dem kan gälla",
  ],
  [
    { code: "rows-on-voucher-line", line: 7, ...voucher },
    "Rad 7: raderna i verifikation A 12 står på samma rad som #VER, och varje rad måste stå för sig",
  ],
  [
    { code: "label-unknown", line: 7, label: "MOMS" },
    "Rad 7: #MOMS i en verifikation är en okänd etikett, och raden kan inte läsas",
  ],
  [
    { code: "label-unknown", line: 7, label: "ib", meant: "IB" },
    "Rad 7: #ib är en okänd etikett, och posten kan inte läsas: det ska stå #IB",
  ],
  [
    { code: "records-behind-end", line: 7 },
    "Rad 7: det står poster efter ett tecken för filslut (byte 1A) som inte har lästs: filen kan vara hopsatt av flera",
  ],
  [
    { code: "nul-character", line: 7 },
    "Rad 7: tecknet NUL finns inte i någon text: filen är skadad eller i ett annat teckenformat",
  ],
])("%j", (error, text) => {
  expect(sie4ErrorText(error)).toBe(text);
});

test.each<[Sie4Finding, string]>([
  [{ code: "flag-set", line: 1 }, "Rad 1: filen har redan lästs in i ett annat program (#FLAGGA 1)"],
  [
    { code: "checksum-wrong", line: 0, declared: "5", computed: 7 },
    "kontrollsumman stämmer inte (filen anger 5, innehållet ger 7): filen kan ha ändrats eller skadats",
  ],
  [
    { code: "checksum-without-start", line: 1 },
    "Rad 1: kontrollsumman saknar början och har inte kontrollerats",
  ],
  [{ code: "record-missing", line: 0, label: "GEN" }, "posten #GEN saknas"],
  [
    { code: "format-unknown", line: 1, text: "UTF8" },
    "Rad 1: formatet ”UTF8” är inte PC8, tecknen läses efter filens innehåll",
  ],
  [
    { code: "type-unknown", line: 1, text: "9" },
    "Rad 1: ”9” i #SIETYP är inte en SIE-typ (1–4), filen läses efter sitt innehåll",
  ],
  [{ code: "damaged-text", line: 0, text: "Skadat" }, "Skadat"],
  [{ code: "rubbish-line", line: 1 }, "Rad 1: raden är inte en SIE post och har hoppats över"],
  [
    { code: "unterminated", line: 1 },
    "Rad 1: citattecken eller klammer avslutas inte, fältet slutar med raden",
  ],
  [{ code: "opening-brace-missing", line: 1 }, "Rad 1: inledande klammer saknas före verifikationens rader"],
  [
    { code: "closing-brace-missing", line: 1 },
    "Rad 1: avslutande klammer saknas efter verifikationens rader",
  ],
  [
    { code: "field-ignored", line: 1, label: "VER", text: "x" },
    "Rad 1: ”x” i #VER kan inte läsas och har utelämnats",
  ],
  [{ code: "record-incomplete", line: 1, label: "SRU" }, "Rad 1: #SRU är ofullständig och har hoppats över"],
  [{ code: "record-again", line: 1, label: "DIM" }, "Rad 1: #DIM anges igen, den första gäller"],
  [
    { code: "year-unknown", line: 1, label: "UB", text: "1" },
    "Rad 1: ”1” i #UB är inte ett årsnummer (0, -1, -2 …), posten har hoppats över",
  ],
  [{ code: "amount-rounded", line: 1, text: "0.001" }, "Rad 1: beloppet 0.001 har avrundats till hela ören"],
  [
    { code: "account-repeated", line: 1, account: "1930" },
    "Rad 1: kontot 1930 anges två gånger, det senare namnet gäller",
  ],
  [
    { code: "account-undeclared", line: 1, account: "1940", label: "UB" },
    "Rad 1: kontot 1940 i #UB saknas i filens kontoplan",
  ],
  [
    { code: "account-skipped", line: 1, account: "0351" },
    "Rad 1: kontot 0351 har inga belopp för räkenskapsåret och importeras inte, kontonummer måste vara 1000–9999",
  ],
  [
    { code: "balance-repeated", line: 1, label: "IB", account: "1930" },
    "Rad 1: #IB anges två gånger för konto 1930, beloppen har summerats",
  ],
  [
    { code: "balance-on-wrong-account", line: 1, label: "IB", account: "3001" },
    "Rad 1: #IB anges för resultatkontot 3001",
  ],
  [
    { code: "balance-on-wrong-account", line: 1, label: "RES", account: "1930" },
    "Rad 1: #RES anges för balanskontot 1930",
  ],
  [
    { code: "opening-sum", line: 0, sum: ore(7_666_300) },
    "de ingående balansernas summa är 76\u00A0663,00 och inte noll",
  ],
  [
    {
      code: "opening-differs-from-last-year",
      line: 0,
      account: "1930",
      opening: ore(501),
      closing: ore(400),
    },
    "konto 1930 börjar året med 5,01, men slutade året före med 4,00 (#UB -1): skillnaden är 1,01",
  ],
  [
    {
      code: "closing-differs",
      line: 0,
      count: 1,
      isBalanced: false,
      lastDate: undefined,
      yearEnd: undefined,
    },
    "verifikationerna leder till andra saldon än dem som filen anger (#UB, #RES) på ett konto. Huvudbok räknar alla saldon på ingående balanser och verifikationer",
  ],
  [
    {
      code: "closing-differs",
      line: 0,
      count: 2,
      isBalanced: true,
      lastDate: isoDate("2025-06-30"),
      yearEnd: isoDate("2025-12-31"),
    },
    "verifikationerna leder till andra saldon än dem som filen anger (#UB, #RES) på 2 konton. Skillnaderna tar ut varandra, som när hela verifikationer saknas eller är för många. Den sista verifikationen är daterad 2025-06-30. Räkenskapsåret slutar 2025-12-31. Huvudbok räknar alla saldon på ingående balanser och verifikationer",
  ],
  [
    { code: "closing-differs-from-rows", line: 3, account: "1930", stated: ore(500), computed: ore(900) },
    "Rad 3: konto 1930: filen anger saldot 5,00, ingående balans och verifikationer ger 9,00, skillnaden är −4,00",
  ],
  [
    { code: "closing-differs-from-rows", line: 0, account: "1930", stated: undefined, computed: ore(900) },
    "konto 1930: filen anger inget saldo, ingående balans och verifikationer ger 9,00",
  ],
  [
    { code: "closing-missing", line: 0 },
    "filen har inga utgående saldon (#UB, #RES) att kontrollera verifikationerna mot, och den kan vara avklippt",
  ],
  [
    {
      code: "numbers-missing",
      line: 0,
      series: "A",
      ranges: [{ first: 3, last: 3 }],
      hasMore: false,
      count: 1,
    },
    "i serie A har ingen verifikation numret 3",
  ],
  [
    {
      code: "numbers-missing",
      line: 0,
      series: "A",
      ranges: [
        { first: 3, last: 3 },
        { first: 5, last: 9 },
      ],
      hasMore: true,
      count: 8,
    },
    "i serie A har ingen verifikation numren 3, 5–9, … (8 nummer)",
  ],
  [{ code: "voucher-empty", line: 1, ...voucher }, "Rad 1: verifikation A 12 saknar rader"],
  [
    { code: "not-ascending", line: 1, ...voucher },
    "Rad 1: numren i serie A är inte stigande från verifikation A 12",
  ],
  [
    { code: "number-assigned", line: 1, series: "A", number: 5 },
    "Rad 1: verifikation utan nummer har fått A 5",
  ],
  [
    { code: "series-assigned", line: 1, series: "A", count: 1 },
    "Rad 1: en verifikation utan serie har fått serien A",
  ],
  [
    { code: "series-assigned", line: 1, series: "A", count: 2 },
    "Rad 1: 2 verifikationer utan serie har fått serien A",
  ],
  [
    {
      code: "more-findings",
      line: 0,
      of: "rubbish-line",
      count: 5,
      like: { code: "rubbish-line", line: 3 },
    },
    "ytterligare 5 som denna: Rad 3: raden är inte en SIE post och har hoppats över",
  ],
  [
    { code: "fields-extra", line: 1, label: "KONTO", texts: ["x"], count: 1 },
    "Rad 1: #KONTO har ett fält för mycket (”x”), det har utelämnats",
  ],
  [
    { code: "fields-extra", line: 1, label: "VALUTA", texts: ["20240101", "11.20"], count: 3 },
    "Rad 1: #VALUTA har 3 fält för mycket (”20240101”, ”11.20”, …), de har utelämnats",
  ],
  [
    { code: "list-ignored", line: 1, label: "IB" },
    "Rad 1: en lista inom klamrar i #IB hör inte dit och har utelämnats",
  ],
  [
    { code: "objects-odd", line: 1, label: "TRANS" },
    "Rad 1: objektlistan i #TRANS är inte bara par av dimension och objekt, högst 32 par: resten av den har utelämnats",
  ],
  [
    { code: "stray-mark", line: 1, label: "VER" },
    "Rad 1: ett citattecken eller en klammer står inne i ett fält i #VER och har lästs som en del av texten",
  ],
  [
    { code: "added-row-differs", line: 1, text: "Bo" },
    "Rad 1: ”Bo” i #TRANS har utelämnats, #RTRANS på raden före säger något annat om samma rad",
  ],
  [
    { code: "labels-unknown", line: 1, labels: ["X"], hasMore: false, count: 1 },
    "Rad 1: en post med okänd etikett (#X) har hoppats över",
  ],
  [
    { code: "labels-unknown", line: 1, labels: ["X", "Y"], hasMore: true, count: 12 },
    "Rad 1: 12 poster med okänd etikett (#X, #Y, …) har hoppats över",
  ],
  [{ code: "record-repeated", line: 1, label: "GEN" }, "Rad 1: #GEN anges två gånger, den senare gäller"],
  [
    { code: "line-end-missing", line: 9 },
    "Rad 9: filens sista rad är inte avslutad: kontrollera att inget saknas i slutet av filen",
  ],
  [
    { code: "text-behind-end", line: 9 },
    "Rad 9: det står text efter tecknet för filslut (byte 1A), den har inte lästs",
  ],
  [
    { code: "opening-from-last-year", line: 1, count: 1 },
    "Rad 1: filen har inga ingående balanser (#IB 0): en utgående balans från året före (#UB -1) blir årets ingående",
  ],
  [
    { code: "opening-from-last-year", line: 1, count: 2 },
    "Rad 1: filen har inga ingående balanser (#IB 0): 2 utgående balanser från året före (#UB -1) blir årets ingående",
  ],
])("%j", (finding, text) => {
  expect(sie4FindingText(finding)).toBe(text);
});
