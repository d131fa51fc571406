import { expect, test } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import {
  hasSeriesEdits,
  NO_SERIES_EDITS,
  SERIES_FORMAT,
  type SeriesFormContent,
  seriesRows,
  withNewSeries,
  withoutSeries,
  withTypedSeries,
} from "./series-form-content.ts";

const A = { name: "A", startNo: 1, description: "Löpande bokföring" };
const K = { name: "K", startNo: 5, description: "Kassa" };
const STORED = [A, K];

const rowOf = (content: SeriesFormContent, index: number) => {
  const row = seriesRows(STORED, content)[index];
  if (row === undefined) throw new Error("no such line");
  return row;
};
const typed = (content: SeriesFormContent, index: number, fields: object) =>
  withTypedSeries(content, rowOf(content, index), fields);

test("what is typed back is no edit, and the name of a new series names its description", () => {
  const changed = typed(NO_SERIES_EDITS, 1, { description: "Kontant", startNo: "7" });
  expect(changed.changed).toEqual({ K: { description: "Kontant", startNo: "7" } });
  expect(typed(changed, 1, { description: "Kassa" }).changed).toEqual({ K: { startNo: "7" } });
  const back = typed(typed(changed, 1, { description: "Kassa" }), 1, { startNo: "5" });
  expect([back, hasSeriesEdits(back)]).toEqual([NO_SERIES_EDITS, false]);

  const more = withNewSeries(NO_SERIES_EDITS, seriesRows(STORED, NO_SERIES_EDITS));
  expect(more.added).toEqual([{ name: "B", description: "Löpande bokföring B", startNo: "1" }]);
  const named = typed(more, 2, { name: "L" });
  expect(named.added).toEqual([{ name: "L", description: "Löpande bokföring L", startNo: "1" }]);
  const own = typed(typed(named, 2, { description: "Löner" }), 2, { name: "M" });
  expect(own.added).toEqual([{ name: "M", description: "Löner", startNo: "1" }]);
});

test("a series that somebody adds meanwhile stays, also where another is removed", () => {
  const removed = withoutSeries(typed(NO_SERIES_EDITS, 1, { startNo: "9" }), rowOf(NO_SERIES_EDITS, 1));
  expect(removed).toEqual({ changed: {}, removed: ["K"], added: [] });
  const later = seriesRows([...STORED, { name: "X", startNo: 1, description: "" }], removed);
  expect(later.map(({ form }) => form.name)).toEqual(["A", "X"]);
  const added = withNewSeries(removed, later);
  const row = seriesRows(STORED, added)[1];
  expect(row && withoutSeries(added, row).added).toEqual([]);
});

test.each([
  [{ changed: { A: { startNo: "2" } }, removed: ["K"], added: [] }, "read"],
  [{ changed: {}, removed: [] }, "unreadable"],
])("%j is %s", (content, status) => {
  expect(readForm(SERIES_FORMAT, { version: 1, content }).status).toBe(status);
});
