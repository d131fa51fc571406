import { readSie4, type Sie4File } from "../../sie4/index.ts";
import { encodeCp437 } from "../../text/index.ts";
import { importErrorText } from "../import-error.ts";
import { importNoticeText } from "../import-notice.ts";
import type { KnownAccounts } from "../known-account.ts";
import { type ImportSie4Options, importSie4 } from "./import-sie4.ts";

/** The accounts of the published charts, as many as these tests need. */
export const known: KnownAccounts = new Map([
  [1930, { name: "Företagskonto", type: "asset", sru: 7281 }],
  [2081, { name: "Aktiekapital", type: "equity" }],
  [3001, { name: "Försäljning inom Sverige, 25 % moms", type: "income", sru: 7410, taxCode: 5 }],
]);

export function read(lines: string): Sie4File {
  const file = readSie4(encodeCp437(`#FLAGGA 0\r\n${lines}`));
  if (!file.ok) throw new Error("not SIE");
  return file.value;
}

function result(lines: string, options: Partial<ImportSie4Options> = {}) {
  return importSie4(read(lines), { knownAccounts: known, fileName: "bok.se", ...options });
}

/** The books of an accepted file. */
export function imported(lines: string, options: Partial<ImportSie4Options> = {}) {
  const data = result(lines, options);
  if (!data.ok) throw new Error(data.error.map(importErrorText).join("\n"));
  return data.value;
}

/** The error texts of a refused file. */
export function importErrors(lines: string): readonly string[] {
  const data = result(lines);
  return data.ok ? ["imported"] : data.error.map(importErrorText);
}

export const notices = (lines: string, options: Partial<ImportSie4Options> = {}) =>
  imported(lines, options).notices.map(importNoticeText);

export const HEAD = `#FORMAT PC8
#SIETYP 4
#PROGRAM "Förra programmet" 2.1
#GEN 20260101
#FNAMN "Åkessons Snickeri AB"
#KPTYP EUBAS97
#RAR 0 20250101 20251231
`;
export const CHART = `#KONTO 1930 Bank
#KONTO 2081 Aktiekapital
#KONTO 3001 Sålt
`;
export const BALANCES = `#IB 0 1930 100
#IB 0 2081 -100
`;
export const VOUCHER = `#VER B 7 20250301 "Faktura" 20250302 Åsa
{
#TRANS 1930 {1 KS} 25.50 20250303 "Inbetalt" 2 Bo
#BTRANS 3001 {} -1
#TRANS 3001 {} -25.50
}
`;
