import { expect, test } from "vitest";
import { type Migration, migrateDocument } from "./migrate-document.ts";

const step = (mark: string): Migration => ({
  head: (json) => `${String(json)}${mark}`,
  item: (json) => `${String(json)}${mark}`,
});

test.each([
  [1, "h23", ["i23", "j23"]],
  [2, "h3", ["i3", "j3"]],
  [3, "h", ["i", "j"]],
])("version %i is lifted step by step", (version, head, items) => {
  const parts = { head: "h", items: ["i", "j"] };
  expect(migrateDocument(parts, version, [step("2"), step("3")])).toEqual({ head, items });
});

test.each([0, 2])("there is no step from version %i", (version) => {
  expect(() => migrateDocument({ head: {}, items: [] }, version, [])).toThrow("no migration");
});
