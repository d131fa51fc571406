import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { expect, test } from "vitest";
import type { DemonstrationVoucher } from "./demonstration-year.ts";
import { voucherBatches } from "./voucher-batches.ts";

const voucher = (text: string): DemonstrationVoucher => ({
  transaction: {
    series: "A",
    date: isoDate("2026-01-01"),
    text,
    entries: [],
    locked: false,
    ...(text === "r"
      ? { corrects: { fiscalYearId: fiscalYearIdFromGuid("0".repeat(32)), series: "A", number: 1 } }
      : {}),
  },
});

test.each([
  ["", 2, 0, []],
  ["abc", 2, 0, ["register ab", "register c"]],
  ["abrrc", 9, 0, ["register ab", "correct rr", "register c"]],
  ["abrc", 9, 1, ["register b", "correct r", "register c"]],
  ["abrc", 9, 4, []],
])("%s in commits of %i from number %i", (texts, size, registered, expected) => {
  const batches = voucherBatches(Array.from(texts, voucher), size, registered);
  expect(
    batches.map(
      ({ intent, vouchers }) => `${intent} ${vouchers.map(({ transaction }) => transaction.text).join("")}`,
    ),
  ).toEqual(expected);
});
