import fc from "fast-check";

const yearId = `f${"0123456789abcdef".repeat(2)}`;

/** Usually a valid value, sometimes an invalid one. */
function mostly<T>(right: fc.Arbitrary<T>, ...wrong: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom(null, ...wrong) },
  );
}

const kronor = fc
  .integer({ min: -99_999_999_999, max: 99_999_999_999 })
  .map((ore) => (ore === 0 ? 0 : ore / 100));
const amount = mostly(kronor, "1", 0.001, 1e15, Number.POSITIVE_INFINITY, 10.000_000_01);
const text = mostly(fc.string({ maxLength: 10 }), 5, false, [], {});
const date = mostly(
  fc.constantFrom("2025-01-31", "2024-02-29", "2025-12-31"),
  "2025-02-29",
  "2025-1-1",
  20250101,
  "",
);
const account = mostly(fc.integer({ min: 1000, max: 9999 }), 999, 10_000, 1930.5, "1930");
const series = mostly(fc.constantFrom("A", "LÖN", "A-B"), "", "x".repeat(61), 1);
const number = mostly(fc.integer({ min: 1, max: 10_000 }), 0, -1, 1.5, "1", 2 ** 60);
const flag = mostly(fc.boolean(), 0, "true");
const quantity = mostly(
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
  "1",
  Number.POSITIVE_INFINITY,
);

function objectWith(
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>>,
) {
  const record = fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
  const missing = fc
    .tuple(record, fc.constantFrom(...Object.keys(required)))
    .map(([object, name]) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)));
  return fc.oneof(
    { weight: 80, arbitrary: record },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: record.map((object) => ({ ...object, extra: 1 })) },
  );
}

const entry = mostly(
  objectWith(
    { accountId: account, amount },
    {
      quantity,
      text,
      date,
      sign: text,
      foreignCurrencyAmount: mostly(
        objectWith({ amount, currency: mostly(fc.constantFrom("EUR", "USD"), "eur", "EURO", 1) }, {}),
        1,
      ),
      adjustmentType: flag,
      objects: mostly(fc.array(objectWith({ dimension: text, object: text }, {}), { maxLength: 2 }), {}),
    },
  ),
  [],
  "row",
);

const link = mostly(
  objectWith(
    { fiscalYearId: mostly(fc.constant(yearId), "f1", 1), series: mostly(fc.constantFrom("A"), ""), number },
    {},
  ),
  "A-1",
);

/** A stored transaction with every field, most of them valid: about one transaction in three is entirely valid. */
export const storedTransaction = objectWith(
  {
    series,
    number,
    date,
    text,
    entries: mostly(fc.array(entry, { maxLength: 3 }), {}, "rows"),
    locked: flag,
  },
  {
    regDate: date,
    sign: text,
    annotation: text,
    attachments: mostly(fc.array(objectWith({ id: text, name: text }, {}), { maxLength: 2 }), {}),
    attachmentIds: mostly(fc.array(text, { maxLength: 2 }), "id"),
    corrects: link,
    correctedBy: link,
  },
);
