import { expect, test } from "vitest";
import { documentErrorText } from "./document-error.ts";
import { decodeNewTransactionTemplate, encodeNewTransactionTemplate } from "./stored-template.ts";

const minimal = {
  date: "2025-12-31",
  text: "Årets resultat",
  entries: [{ accountId: 8999, amount: 397.5 }],
  source: "closing",
};
const full = {
  ...minimal,
  entries: [{ accountId: 8999, amount: 397.5, objects: [{ dimension: "1", object: "2" }] }],
  attachmentIds: ["a"],
  annotation: "n",
  series: "B",
  corrects: { fiscalYearId: `f${"0".repeat(32)}`, series: "A", number: 12 },
};

test.each([minimal, full])("a prepared transaction survives the session", (stored) => {
  const decoded = decodeNewTransactionTemplate(stored);
  expect(decoded.ok && decoded.value.entries[0]?.amount).toBe(397_50);
  expect(decoded.ok && encodeNewTransactionTemplate(decoded.value)).toEqual(stored);
});

test("anything else in the session is refused", () => {
  const decoded = decodeNewTransactionTemplate({ ...minimal, entries: [{ accountId: 8999, amount: 0.001 }] });
  expect(decoded.ok ? "" : documentErrorText(decoded.error)).toBe(
    "Verifikat, entries, rad 1, amount: beloppet 0.001 är inte hela ören",
  );
});
