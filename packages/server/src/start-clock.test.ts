import { expect, test } from "vitest";
import { clockRefusalText } from "./start-clock.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const DAY = 24 * 3600 * 1000;

test.each([
  ["an empty database", undefined],
  ["a write of before", NOW.getTime() - 400 * DAY],
  ["a write a day ahead", NOW.getTime() + DAY],
])("ST40: a start after %s goes on", (_name, lastWriteAt) => {
  expect(clockRefusalText(lastWriteAt, NOW)).toBeUndefined();
});

test("ST40: a clock more than a day before the last write is told with both times and the ways out", () => {
  expect(clockRefusalText(NOW.getTime() + DAY + 1000, NOW)).toBe(
    "Servern startar inte: klockan är 2026-03-01T12:00:00.000Z, men det senaste i databasen sparades 2026-03-02T12:00:01.000Z. Ställ klockan rätt och starta igen. Är det klockan som var fel då: npm start -- --accept-clock",
  );
});
