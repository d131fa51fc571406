import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../data/api/api-failure.ts";
import { useVoucherCounts } from "./use-voucher-counts.ts";

const requestApi = vi.hoisted(() => vi.fn());
vi.mock("../../data/api/api-client.ts", () => ({ requestApi }));

const year = (digit: string): FiscalYear => ({
  id: fiscalYearIdFromGuid(digit.repeat(32)),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [],
});
const YEARS = ["1", "2", "3", "4"].map(year);

beforeEach(() => void requestApi.mockReset());

test("a year in which nothing is registered has none, one that cannot be asked for no figure", async () => {
  requestApi.mockResolvedValueOnce(Response.json({ etag: "1", count: 7, items: [] }));
  requestApi.mockResolvedValueOnce(new Response(null, { status: 204 }));
  requestApi.mockRejectedValueOnce(new ApiFailure({ status: 500, type: "Any", message: "Fel" }));
  requestApi.mockResolvedValueOnce(new Response("{}", { status: 404 }));
  const { result } = renderHook(() => useVoucherCounts(1, YEARS));
  await waitFor(() => expect(result.current.size).toBe(3));
  expect(YEARS.map(({ id }) => result.current.get(id))).toEqual([7, 0, undefined, 0]);
  expect(requestApi.mock.calls[0]?.[1]).toMatch(/\?absent=204$/);
});
