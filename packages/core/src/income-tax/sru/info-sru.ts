import type { SruFiler } from "./sru-filer.ts";
import { type SruMoment, sruStamp } from "./sru-moment.ts";
import { sruLines } from "./sru-text.ts";

/** The name and version of the program that writes the files. */
export interface SruProgram {
  readonly name: string;
  readonly version: string;
}

export const INFO_FILE = "INFO.SRU";
export const FORMS_FILE = "BLANKETTER.SRU";

/** INFO.SRU: who files, and which file. Its records have an order that is fixed; those without value are left out. */
export function infoSru(filer: SruFiler, program: SruProgram, moment: SruMoment): string {
  const optional = (record: string, value: string) => (value === "" ? [] : [`${record} ${value}`]);
  return sruLines([
    "#DATABESKRIVNING_START",
    "#PRODUKT SRU",
    `#SKAPAD ${sruStamp(moment)}`,
    `#PROGRAM ${program.name} ${program.version}`,
    `#FILNAMN ${FORMS_FILE}`,
    "#DATABESKRIVNING_SLUT",
    "#MEDIELEV_START",
    `#ORGNR ${filer.number}`,
    `#NAMN ${filer.name}`,
    ...optional("#ADRESS", filer.address),
    `#POSTNR ${filer.zipCode}`,
    `#POSTORT ${filer.city}`,
    ...optional("#KONTAKT", filer.contact),
    ...optional("#EMAIL", filer.email),
    ...optional("#TELEFON", filer.phone),
    "#MEDIELEV_SLUT",
  ]);
}
