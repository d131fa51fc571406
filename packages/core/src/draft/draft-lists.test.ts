import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { anyDraft } from "./draft.arbitrary.ts";
import type { Draft, DraftAction } from "./draft.ts";
import { chosenAction, isMarked } from "./draft-actions.ts";
import { draftAccounts, draftAmount } from "./draft-amount.ts";
import { draftOfFile } from "./draft-of-file.ts";
import { type DraftFilter, filteredDrafts } from "./filter-drafts.ts";
import { type DraftSortKey, sortedDrafts } from "./sort-drafts.ts";

type Row = readonly [account: number | undefined, ore: number, adjustmentType?: boolean];

function draftOf(id: string, rows: readonly Row[], fields: Partial<Draft> = {}): Draft {
  const entries = rows.map(([account, amount, adjustmentType]) => ({
    ...(account === undefined ? {} : { accountId: accountNo(account) }),
    amount: ore(amount),
    ...(adjustmentType === undefined ? {} : { adjustmentType }),
  }));
  return { id, text: id, entries, ...fields };
}
const analysis = (performAction: boolean, ...actions: DraftAction[]) => ({
  analysis: { performAction, actions },
});
const DELETE: DraftAction = { kind: "delete", probability: 0.7 };

describe("the amount and the accounts of a draft", () => {
  test.each<[string, readonly Row[], number | undefined, readonly number[]]>([
    ["nothing", [], undefined, []],
    ["zeros", [[1930, 0]], undefined, [1930]],
    ["one row", [[1930, -872_50]], -872_50, [1930]],
    [
      "rows that balance",
      [
        [5410, 399_20],
        [2641, 99_80],
        [1930, -499_00],
      ],
      499_00,
      [5410, 2641, 1930],
    ],
    [
      "rows that do not",
      [
        [5410, 100],
        [1930, -300],
        [1930, 50],
      ],
      -150,
      [5410, 1930],
    ],
    [
      "a struck row",
      [
        [5410, 100],
        [1930, -100, false],
      ],
      100,
      [5410],
    ],
    ["a row without account", [[undefined, 500]], 500, []],
  ])("%s", (_, rows, amount, accounts) => {
    expect(draftAmount(draftOf("a", rows))).toBe(amount);
    expect(draftAccounts(draftOf("a", rows))).toEqual(accounts);
  });
});

describe("DR6: the filter", () => {
  const drafts = [
    draftOf("TELIA Sverige", [[1930, -100]], { date: isoDate("2026-10-15"), ...analysis(true, DELETE) }),
    draftOf(
      "Café 999",
      [
        [5810, 100],
        [1930, -100],
      ],
      { date: isoDate("2026-10-16") },
    ),
    draftOf("Kvitto 1930 av 1000", [], analysis(true)),
    draftOf(
      "Åsa",
      [
        [1910, 7],
        [undefined, 0],
      ],
      { date: isoDate("2026-10-17"), ...analysis(false, DELETE) },
    ),
  ];
  const ALL: DraftFilter = {
    search: "",
    range: undefined,
    hideWithoutAction: false,
    hideNonSelected: false,
    hideCompleted: false,
  };
  const found = (filter: Partial<DraftFilter>) =>
    filteredDrafts(drafts, { ...ALL, ...filter }, isMarked).map((draft) => drafts.indexOf(draft));
  const days = (from: string, to: string) => ({ range: { from: isoDate(from), to: isoDate(to) } });

  test.each<[string, Partial<DraftFilter>, readonly number[]]>([
    ["all", {}, [0, 1, 2, 3]],
    ["1930 is an account, not a text", { search: " 1930 " }, [0, 1]],
    ["an account without rows", { search: "3001" }, []],
    ["1000 is the smallest that is an account", { search: "1000" }, []],
    ["999 is a text", { search: "999" }, [1]],
    ["193 is a text", { search: "193" }, [2]],
    ["text, whatever its case", { search: "telia SV" }, [0]],
    ["a letter that is marked means itself", { search: "å" }, [3]],
    ["a plain letter means both", { search: "cafe" }, [1]],
    ["days", days("2026-10-16", "2026-10-17"), [1, 3]],
    ["a day, which no draft without date has", days("2026-01-01", "2026-10-15"), [0]],
    ["without suggested action hidden", { hideWithoutAction: true }, [0, 3]],
    ["not selected hidden", { hideNonSelected: true }, [0, 2]],
    ["balanced hidden", { hideCompleted: true }, [0, 2, 3]],
    ["all three", { hideWithoutAction: true, hideNonSelected: true, hideCompleted: true }, [0]],
  ])("%s", (_, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});

describe("the order of the list", () => {
  const drafts = [
    draftOf("b", [[1930, 200]], { date: isoDate("2026-02-01"), ...analysis(false, DELETE) }),
    draftOf("a", [[2440, -300]], { date: isoDate("2026-02-01") }),
    draftOf("ö", []),
    draftOf("10", [[1510, 100]], {
      date: isoDate("2026-01-01"),
      ...analysis(true, { kind: "transfer", draftId: "b", probability: 0.9 }, DELETE),
    }),
    draftOf("9", [[1930, 200]], { date: isoDate("2026-03-01") }),
  ];
  test.each<[DraftSortKey, readonly string[]]>([
    ["date", ["ö", "10", "b", "a", "9"]],
    ["text", ["9", "10", "a", "b", "ö"]],
    ["accounts", ["ö", "10", "b", "9", "a"]],
    ["amount", ["a", "ö", "10", "b", "9"]],
    ["action", ["a", "ö", "9", "b", "10"]],
  ])("by %s", (key, expected) => {
    const ids = (descending: boolean) => sortedDrafts(drafts, key, descending).map(({ id }) => id);
    expect(ids(false)).toEqual(expected);
    expect(ids(true)).toEqual(expected.toReversed());
  });

  test("property: nothing is lost or made by an order", () => {
    fc.assert(
      fc.property(
        fc.array(anyDraft),
        fc.constantFrom<DraftSortKey>("date", "text", "accounts", "amount", "action"),
        fc.boolean(),
        (some, key, descending) => {
          const sorted = sortedDrafts(some, key, descending);
          expect(new Set(sorted)).toEqual(new Set(some));
          expect(sorted).toHaveLength(some.length);
        },
      ),
    );
  });
});

test("DR7: the first action of the analysis is the chosen one", () => {
  const transfer: DraftAction = { kind: "transfer", draftId: "b", probability: 0.9 };
  expect(chosenAction(draftOf("a", []))).toBeUndefined();
  expect(chosenAction(draftOf("a", [], analysis(true)))).toBeUndefined();
  expect(chosenAction(draftOf("a", [], analysis(true, DELETE, transfer)))).toBe(DELETE);
  expect(isMarked(draftOf("a", []))).toBe(false);
  expect(isMarked(draftOf("a", [], analysis(true)))).toBe(true);
});

describe("DR8: the draft of a file", () => {
  test.each([
    ["Faktura 2026-10-02 Ugnsservice.pdf", "2026-10-02", "Faktura 2026-10-02 Ugnsservice"],
    ["20261020 kvitto.no 2.JPG", "2026-10-20", "20261020 kvitto.no 2"],
    ["IMG_0001.HEIC", undefined, "IMG_0001"],
    ["Ka\u0308llor\u202E.png", undefined, "Källor"],
  ])("%s", (name, date, text) => {
    expect(draftOfFile({ attachmentId: "f1", name }, "d1")).toEqual({
      id: "d1",
      ...(date === undefined ? {} : { date }),
      text,
      entries: [],
      attachmentIds: ["f1"],
    });
  });
});
