import { accountNo } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { accountHref, returningHref, safeReturnUrl, voucherHref, voucherLabel } from "./report-address.ts";

test("an account's ledger keeps the period and the way back", () => {
  const returnUrl = "/accounting/report/balance?from=2025-01-01&to=2025-03-31";
  const href = accountHref(accountNo(1930), { from: "2025-01-01", to: "2025-03-31", returnUrl });
  const { pathname, searchParams } = new URL(href, "https://example.se");
  expect(pathname).toBe("/accounting/report/account/1930");
  expect(Object.fromEntries(searchParams)).toEqual({ from: "2025-01-01", to: "2025-03-31", returnUrl });
  expect(safeReturnUrl(searchParams.get("returnUrl") ?? undefined)).toBe(returnUrl);
});

test("without a period only the way back", () => {
  expect(accountHref(accountNo(1930), { returnUrl: "/accounting" })).toBe(
    "/accounting/report/account/1930?returnUrl=%2Faccounting",
  );
});

test.each([
  [undefined, "/accounting"],
  ["/accounting/report/result?from=2025-01-01&to=2025-06-30#x", undefined],
  ["https://evil.example/accounting", "/accounting"],
  ["//evil.example", "/accounting"],
  ["/\\evil.example", "/accounting"],
  ["/\t/evil.example", "/accounting"],
  ["/..//evil.example", "/accounting"],
  ["javascript:alert(1)", "/accounting"],
  ["accounting", "/accounting"],
  ["", "/accounting"],
])("returnUrl %j", (asked, expected) => {
  expect(safeReturnUrl(asked)).toBe(expected ?? asked);
});

test("a voucher leads to its page, and a draft to its own", () => {
  expect(voucherHref({ series: "A", number: 12 })).toBe("/accounting/transaction/A/12");
  expect(voucherHref({ series: "Å/1", number: 2 })).toBe("/accounting/transaction/%C3%85%2F1/2");
  expect(voucherHref({ series: "11111111-1111-1111-1111-111111111111", number: 0 })).toBe(
    "/accounting/draft/11111111-1111-1111-1111-111111111111",
  );
  expect(voucherLabel({ series: "A", number: 12 })).toBe("A\u00A012");
  expect(voucherLabel({ series: "11111111-1111-1111-1111-111111111111", number: 0 })).toBe("Utkast");
});

test("an address with a way back keeps what it had", () => {
  expect(returningHref("/accounting/transaction/A/1", "/accounting/vat/report?ruta=10")).toBe(
    "/accounting/transaction/A/1?returnUrl=%2Faccounting%2Fvat%2Freport%3Fruta%3D10",
  );
  expect(returningHref("/accounting/transaction/A/1?year=y1", "/accounting")).toBe(
    "/accounting/transaction/A/1?year=y1&returnUrl=%2Faccounting",
  );
});
