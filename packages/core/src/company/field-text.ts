import type { IsoDate } from "../calendar/index.ts";

/** The texts for fields of forms (CO1); `field` is the name of the field as used inside a sentence: "namn". */
export function requiredText(field: string): string {
  return `Du måste ange ${field}`;
}

export function tooLongText(field: string, longest: number): string {
  return `Du kan ange högst ${longest} tecken i ${field}`;
}

export function severalLinesText(field: string): string {
  return `Det finns en radbrytning i ${field}. Skriv allt på en rad.`;
}

export function notStorableText(field: string): string {
  return `Det finns tecken i ${field} som inte kan sparas. Skriv om texten.`;
}

export function betweenText(min: number | IsoDate, max: number | IsoDate): string {
  return `Du måste ange ett värde mellan ${min} och ${max}`;
}

export function dateAtMostText(last: IsoDate): string {
  return `Datumet får inte vara senare än ${last}`;
}

/** True for nothing, blanks, and the number 0, which counts as missing in a form (CO2). */
export function isMissing(value: string | number | undefined): boolean {
  return value === undefined || value === 0 || (typeof value === "string" && value.trim() === "");
}
