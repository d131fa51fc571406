import { dateParts, type IsoDate } from "@huvudbok/core/calendar";
import type { Chance } from "../made-books/chance.ts";
import type { Dialect, Payment } from "../made-books/payee.ts";

const two = (value: number) => String(value).padStart(2, "0");

function sixDigits(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${two(year % 100)}${two(month)}${two(day)}`;
}

/** A bank in mixed case: the name and the place of a card payment share 22 characters. */
const mixedCase: Dialect = {
  card: ({ name, place, serial }, chance) =>
    `${`${titleCase(name)} ${titleCase(place)}`.trim().slice(0, 22)}${serial === "" ? "" : ` ${serial}`}${chance.happens(0.6) ? "   ))))" : ""}`,
  giro: ({ name, number }, chance) =>
    chance.happens(0.3)
      ? `Bg-bet. via internet ${number}`
      : `Bg-bet. via internet ${titleCase(name)} ${number}`,
  "direct-debit": ({ name }) => `Autogiro ${titleCase(name)}`,
  "e-invoice": ({ name, serial }) => `E-faktura ${titleCase(name).slice(0, 20)} ${serial}`.trimEnd(),
  swish: ({ name, number, isIncoming }, chance) =>
    `Swish ${isIncoming ? "från" : "till"} ${number === "" || chance.happens(0.6) ? titleCase(name) : number}`,
  transfer: ({ number }) => `Överföring via internet ${number}`,
  deposit: ({ name, serial }) => `Insättning ${titleCase(name)} ${serial}`.trimEnd(),
  bank: ({ name }) => titleCase(name),
};

/** A bank in capitals that cuts the name at 12 characters on cards and shows the place after a comma. */
const capitals: Dialect = {
  card: ({ name, place, serial }) =>
    `${name.toUpperCase().slice(0, 12).trimEnd()}${serial === "" ? "" : `*${serial}`}${place === "" ? "" : `, ${place.toUpperCase().slice(0, 9)}`}`,
  giro: ({ name, number }, chance) =>
    `BGB ${number} ${chance.happens(0.25) ? "" : name.toUpperCase().slice(0, 18)}`.trimEnd(),
  "direct-debit": ({ name }) => `${name.toUpperCase().slice(0, 18)} AG`,
  "e-invoice": ({ name, serial }) =>
    `EFAKT ${name.toUpperCase().slice(0, 16)}${serial === "" ? "" : ` ${serial}`}`,
  swish: ({ name, number, isIncoming }) =>
    `SW ${isIncoming ? "MOTT" : "BET"} ${name.toUpperCase().slice(0, 20)}${number === "" ? "" : ` ${number}`}`,
  transfer: ({ number, serial }) => `ÖVF ${number} ${serial}`.trimEnd(),
  deposit: ({ name, serial }) => `INS ${name.toUpperCase().slice(0, 18)} ${serial}`.trimEnd(),
  bank: ({ name }) => name.toUpperCase(),
};

/** A bank that puts the day of the purchase first, the country last and says much. */
const dated: Dialect = {
  card: ({ name, place, serial, date }) =>
    `Kortköp ${sixDigits(date)} ${name}${serial === "" ? "" : ` ${serial}`} ${place} SE`.replace(
      / {2,}/gu,
      " ",
    ),
  giro: ({ name, number }, chance) =>
    `Betalning BG ${number} ${chance.happens(0.2) ? "" : name} OCR ${chance.digits(10)}`.replace(
      / {2,}/gu,
      " ",
    ),
  "direct-debit": ({ name, date }) => `Autogirobetalning ${name} ${sixDigits(date)}`,
  "e-invoice": ({ name, serial }) => `Betalning e-faktura ${name}${serial === "" ? "" : ` Ref ${serial}`}`,
  swish: ({ name, number, isIncoming }, chance) =>
    `Swish ${isIncoming ? "inbetalning" : "betalning"} ${name}${number === "" ? "" : `, ${number}`}, ${chance.digits(2)}:${chance.digits(2)}`,
  transfer: ({ number, date }) => `Omsättning egna konton ${number} ${sixDigits(date)}`,
  deposit: ({ name, serial }, chance) => `Inbetalning ${serial === "" ? chance.digits(9) : serial} ${name}`,
  bank: ({ name, date }) => `${name} ${two(dateParts(date).month)}/${String(dateParts(date).year)}`,
};

export const WORDINGS: readonly [Dialect, ...Dialect[]] = [mixedCase, capitals, dated];

const LOST: Readonly<Record<string, string>> = { å: "", ä: "?", ö: "o", Å: "A", Ä: "", Ö: "?" };

/** What happens to a text between the till and the books; some of it is more than two letters. */
export function damaged(text: string, chance: Chance): string {
  const at = chance.below(Math.max(1, text.length - 1));
  const first = text[at] ?? "";
  const second = text[at + 1] ?? "";
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, at) + second + first + text.slice(at + 2);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + first + first + text.slice(at + 1);
    case 3:
      return text.replace(/[åäöÅÄÖ]/gu, (letter) => LOST[letter] ?? letter);
    case 4:
      return text.replace(" ", "");
    default:
      return text.slice(0, Math.max(6, text.length - chance.between(2, 6)));
  }
}

function titleCase(name: Payment["name"]): string {
  return name.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
