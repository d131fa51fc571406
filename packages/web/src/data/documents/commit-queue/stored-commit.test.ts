import { isoDate } from "@huvudbok/core/calendar";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { movesCorrections } from "./stored-commit.ts";

const plain: NewTransaction = {
  series: "A",
  date: isoDate("2025-05-12"),
  text: "Lera",
  entries: [],
  locked: false,
};
const correcting = { ...plain, corrects: { fiscalYearId: "f1" as FiscalYearId, series: "A", number: 1 } };
const held = {
  etag: "1",
  head: {},
  items: new Map<string, unknown>([
    ["A-1", { ...plain, number: 1 }],
    ["A-2", { ...correcting, number: 2 }],
  ]),
};

test.each([
  ["an ordinary transaction", [plain], [], false],
  ["a correction", [correcting], [], true],
  ["an ordinary one that leaves", [], ["A-1"], false],
  ["a correction that leaves", [], ["A-2"], true],
  ["one that is not there", [], ["A-9"], false],
])("%s", (_, append, remove, expected) => {
  const change = {
    key: "c1-f1-transactions",
    kind: "transactions" as const,
    head: undefined,
    put: new Map(),
    append,
    remove,
  };
  expect(movesCorrections(change, held)).toBe(expected);
});
