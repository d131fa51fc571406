import { expect, test } from "vitest";
import { booksOf, Q1, reportOf, sale, settle, YEAR } from "../vat-books.arbitrary.ts";
import { vatLeftText } from "./vat-left-text.ts";

const textOf = (...asked: Parameters<typeof reportOf>) =>
  vatLeftText(reportOf(...asked).parts)?.replaceAll("\u00A0", " ");
const SHARED = ["2025-12-01", "2026-02-28"] as const;
const NEXT = ["2026-01-01", "2026-12-31"] as const;
const BROKEN = ["2024-11-01", "2025-10-31"] as const;

test("what a period of one year has left is told by account", () => {
  expect(textOf([booksOf(YEAR, [sale("2025-02-01", 100)])], Q1)).toBe("Kvar på momskontona: 2611 (−100,00).");
  expect(textOf([booksOf(YEAR, [sale("2025-02-01", 100), settle("2025-03-31", 100)])], Q1)).toBeUndefined();
});

test("VR11: of a period that two years share the year of each account is named", () => {
  const old = booksOf(YEAR, [sale("2025-12-01", 100)]);
  const next = booksOf(NEXT, [sale("2026-01-01", 60), sale("2026-01-01", 6, 2621)]);
  expect(textOf([old, next], SHARED)).toBe(
    "Kvar på momskontona i räkenskapsåret 2025: 2611 (−100,00), och i räkenskapsåret 2026: 2611 (−60,00), 2621 (−6,00).",
  );
  const done = booksOf(NEXT, [sale("2026-01-01", 60), settle("2026-02-28", 60)]);
  expect(textOf([old, done], SHARED)).toBe("Kvar på momskontona i räkenskapsåret 2025: 2611 (−100,00).");
});

test("VR11: a broken year is named by its days", () => {
  const years = [
    booksOf(BROKEN, [sale("2025-10-05", 100)]),
    booksOf(["2025-11-01", "2026-10-31"], [sale("2025-12-05", 60), settle("2025-12-31", 60)]),
  ];
  expect(textOf(years, ["2025-10-01", "2025-12-31"])).toBe(
    "Kvar på momskontona i räkenskapsåret 2024-11-01 – 2025-10-31: 2611 (−100,00).",
  );
});
