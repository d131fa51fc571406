import { FIRST_BALANCES, POTTERY, vouchersOf } from "./pottery.ts";
import { chartNames } from "./product-calls.ts";
import type { Row, Voucher } from "./voucher.ts";

const YEAR = 2024;
/** Code page 437, as SIE has it, of the letters that ASCII lacks. */
const PC8: Readonly<Record<string, number>> = {
  å: 0x86,
  ä: 0x84,
  ö: 0x94,
  Å: 0x8f,
  Ä: 0x8e,
  Ö: 0x99,
  é: 0x82,
};

/** The year before the pottery came to the product, as another program would export it. */
export async function potterySieFile(): Promise<Buffer> {
  const names = await chartNames("bas-2025-ab");
  const vouchers = vouchersOf(YEAR, 12, 2_410_000);
  const sums = sumsOf([...FIRST_BALANCES, ...vouchers.flatMap(({ rows }) => rows)]);
  const lines = [
    "#FLAGGA 0",
    '#PROGRAM "Kassaboken" 7.2',
    "#FORMAT PC8",
    `#GEN ${YEAR + 1}0114`,
    "#SIETYP 4",
    `#ORGNR ${POTTERY.organizationNumber}`,
    `#FNAMN "${POTTERY.name}"`,
    `#RAR 0 ${YEAR}0101 ${YEAR}1231`,
    ...[...sums.keys()].map((account) => `#KONTO ${account} "${names.get(account) ?? account}"`),
    ...FIRST_BALANCES.map(([account, ore]) => `#IB 0 ${account} ${kronor(ore)}`),
    ...[...sums].map(([account, ore]) => `#${account < 3000 ? "UB" : "RES"} 0 ${account} ${kronor(ore)}`),
    ...vouchers.flatMap(voucherLines),
  ];
  const text = lines.map((line) => `${line}\r\n`).join("");
  return Buffer.from(Array.from(text, (letter) => PC8[letter] ?? letter.charCodeAt(0)));
}

function voucherLines({ date, text, rows }: Voucher, index: number): string[] {
  return [
    `#VER A ${index + 1} ${date.replaceAll("-", "")} "${text}"`,
    "{",
    ...rows.map(([account, ore]) => `  #TRANS ${account} {} ${kronor(ore)}`),
    "}",
  ];
}

function sumsOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [account, ore] of rows) sums.set(account, (sums.get(account) ?? 0) + ore);
  return new Map([...sums].toSorted(([a], [b]) => a - b));
}

function kronor(ore: number): string {
  return (ore / 100).toFixed(2);
}
