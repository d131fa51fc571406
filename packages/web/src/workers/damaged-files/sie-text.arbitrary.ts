import fc from "fast-check";

const ACCOUNTS = ["1510", "1930", "2081", "2440", "3001", "4010", "5010"] as const;
const BALANCE_ACCOUNTS = ["1510", "1930", "2081", "2440"] as const;

const anyText = fc.oneof(
  fc.constantFrom("Faktura 1", "Inköp", "Köp av åäö", "Hyra", 'Ord "i" text', "x"),
  fc.stringMatching(/^[A-Za-z0-9 åäöÅÄÖ.-]{1,12}$/),
);
const anyDay = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) => `2025${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`);
const anyOre = fc.integer({ min: 1, max: 10_000_000 });

const anyVoucher = fc.record({
  date: anyDay,
  text: anyText,
  hasRegDate: fc.boolean(),
  amount: anyOre,
  debit: fc.constantFrom(...ACCOUNTS),
  credit: fc.constantFrom(...ACCOUNTS),
  detail: fc.constantFrom("", '"" "Radtext"', '20250301 "Radtext" 2 "AL"'),
  correction: fc.constantFrom("none", "struck", "added"),
  objects: fc.constantFrom("{}", '{1 "KS"}', "{1 10 6 P9}"),
});

/**
 * A small SIE 4 file as text, made without the product's own writer: books that balance, in the ways that programs
 * write them. With a checksum, which is computed when the file is turned into bytes, the last line is `#KSUMMA ?`.
 */
export const anySieText = fc
  .record({
    lineEnd: fc.constantFrom("\r\n", "\n"),
    indent: fc.constantFrom("", "   ", "\t"),
    isQuoted: fc.boolean(),
    vouchers: fc.array(anyVoucher, { minLength: 1, maxLength: 8 }),
    opening: fc.array(anyOre, { minLength: 1, maxLength: 3 }),
    opensByLastYear: fc.boolean(),
    extras: fc.subarray([
      '#DIM 1 "Kostnadsställe"',
      '#OBJEKT 1 "KS" "Kansli"',
      "#PSALDO 0 202501 1930 {} 5",
      "#TAXAR 2026",
    ]),
  })
  .map(({ lineEnd, indent, isQuoted, vouchers, opening, opensByLastYear, extras }) => {
    const quoted = (text: string) =>
      isQuoted || /[\s"]/.test(text) ? `"${text.replaceAll('"', String.raw`\"`)}"` : text;
    const lines = [
      "#FLAGGA 0",
      "#FORMAT PC8",
      "#SIETYP 4",
      '#PROGRAM "Annat program" 1.0',
      "#GEN 20260101",
      "#ORGNR 556000-4615",
      `#FNAMN ${quoted("Åkessons Snickeri AB")}`,
      "#RAR 0 20250101 20251231",
      "#RAR -1 20240101 20241231",
      ...ACCOUNTS.map((account) => `#KONTO ${account} ${quoted(`Konto ${account}`)}`),
      ...extras,
      ...openingLines(opening, opensByLastYear ? "#UB -1" : "#IB 0"),
      ...closingLines(opening, vouchers),
      ...vouchers.flatMap((voucher, index) => voucherLines(voucher, index + 1, indent, quoted)),
    ];
    return lines.join(lineEnd) + lineEnd;
  });

/** Each amount on an account of its own, and the rest on the last. */
function openingSums(amounts: readonly number[]): Map<string, number> {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return new Map([
    ...BALANCE_ACCOUNTS.slice(0, amounts.length).map(
      (account, index) => [account, amounts[index] ?? 0] as const,
    ),
    ["2440", -sum],
  ]);
}

function openingLines(amounts: readonly number[], start: string): string[] {
  return Array.from(openingSums(amounts), ([account, ore]) => `${start} ${account} ${kronor(ore)}`);
}

/**
 * The balances that the vouchers give; an account with a balance of zero is left out (SIE allows that), except for the
 * first.
 */
function closingLines(opening: readonly number[], vouchers: readonly Voucher[]): string[] {
  const sums = openingSums(opening);
  const add = (account: string, ore: number) => sums.set(account, (sums.get(account) ?? 0) + ore);
  for (const { debit, credit, amount } of vouchers) {
    add(debit, amount);
    add(credit, -amount);
  }
  return ACCOUNTS.flatMap((account) => {
    const ore = sums.get(account) ?? 0;
    const label = account < "3000" ? "UB" : "RES";
    return ore === 0 && account !== "1510" ? [] : [`#${label} 0 ${account} ${kronor(ore)}`];
  });
}

type Voucher = typeof anyVoucher extends fc.Arbitrary<infer Value> ? Value : never;

function voucherLines(
  voucher: Voucher,
  number: number,
  indent: string,
  quoted: (text: string) => string,
): string[] {
  const { date, text, hasRegDate, amount, debit, credit, detail, correction, objects } = voucher;
  const row = (label: string, account: string, ore: number, fields = "") =>
    `${indent}#${label} ${account} ${objects} ${kronor(ore)} ${fields}`.trimEnd();
  return [
    `#VER A ${number} ${date} ${quoted(text)}${hasRegDate ? ` ${date} AL` : ""}`,
    "{",
    row("TRANS", debit, amount, detail),
    ...(correction === "struck" ? [row("BTRANS", "5010", amount, '20250401 "" "" BO')] : []),
    ...(correction === "added" ? [row("RTRANS", credit, -amount, '20250401 "" "" BO')] : []),
    row("TRANS", credit, -amount),
    "}",
  ];
}

function kronor(ore: number): string {
  return (ore / 100).toFixed(2);
}
