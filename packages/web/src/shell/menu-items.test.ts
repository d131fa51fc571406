import { expect, test } from "vitest";
import { activeMenuPath, type MenuFlags, visibleMenu } from "./menu-items.ts";

const NOTHING: MenuFlags = { company: false, fiscalYear: false, accountPlan: false, features: new Set() };

function labels(flags: Partial<MenuFlags>): readonly string[] {
  return visibleMenu({ ...NOTHING, ...flags }).flatMap((group) => group.items.map((item) => item.label));
}

test("each requirement stands for itself", () => {
  expect(labels({})).not.toContain("Räkenskapsår");
  expect(labels({ company: true })).toContain("Räkenskapsår");
  expect(labels({ company: true })).not.toContain("Kontoplan");
  expect(labels({ fiscalYear: true })).toContain("Kontoplan");
  expect(labels({ fiscalYear: true })).not.toContain("Räkenskapsår");
});

test("what needs nothing is there for everybody who is signed in (P1)", () => {
  expect(labels({})).toEqual(
    expect.arrayContaining(["Hem", "Transaktioner", "Balansrapport", "Importera SIE"]),
  );
});

test.each([
  ["/accounting", "/accounting"],
  ["/accounting/transaction", "/accounting/transaction"],
  ["/accounting/transaction/A/12", "/accounting/transaction"],
  ["/accounting/transactions", "/accounting"],
  ["/settings/company/edit/package", "/settings/company/edit"],
  ["/settings", undefined],
])("%s belongs to %s", (path, expected) => {
  expect(activeMenuPath(path)).toBe(expected);
});

test("g and a letter lead to the pages that there are, no letter to two", () => {
  const items = visibleMenu({ ...NOTHING, company: true, fiscalYear: true, accountPlan: true });
  const keys = items
    .flatMap((group) => group.items)
    .flatMap(({ goKey, path }) => (goKey ? [[goKey, path]] : []));
  expect(Object.fromEntries(keys)).toMatchObject({
    h: "/accounting",
    t: "/accounting/transaction",
    b: "/accounting/report/balance",
    r: "/accounting/report/result",
    k: "/accounting/accountPlan",
  });
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
});
