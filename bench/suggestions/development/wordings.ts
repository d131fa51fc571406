import { dateParts, type IsoDate } from "@huvudbok/core/calendar";
import type { Chance } from "../made-books/chance.ts";
import type { Dialect } from "../made-books/payee.ts";

const two = (value: number) => String(value).padStart(2, "0");

function slashed(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${two(year % 100)}-${two(month)}-${two(day)}`;
}

/** A bank that cuts names at 12 characters and hangs the day on them. */
const cutAtTwelve: Dialect = {
  card: ({ name, place, date }) =>
    `${`${name.toUpperCase()} ${place.toUpperCase()}`.slice(0, 12).padEnd(12)}/${slashed(date)}`,
  giro: ({ name, number }, chance) =>
    `BG ${number} ${chance.happens(0.3) ? "" : name.toUpperCase()}`.trimEnd(),
  "direct-debit": ({ name }) => `${name.toUpperCase().slice(0, 12)} AUTOGIRO`,
  "e-invoice": ({ name }) => name.toUpperCase().slice(0, 12),
  swish: ({ name, number }, chance) =>
    chance.happens(0.3) ? number.replace("+", "") : `${name.toUpperCase().slice(0, 12)} ${number}`,
  transfer: ({ number, isIncoming }) => `${isIncoming ? "FRÅN" : "TILL"} ${number}`,
  deposit: ({ name, serial }) => `${name.toUpperCase().slice(0, 12)} ${serial}`.trimEnd(),
  bank: ({ name }) => name.toUpperCase(),
};

/** A bank in capitals with long names and a word for the kind of payment. */
const capitalWords: Dialect = {
  card: ({ name, place, serial }, chance) =>
    `${chance.happens(0.1) ? "PREL KORTKÖP " : ""}${name.toUpperCase()} ${serial} ${place.toUpperCase()}`
      .replace(/ {2,}/gu, " ")
      .trimEnd(),
  giro: ({ name, number }) => `BETALNING ${name.toUpperCase()}; ${number}`,
  "direct-debit": ({ name }) => `AUTOGIRO ${name.toUpperCase().slice(0, 22)}`,
  "e-invoice": ({ name, serial }) => `E-FAKTURA ${name.toUpperCase().slice(0, 22)} ${serial}`.trimEnd(),
  swish: ({ name, isIncoming }) => `SWISH ${isIncoming ? "FRÅN" : "TILL"} ${name.toUpperCase()}`,
  transfer: ({ number, serial }) => `ÖVERFÖRING ${number} ${serial}`.trimEnd(),
  deposit: ({ name, serial }, chance) =>
    `BG KONTOINS ${serial} ${chance.happens(0.2) ? "" : name.toUpperCase()}`.trimEnd(),
  bank: ({ name }) => name.toUpperCase(),
};

/** A bank in mixed case whose card rows have the place cut at 22 characters. */
const mixedWords: Dialect = {
  card: ({ name, place, serial, date }) =>
    `Kortköp ${slashed(date).replaceAll("-", "")} ${`${name} ${place}`.slice(0, 22).trimEnd()} ${serial}`.trimEnd(),
  giro: ({ name, number }) => `Pg/bg-betalning ${number} ${name}`,
  "direct-debit": ({ name }) => `Autogiro ${name}`,
  "e-invoice": ({ name, serial }) => `E-faktura ${name} ${serial}`.trimEnd(),
  swish: ({ name, isIncoming }) => `Swish ${isIncoming ? "från" : "till"} ${name}`,
  transfer: ({ number, isIncoming }) => `Överföring ${isIncoming ? "från" : "till"} ${number}`,
  deposit: ({ name, serial }) => `Insättning ${name} ${serial}`.trimEnd(),
  bank: ({ name }) => name,
};

export const WORDINGS: readonly [Dialect, ...Dialect[]] = [cutAtTwelve, capitalWords, mixedWords];

/** A letter is lost, another one comes, or those beyond ASCII fall out. */
export function damaged(text: string, chance: Chance): string {
  const at = chance.below(text.length);
  switch (chance.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return `${text.slice(0, at)}${chance.pick(["x", "k", "a"])}${text.slice(at + 1)}`;
    case 2:
      return text.replace(/[åäöÅÄÖ]/gu, "");
    default:
      return text.slice(0, Math.max(5, text.length - chance.between(1, 4)));
  }
}

export const PLACES = [
  "Stockholm",
  "Göteborg",
  "Malmö",
  "Umeå",
  "Västerås",
  "Örebro",
  "Lund",
  "Sundsvall",
] as const;

export const OWNERS = [
  "Anderssons",
  "Björkens",
  "Centrums",
  "Drottningens",
  "Eriks",
  "Gamla Stans",
  "Hamnens",
  "Kungens",
  "Lisas",
  "Majas",
  "Norra",
  "Olles",
  "Parkens",
  "Röda",
  "Stinas",
  "Söders",
  "Torgets",
  "Västra",
] as const;
