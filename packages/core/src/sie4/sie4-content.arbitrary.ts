import fc from "fast-check";
import { type IsoDate, isoDate } from "../calendar/index.ts";
import { negateOre, ore, sumOre } from "../money/index.ts";
import { decodeCp437 } from "../text/index.ts";
import type { Sie4Account, Sie4Balance, Sie4Content, Sie4Dimension, Sie4Row, Sie4Voucher } from "./index.ts";

/**
 * ASCII, and the letters of the page up to 0xAF. A file whose only letters are Greek would be taken for Windows-1252,
 * and line-drawing can spell UTF-8 (SI2: the bytes of Swedish texts decide).
 */
const CHARACTERS = Array.from(
  decodeCp437(Uint8Array.from({ length: 0xb0 - 0x20 }, (_, index) => index + 0x20)).replace("\u007F", ""),
);

/** A text of a file: a writer drops a backslash at its end, and there is no empty text. */
const text = fc
  .array(fc.constantFrom(...CHARACTERS, '"', "\\", " ", "å"), { minLength: 1, maxLength: 12 })
  .map((characters) => characters.join(""))
  .filter((candidate) => !candidate.endsWith("\\"));
const code = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map(ore);
const quantity = fc
  .double({ min: -1e6, max: 1e6, noNaN: true })
  .map((value) => Math.round(value * 1000) / 1000 + 0);
const ACCOUNTS = ["1510", "1930", "2440", "2611", "3001", "4010", "7010", "8999"];
const account = fc.constantFrom(...ACCOUNTS);
const FROM = isoDate("2025-01-01");
const TO = isoDate("2025-12-31");

const date: fc.Arbitrary<IsoDate> = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) => isoDate(`2025-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`));

/** The optional fields that are there; none is undefined. */
function given<Fields extends object>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) {
  return fc.record(fields, { requiredKeys: [] });
}

const objects = fc.array(fc.record({ dimension: fc.constantFrom("1", "6", "20"), object: text }), {
  minLength: 1,
  maxLength: 3,
});

const row: fc.Arbitrary<Sie4Row> = fc
  .tuple(
    fc.record({
      kind: fc.constantFrom("trans", "btrans", "rtrans"),
      account,
      amount,
      line: fc.constant(0),
    } as const),
    given({ objects, date, text, quantity, sign: text }),
  )
  .map(([required, optional]) => ({ ...required, ...optional }));

/** Any rows, and one on 1930 that makes them balance. */
const rows = fc.array(row, { maxLength: 6 }).map((all): Sie4Row[] => {
  const counting = all.filter(({ kind }) => kind !== "btrans");
  const rest = negateOre(sumOre(counting.map((each) => each.amount)));
  return rest === 0 ? all : [...all, { kind: "trans", account: "1930", amount: rest, line: 0 }];
});

const voucher = fc
  .tuple(
    fc.record({
      series: fc.constantFrom("A", "B", "LÖN 1"),
      date,
      text: fc.oneof(text, fc.constant("")),
      rows,
    }),
    given({ regDate: date, sign: text }),
  )
  .map(([required, optional]) => ({ ...required, ...optional, line: 0 }));

const vouchers = fc
  .array(voucher, { maxLength: 8 })
  .map((all): Sie4Voucher[] => all.map((each, index) => ({ ...each, number: index + 1 })));

function balances(year: number, minLength = 0): fc.Arbitrary<Sie4Balance[]> {
  const balance = fc
    .tuple(fc.record({ account, amount }), given({ quantity }))
    .map(([required, optional]): Sie4Balance => ({ year, ...required, ...optional, line: 0 }));
  return fc.uniqueArray(balance, { minLength, maxLength: 4, selector: (each) => each.account });
}

const objectBalances = fc.array(
  fc.record({ year: fc.constantFrom(0, -1), account, amount, objects, line: fc.constant(0) }),
  { maxLength: 3 },
);

const periodBalances = fc.array(
  fc
    .tuple(
      fc.record({
        year: fc.constant(0),
        account,
        amount,
        period: fc.constantFrom("202501", "202512"),
        line: fc.constant(0),
      }),
      given({ objects, quantity }),
    )
    .map(([required, optional]) => ({ ...required, ...optional })),
  { maxLength: 3 },
);

const konton: fc.Arbitrary<Sie4Account[]> = fc.tuple(
  ...ACCOUNTS.map((number) =>
    fc
      .tuple(
        fc.record({ name: text, sru: fc.array(code, { maxLength: 3 }) }),
        given({ type: fc.constantFrom("T", "S", "K", "I"), unit: text } as const),
      )
      .map(([required, optional]): Sie4Account => ({ number, ...required, ...optional, line: 0 })),
  ),
);

function dimensions(
  numbers: readonly string[],
  parents?: fc.Arbitrary<string>,
): fc.Arbitrary<Sie4Dimension[]> {
  const dimension = fc.record({ number: fc.constantFrom(...numbers), name: text });
  const withParent =
    parents === undefined
      ? dimension
      : fc.tuple(dimension, parents).map(([each, parent]) => ({ ...each, parent }));
  return fc.uniqueArray(withParent, { maxLength: numbers.length, selector: (each) => each.number });
}

const header = fc
  .tuple(
    fc.record({ format: fc.constant("PC8"), flagga: fc.constantFrom("0", "1"), sietyp: fc.constant(4) }),
    fc.tuple(text, text).map(([name, version]) => ({ program: { name, version } })),
    given({
      gen: fc.tuple(date, text).map(([day, sign]) => ({ date: day, sign })),
      fnamn: text,
      fnr: text,
      ftyp: code,
      orgnr: fc.tuple(code, code, code).map(([number, acquisitionNumber, activityNumber]) => ({
        number,
        acquisitionNumber,
        activityNumber,
      })),
      adress: fc.tuple(text, text, text, text),
      taxar: code,
      kptyp: code,
      valuta: code,
      bkod: code,
      omfattn: date,
      prosa: text,
    }),
  )
  .map(([fixed, program, optional]) => ({ ...fixed, ...program, ...optional }));

/** Any books that a SIE 4E file can hold without loss. */
export const sie4Content: fc.Arbitrary<Sie4Content> = fc.record({
  header,
  rar: fc.constant([
    { year: 0, from: FROM, to: TO },
    { year: -1, from: isoDate("2024-01-01"), to: isoDate("2024-12-31") },
  ]),
  konton,
  dim: dimensions(["1", "6", "20"]),
  underdim: dimensions(["2", "21"], fc.constantFrom("1", "20")),
  objekt: fc.array(fc.record({ dimension: fc.constantFrom("1", "6"), object: text, name: text }), {
    maxLength: 3,
  }),
  ib: fc.tuple(balances(0, 1), balances(-1)).map((both) => both.flat()),
  ub: balances(0),
  res: balances(0),
  oib: objectBalances,
  oub: objectBalances,
  psaldo: periodBalances,
  pbudget: periodBalances,
  ver: vouchers,
});
