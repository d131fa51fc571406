import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { exportFileName } from "./export-file-name.ts";

test.each([
  ["Åkessons Snickeri AB", "2025-01-01", "2025-12-31", "se", "export-Åkessons_Snickeri_AB-2025.se"],
  ["A-B/C:\\..", "2025-07-01", "2026-06-30", "sie", "export-A-B_C____-2025-2026.sie"],
  ["", "2024-01-01", "2024-12-31", "se", "export--2024.se"],
  ["Cafe\u0301 №1", "2024-01-01", "2024-12-31", "se", "export-Café__1-2024.se"],
])("IM21: %s, %s to %s", (name, from, to, ending, expected) => {
  expect(exportFileName(name, { from: isoDate(from), to: isoDate(to) }, ending)).toBe(expected);
});
